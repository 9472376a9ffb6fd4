import { useRef, useState } from 'react'
import { cn } from '#lib/cn'
import { Button } from '../button/index.ts'
import { useT } from '../i18n/index.ts'
import {
  CircleAlertIcon,
  CircleCheckIcon,
  InfoIcon,
  TriangleAlertIcon,
  XIcon,
} from '../icons/index.ts'
import type { ToastEntry } from './toast-list.ts'
import { useClock } from './use-clock.ts'
import { useSwipe } from './use-swipe.ts'

const looks = {
  info: { Icon: InfoIcon, icon: 'text-primary-strong', bar: 'bg-primary-strong' },
  success: { Icon: CircleCheckIcon, icon: 'text-success', bar: 'bg-success' },
  warning: { Icon: TriangleAlertIcon, icon: 'text-warning', bar: 'bg-warning' },
  error: { Icon: CircleAlertIcon, icon: 'text-danger', bar: 'bg-danger' },
}

export type ToastProps = {
  toast: ToastEntry
  /** The page is hidden or another toast of the stack is looked at: time stands still. */
  paused: boolean
  /** It starts to go: whoever holds its focus hands it on. */
  onLeave: (toast: Element) => void
  /** It is gone. */
  onDismiss: (id: string) => void
}

/** One toast. Its clock stops while the pointer or the focus is in its stack; a finger swipes it away. */
export function Toast({ toast, paused, onLeave, onDismiss }: ToastProps) {
  const t = useT()
  const { Icon, icon, bar } = looks[toast.tone]
  // One that is replaced while it goes stays: it says something else now.
  const [leftTurn, setLeftTurn] = useState(0)
  const leaving = leftTurn === toast.turn
  const element = useRef<HTMLLIElement>(null)
  const leave = () => {
    if (element.current) onLeave(element.current)
    setLeftTurn(toast.turn)
  }
  useClock({ duration: toast.duration, turn: toast.turn, paused: paused || leaving }, leave)
  const { style, handlers } = useSwipe(leave)
  const timed = toast.progress && Number.isFinite(toast.duration)

  return (
    <li
      ref={element}
      data-slot="toast"
      data-tone={toast.tone}
      style={style}
      {...handlers}
      onAnimationEnd={({ target, currentTarget }) => {
        if (leaving && target === currentTarget) onDismiss(toast.id)
      }}
      className={cn(
        'pointer-events-auto relative flex w-full shrink-0 items-start gap-3 overflow-hidden rounded-tile bg-raised py-3.5 ps-4 pe-2.5 text-ink text-sm shadow-float forced-colors:border',
        leaving ? 'animate-rise-out' : 'animate-rise-in',
      )}
    >
      {toast.picture ? (
        <span className="size-12 shrink-0 overflow-hidden rounded-control bg-tile">
          {toast.picture}
        </span>
      ) : (
        <Icon aria-hidden="true" className={cn('mt-0.5 size-5 shrink-0', icon)} />
      )}
      <div
        className="min-w-0 flex-1 self-center"
        role={toast.tone === 'error' ? 'alert' : undefined}
      >
        <p className="break-words font-semibold">{toast.title}</p>
        {toast.description ? (
          <p className="break-words text-ink-muted">{toast.description}</p>
        ) : null}
        {toast.action ? (
          <div className="-ms-3.5 flex flex-wrap">
            {[toast.action, ...(toast.otherAction ? [toast.otherAction] : [])].map(
              ({ label, onSelect }) => (
                <Button
                  key={label}
                  variant="link"
                  size="sm"
                  onClick={() => {
                    onSelect()
                    leave()
                  }}
                >
                  {label}
                </Button>
              ),
            )}
          </div>
        ) : null}
      </div>
      <button
        type="button"
        data-slot="toast-dismiss"
        aria-label={t('Dismiss')}
        onClick={leave}
        className="relative grid size-7 shrink-0 place-items-center rounded-full text-ink-muted transition-colors after:absolute pointer-coarse:after:-inset-2 hover:bg-tile hover:text-ink"
      >
        <XIcon aria-hidden="true" className="size-4" />
      </button>
      {timed ? (
        <span
          key={toast.turn}
          aria-hidden="true"
          style={{
            animationDuration: `${toast.duration}ms`,
            animationPlayState: paused || leaving ? 'paused' : 'running',
          }}
          className={cn(
            'absolute inset-x-0 bottom-0 h-0.75 origin-left animate-run-out rtl:origin-right motion-reduce:hidden',
            bar,
          )}
        />
      ) : null}
    </li>
  )
}
