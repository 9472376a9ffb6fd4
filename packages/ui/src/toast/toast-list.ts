import type { ReactNode } from 'react'

export type ToastTone = 'info' | 'success' | 'warning' | 'error'

export type ToastPosition =
  | 'top-center'
  | 'top-right'
  | 'bottom-start'
  | 'bottom-center'
  | 'bottom-end'

type ToastAction = { label: string; onSelect: () => void }

export type ToastOptions = {
  /** Give an id to replace a toast that is still there. */
  id?: string
  /** What happened, in a few words. */
  title: ReactNode
  /** A sentence more. */
  description?: ReactNode
  /** A picture at the start: a product's thumbnail. It takes the place of the tone's icon. */
  picture?: ReactNode
  /** `error` is read out at once, the others when there is a pause. */
  tone?: ToastTone
  /** One thing that can be done about it; it sends the toast away. Never the only way to do it. */
  action?: ToastAction
  /** Another thing that can be done, beside `action`. */
  otherAction?: ToastAction
  /** Milliseconds until it goes; Infinity keeps it until it is dismissed. */
  duration?: number
  /**
   * Where its stack stands; start and end mirror in RTL, `top-right` is one place for all
   * (specification.md section 8).
   */
  position?: ToastPosition
  /** Show how much time is left. */
  progress?: boolean
  /** Called when it goes, whoever sent it away. */
  onDismiss?: () => void
}

export type ToastEntry = ToastOptions &
  Required<Pick<ToastOptions, 'tone' | 'duration' | 'position' | 'progress'>> & {
    id: string
    /** Grows when a toast is replaced, so that its clock starts again. */
    turn: number
  }

/** At most this many stand at once; the oldest gives way. */
export const toastLimit = 20

/** 5 seconds with a progress bar at the bottom start: left, and right in RTL. */
export const toastDefaults = {
  tone: 'info',
  duration: 5000,
  position: 'bottom-start',
  progress: true,
} as const

/** Adds a toast, or replaces the one with its id. */
export function addToast(toasts: ToastEntry[], id: string, options: ToastOptions): ToastEntry[] {
  const known = toasts.find((toast) => toast.id === id)
  const entry: ToastEntry = { ...toastDefaults, ...options, id, turn: (known?.turn ?? 0) + 1 }
  if (known) return toasts.map((toast) => (toast.id === id ? entry : toast))
  return [...toasts, entry].slice(-toastLimit)
}
