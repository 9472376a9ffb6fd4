import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'
import { CheckIcon } from '../icons/index.ts'

export const stepStates = {
  done: 'border-transparent bg-primary-soft text-ink',
  current: 'border-primary bg-primary text-on-primary',
  upcoming: 'border-hairline',
}

const circle = cva(
  'grid size-6 shrink-0 place-items-center rounded-full border font-semibold text-xs tabular-nums',
  { variants: { state: stepStates } },
)

export type StepsProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** Each step's name, in order: "Cart", "Checkout", "Order placed". */
  items: readonly string[]
  /** Which of them one is at, from 0. */
  current: number
}

const stateOf = (at: number, current: number): keyof typeof stepStates =>
  at === current ? 'current' : at < current ? 'done' : 'upcoming'

/** How far one has come. On phones the step that one is at is seen, the others are heard. */
export function Steps({ items, current, className, ...props }: StepsProps) {
  return (
    <ol
      data-slot="steps"
      {...props}
      className={cn('flex shrink-0 items-center gap-2 text-sm sm:gap-4', className)}
    >
      {items.map((name, at) => {
        const state = stateOf(at, current)
        return (
          <li
            key={name}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
            className={cn(
              'flex items-center gap-2',
              state === 'current' ? 'font-semibold' : 'text-ink-muted max-sm:sr-only',
            )}
          >
            <span aria-hidden="true" className={circle({ state })}>
              {state === 'done' ? <CheckIcon className="size-3.5" /> : at + 1}
            </span>
            {name}
          </li>
        )
      })}
    </ol>
  )
}
