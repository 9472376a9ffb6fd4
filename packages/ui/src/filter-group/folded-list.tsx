import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

export type FoldedListProps<Item> = {
  /** All of them, the most useful first. */
  items: readonly Item[]
  /** More than `most` fold to this many. */
  shown?: number
  /** How many stand there before "Show more" is pressed. */
  most?: number
  /** What opens the rest: "Show 12 more". */
  moreLabel: (count: number) => string
  /** What is chosen is not folded away. */
  isChosen: (id: number) => boolean
  /** How many products it leaves: of a list that folds, what leaves nothing is left out; null while nobody knows. */
  countOf: (id: number) => number | null
  /** Draws one. */
  render: (item: Item) => ReactNode
  /** Of the list. */
  className?: string
}

/**
 * A list that shows its first few; the rest opens among them, and its first link takes the focus of what opened it.
 * Narrowing the list moves none of them.
 */
export function FoldedList<Item extends { id: number }>({
  items,
  shown = 6,
  most = 8,
  moreLabel,
  isChosen,
  countOf,
  render,
  className,
}: FoldedListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const folds = items.length > most
  const leading = items.filter(({ id }) => countOf(id) !== 0)
  // Where none leaves anything, some are still seen.
  const useful = (leading.length > 0 ? leading : items).slice(0, shown).map(({ id }) => id)
  // Those that were seen go on, also when nothing is left of them: what is below would move.
  const of = items.map(({ id }) => id).join()
  const [seen, setSeen] = useState({ of: '', ids: useful })
  if (seen.of !== of && items.some(({ id }) => countOf(id) !== null)) setSeen({ of, ids: useful })
  const ids = seen.of === of ? seen.ids : useful
  const first = folds ? items.filter(({ id }) => ids.includes(id) || isChosen(id)) : items
  // What leaves nothing cannot be pressed: it is no reason to unfold them.
  const rest = folds ? items.filter((item) => !first.includes(item) && countOf(item.id) !== 0) : []
  const unfold = () => {
    const all = items.filter((item) => first.includes(item) || rest.includes(item))
    flushSync(() => setSeen({ of, ids: all.map(({ id }) => id) }))
    const opened = list.current?.children[all.findIndex((item) => rest.includes(item))]
    opened?.querySelector<HTMLElement>('a, button')?.focus()
  }
  return (
    <>
      <ul ref={list} data-slot="folded-list" className={className}>
        {first.map((item) => (
          <li key={item.id}>{render(item)}</li>
        ))}
      </ul>
      {rest.length > 0 ? (
        // Without scripts it opens below.
        <details className="group/more" onToggle={unfold}>
          <summary className="inline-flex min-h-9 items-center rounded-mark font-semibold text-primary-strong text-sm underline-offset-4 group-open/more:hidden hover:underline">
            {moreLabel(rest.length)}
          </summary>
          <ul className={className}>
            {rest.map((item) => (
              <li key={item.id}>{render(item)}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}
