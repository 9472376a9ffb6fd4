import { useT } from '@shop/ui/i18n'
import {
  ClockIcon,
  LayoutGridIcon,
  LifeBuoyIcon,
  SearchIcon,
  StoreIcon,
  XIcon,
} from '@shop/ui/icons'
import { Picture } from '@shop/ui/picture'
import type { ReactNode } from 'react'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { priceOf } from '#app/lib/i18n/money.ts'
import { Link } from '#app/lib/link.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { usePicture } from '#app/state/shop/use-picture.ts'
import { completion, type SuggestionRow } from './suggestion-rows.ts'

/** What completes the typed letters is bold: it is what the row adds. */
function Completed({ name, text }: { name: string; text: string }) {
  const [before, typed, after] = completion(name, text)
  const isCompleted = before !== '' || after !== ''
  return (
    <bdi>
      {before ? <b className="font-semibold">{before}</b> : null}
      {typed}
      {isCompleted && after ? <b className="font-semibold">{after}</b> : null}
    </bdi>
  )
}

function Mark({ row }: { row: SuggestionRow }) {
  const pictureOf = usePicture()
  const picture =
    row.kind === 'product' ? row.product.thumbnail : row.kind === 'shop' ? row.logo : null
  if (picture !== null) {
    return (
      <span className="size-10 shrink-0 overflow-hidden rounded-control bg-tile">
        <Picture {...pictureOf(picture, 160)} alt="" width={40} height={40} sizes="40px" />
      </span>
    )
  }
  const Icon = {
    recent: ClockIcon,
    popular: SearchIcon,
    help: LifeBuoyIcon,
    shops: StoreIcon,
    shop: StoreIcon,
    category: LayoutGridIcon,
    product: LayoutGridIcon,
  }[row.kind]
  return <Icon aria-hidden="true" className="mx-2.5 size-5 shrink-0 text-ink-muted" />
}

export interface SuggestionRowViewProps {
  id: string
  row: SuggestionRow
  text: string
  active: boolean
  onChoose: () => void
  /** Takes a search out of the last ones. */
  onForget: () => void
}

/** One suggestion: a link that the box's arrow keys reach. */
export function SuggestionRowView({
  id,
  row,
  text,
  active,
  onChoose,
  onForget,
}: SuggestionRowViewProps) {
  const t = useT()
  const { money } = useShop()
  const aside: Record<SuggestionRow['kind'], () => ReactNode> = {
    product: () =>
      row.kind === 'product' ? (
        <span className="font-semibold tabular-nums">{money(priceOf(row.product))}</span>
      ) : null,
    category: () => (row.kind === 'category' ? row.within : null),
    recent: () => (
      // For the pointer; the keyboard has Delete.
      <span
        data-forget=""
        title={t('Remove')}
        className="-me-2 grid size-9 place-items-center rounded-full hover:text-ink"
      >
        <XIcon aria-hidden="true" className="size-4" />
      </span>
    ),
    popular: () => null,
    help: () => null,
    shop: () => null,
    shops: () => null,
  }
  return (
    <Link
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      to={row.to}
      // A press must not take the focus out of the box: that closes the list.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('[data-forget]')) {
          event.preventDefault()
          onForget()
        } else onChoose()
      }}
      className="flex min-h-11 items-center gap-3 rounded-control px-2 py-1 text-sm -outline-offset-2 hover:bg-tile aria-selected:bg-tile aria-selected:outline-2 aria-selected:outline-primary-strong"
    >
      <Mark row={row} />
      <span className="line-clamp-2 min-w-0 flex-1 break-words">
        {row.kind === 'shops' ? (
          t('Search shops for “{{term}}”', { term: isolate(row.name) })
        ) : (
          <Completed name={row.name} text={text} />
        )}
      </span>
      <span className="shrink-0 text-ink-muted">{aside[row.kind]()}</span>
    </Link>
  )
}
