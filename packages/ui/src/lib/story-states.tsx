import type { ReactNode } from 'react'

export type StoryState = 'rest' | 'hover' | 'focus' | 'pressed' | 'disabled'

/** What a field can be in: it shows no press of its own. */
export const fieldStates: StoryState[] = ['rest', 'hover', 'focus', 'disabled']

/** What a link can be in: it is never disabled. */
export const linkStates: StoryState[] = ['rest', 'hover', 'focus']

const names: Record<StoryState, string> = {
  rest: 'Rest',
  hover: 'Hover',
  focus: 'Focus',
  pressed: 'Pressed',
  disabled: 'Disabled',
}

// The pseudo-states addon repeats every rule for these classes: `-all` for all that is inside.
const classes: Partial<Record<StoryState, string>> = {
  hover: 'pseudo-hover-all',
  pressed: 'pseudo-hover-all pseudo-active-all',
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** Focus is one element's, unlike hover, which is also that of all around it. */
const focusFirst = (cell: HTMLElement | null) =>
  cell?.querySelector(focusable)?.classList.add('pseudo-focus-visible', 'pseudo-focus')

export type StoryStatesProps<Row extends string> = {
  states?: StoryState[]
  /** What differs down the page, such as the variants; drawn as given. */
  rows?: Row[]
  /** Draws one cell. The state `disabled` is the caller's to set. */
  children: (row: Row, state: StoryState) => ReactNode
}

/** For stories: a component in every state that pointer and keyboard give it, side by side. */
export function StoryStates<Row extends string>({
  states = ['rest', 'hover', 'focus', 'pressed', 'disabled'],
  rows = ['' as Row],
  children,
}: StoryStatesProps<Row>) {
  return (
    <div className="grid gap-6">
      {rows.map((row) => (
        <div key={row} className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
          {states.map((state) => (
            <div key={state} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
              <span className="text-ink-muted text-xs">
                {row ? `${row}, ${names[state].toLowerCase()}` : names[state]}
              </span>
              <div
                ref={state === 'focus' ? (cell) => void focusFirst(cell) : undefined}
                className={`w-full ${classes[state] ?? ''}`}
              >
                {children(row, state)}
              </div>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
