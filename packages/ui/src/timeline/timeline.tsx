import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#lib/cn'
import { useT } from '../i18n/index.ts'
import { CheckIcon, XIcon } from '../icons/index.ts'

export const timelineStates = {
  done: 'border-primary-strong bg-primary-strong text-on-primary-strong',
  current: 'border-primary-strong bg-ground text-primary-strong ring-4 ring-primary-soft',
  upcoming: 'border-hairline bg-ground text-ink-faint',
  failed: 'border-danger bg-danger text-on-signal',
}

const dot = cva('relative z-1 grid size-6 shrink-0 place-items-center rounded-full border-2', {
  variants: { state: timelineStates },
})

export type TimelineItem = {
  id: string | number
  /** What happened: "Order placed". */
  label: ReactNode
  /** When: already formatted. */
  time?: ReactNode
  /** A sentence more. */
  description?: ReactNode
  /** Drawn by shape and colour, and said in words to screen readers. */
  state: keyof typeof timelineStates
}

export type TimelineProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** Names the list: "Order status". */
  label: string
  /** The steps in the order of time. */
  items: TimelineItem[]
  /** `horizontal` turns vertical by itself below 640 px. */
  orientation?: 'vertical' | 'horizontal'
}

/** What happened, what is happening, what comes: an order's way. */
export function Timeline({
  label,
  items,
  orientation = 'vertical',
  className,
  ...props
}: TimelineProps) {
  const t = useT()
  const flat = orientation === 'horizontal'
  const words = {
    done: t('Done'),
    current: t('Current step'),
    upcoming: t('Still to come'),
    failed: t('Failed'),
  }
  return (
    <ol
      data-slot="timeline"
      aria-label={label}
      {...props}
      className={cn('grid', flat && 'sm:auto-cols-fr sm:grid-flow-col', className)}
    >
      {items.map(({ id, label: text, time, description, state }) => (
        <li
          key={id}
          aria-current={state === 'current' ? 'step' : undefined}
          className={cn(
            'group relative flex gap-4 pb-7 last:pb-0',
            flat && 'sm:flex-col sm:items-center sm:gap-3 sm:pb-0 sm:text-center',
          )}
        >
          <span
            aria-hidden="true"
            className={cn(
              'absolute start-[11px] top-6 bottom-0 border-s-2 group-last:hidden',
              flat &&
                'sm:start-1/2 sm:top-[11px] sm:bottom-auto sm:w-full sm:border-s-0 sm:border-t-2',
              state === 'done' ? 'border-primary-strong' : 'border-hairline',
            )}
          />
          <span className={dot({ state })}>
            {state === 'done' ? (
              <CheckIcon aria-hidden="true" className="size-3.5 stroke-3" />
            ) : null}
            {state === 'failed' ? <XIcon aria-hidden="true" className="size-3.5 stroke-3" /> : null}
            {state === 'current' ? (
              <span className="rounded-full border-5 border-primary-strong" />
            ) : null}
          </span>
          <span className={cn('wrap-anywhere min-w-0 text-sm', flat && 'sm:px-2')}>
            <span
              className={cn(
                'block font-semibold leading-6',
                state === 'upcoming' ? 'text-ink-muted' : 'text-ink',
              )}
            >
              {text}
              <span className="sr-only"> ({words[state]})</span>
            </span>
            {time ? (
              <span className="block text-balance text-ink-muted">
                <bdi>{time}</bdi>
              </span>
            ) : null}
            {description ? <span className="mt-1 block text-ink-soft">{description}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  )
}
