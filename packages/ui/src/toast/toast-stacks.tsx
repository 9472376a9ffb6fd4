import { type ReactNode, useEffect, useState } from 'react'
import { cn } from '#lib/cn'
import { Toast } from './toast.tsx'
import type { ToastEntry, ToastPosition } from './toast-list.ts'

const places: Record<ToastPosition, string> = {
  'top-start': 'start-0 top-0',
  'top-center': 'inset-x-0 top-0 mx-auto',
  'top-end': 'end-0 top-0',
  'bottom-start': 'start-0 bottom-0 flex-col-reverse',
  'bottom-center': 'inset-x-0 bottom-0 mx-auto flex-col-reverse',
  'bottom-end': 'end-0 bottom-0 flex-col-reverse',
}

function usePageHidden() {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    const look = () => setHidden(document.hidden)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return hidden
}

export type ToastStacksProps = { toasts: ToastEntry[]; onDismiss: (id: string) => void }

/** The toasts, stacked where each wants to be. Comes with the first of them. */
export default function ToastStacks({ toasts, onDismiss }: ToastStacksProps) {
  const hidden = usePageHidden()
  const positions = Object.keys(places) as ToastPosition[]
  const dismiss = (id: string) => {
    onDismiss(id)
    toasts.find((toast) => toast.id === id)?.onDismiss?.()
  }
  return positions.map((position) => {
    const stack = toasts.filter((toast) => toast.position === position)
    return stack.length === 0 ? null : (
      <Stack key={position} place={places[position]}>
        {(looking) =>
          stack.map((toast) => (
            <Toast key={toast.id} toast={toast} paused={looking || hidden} onDismiss={dismiss} />
          ))
        }
      </Stack>
    )
  })
}

type StackProps = { place: string; children: (looking: boolean) => ReactNode }

function Stack({ place, children }: StackProps) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  return (
    <ol
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false)
      }}
      className={cn(
        'pointer-events-none fixed z-70 flex max-h-dvh w-full max-w-104 flex-col gap-3 overflow-hidden p-4',
        place,
      )}
    >
      {children(hovered || focused)}
    </ol>
  )
}
