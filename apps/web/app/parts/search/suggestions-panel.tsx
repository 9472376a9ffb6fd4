import '#app/whole.css'
import { useT } from '@shop/ui/i18n'
import { useOpenOverlay } from '@shop/ui/open-overlays'
import { Skeleton } from '@shop/ui/skeleton'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { categoriesResource } from '#app/data/catalogue.ts'
import { useResource } from '#app/data/resource.ts'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { useNavigate } from '#app/lib/use-navigate.ts'
import { answersFor } from '#app/parts/help/answers.ts'
import { forgetSearch, recentSearches, rememberSearch } from '#app/state/search/recent.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import type { SuggestionsProps } from './search-props.ts'
import { SuggestionRowView } from './suggestion-row.tsx'
import { type SuggestionRow, suggestionGroups } from './suggestion-rows.ts'
import { usePopular } from './use-popular.ts'
import { useSuggestions } from './use-suggestions.ts'

const places = ['first', 'second', 'third', 'fourth']

/** Rows at most, on phones and on wider screens. */
const most = () => (matchMedia('(min-width: 48rem)').matches ? 10 : 8)

/**
 * What the box suggests: the last searches, popular ones and categories while it is empty, then products,
 * categories and shops. The focus stays in the box; arrows, Home, End, Enter, Escape and Delete are read there.
 */
export default function SuggestionsPanel({
  text: typed,
  edits,
  input,
  onBox,
  onSearch,
  floats,
}: SuggestionsProps) {
  const t = useT()
  const navigate = useNavigate()
  const { settings } = useShop()
  const shopsHref = settings.multi_vendor ? '/shops' : null
  const { data: categories = [] } = useResource(categoriesResource, [])
  const listId = useId()
  const text = typed.trim()
  const { found, last } = useSuggestions(text)
  const popular = usePopular(text === '')
  const [recent, setRecent] = useState(recentSearches)
  // Whoever has left the box before this code came wants nothing of it any more.
  const [open, setOpen] = useState(() => document.activeElement === input.current)
  const [activeId, setActiveId] = useState<string | null>(null)
  const [lastEdits, setLastEdits] = useState(edits)
  if (lastEdits !== edits) {
    setLastEdits(edits)
    // A search may have gone off since the box was entered: the focus stays in it.
    setRecent(recentSearches())
    setOpen(true)
    setActiveId(null)
  }

  const groups = suggestionGroups({
    text,
    found: last,
    question: last?.help_topic ? answersFor(t, settings)[last.help_topic].title : null,
    recent,
    popular,
    categories,
    shopsHref,
    most: most(),
  })
  const rows = groups.flatMap((group) => group.rows)
  const names = {
    recent: t('Recent searches'),
    popular: t('Popular'),
    help: t('Help Center'),
    product: t('Products'),
    category: t('Categories'),
    shop: t('Shops'),
  }
  const isEmpty =
    found !== null &&
    found.help_topic === null &&
    found.products.length + found.categories.length + found.shops.length === 0
  const shown = open && (groups.length > 0 || isEmpty)
  useOpenOverlay(shown && floats === true, () => setOpen(false))
  const active = shown ? rows.find(({ id }) => id === activeId) : undefined
  const idOf = (row: SuggestionRow) => `${listId}-${row.id}`

  const close = () => {
    setOpen(false)
    setActiveId(null)
  }
  const leave = () => {
    close()
    if (text !== '') rememberSearch(text)
    onSearch?.()
  }
  const forget = (term: string) => {
    forgetSearch(term)
    setRecent(recentSearches())
    setActiveId(null)
  }
  const step = (by: number) => {
    const at = active ? rows.indexOf(active) + by : by > 0 ? 0 : rows.length - 1
    // Past either end the box itself is chosen again.
    setActiveId(rows[at]?.id ?? null)
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Escape: close,
    ...(active && {
      Home: () => setActiveId(rows[0]?.id ?? null),
      End: () => setActiveId(rows.at(-1)?.id ?? null),
      Enter: () => {
        leave()
        void navigate(active.to)
      },
    }),
    ...(active?.kind === 'recent' && { Delete: () => forget(active.name) }),
  }

  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    if (!shown) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      setOpen(true)
    }
    if (event.key === 'Enter' && !active) setOpen(false)
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  })
  const hearFocus = useEffectEvent(() => {
    setRecent(recentSearches())
    setOpen(true)
  })
  // What comes back begins at its first row.
  const hearBlur = useEffectEvent(close)
  useEffect(() => {
    const box = input.current
    if (!box) return
    const listening = new AbortController()
    const { signal } = listening
    box.addEventListener('keydown', hear, { signal })
    box.addEventListener('focus', hearFocus, { signal })
    box.addEventListener('pointerdown', () => setOpen(true), { signal })
    box.addEventListener('blur', hearBlur, { signal })
    return () => listening.abort()
  }, [input])

  const activeOption = active && idOf(active)
  useEffect(() => {
    onBox({
      'aria-expanded': shown,
      'aria-controls': shown ? listId : undefined,
      'aria-activedescendant': activeOption,
    })
    if (activeOption) document.getElementById(activeOption)?.scrollIntoView({ block: 'nearest' })
  }, [onBox, shown, listId, activeOption])

  const heading = found?.spelling
    ? t('Showing results for “{{term}}”', { term: isolate(found.spelling) })
    : isEmpty
      ? t('Nothing found for “{{term}}”', { term: isolate(text) })
      : null
  const count = shown && (found || text === '') ? rows.length : 0
  return (
    <>
      <p role="status" className="sr-only">
        {shown && heading ? `${heading}. ` : ''}
        {count === 0 ? '' : t('{{count}} suggestions', { count, defaultValue_one: '1 suggestion' })}
      </p>
      {shown ? (
        <div
          className={`animate-fade-in overflow-y-auto overscroll-contain bg-raised ${floats ? 'absolute inset-x-0 top-full z-40 mt-2 max-h-[min(36rem,75dvh)] rounded-float border border-hairline p-2 shadow-float' : 'mt-3 max-h-[60dvh]'}`}
        >
          {heading ? <p className="px-2 py-2 text-ink-soft text-sm">{heading}</p> : null}
          {isEmpty && !found?.spelling ? (
            <p className="px-2 pb-2 text-ink-muted text-sm">
              {t('Check the spelling, use fewer words, or look around here.')}
            </p>
          ) : null}
          <div id={listId} role="listbox" aria-label={t('Suggestions')} className="grid gap-2">
            {groups.map(({ kind, rows: own, awaited = 0 }) => (
              <fieldset key={kind} aria-label={names[kind]} className="min-w-0">
                <p aria-hidden="true" className="px-2 py-1 font-semibold text-ink-muted text-xs">
                  {names[kind]}
                </p>
                {own.map((row) => (
                  <SuggestionRowView
                    key={row.id}
                    id={idOf(row)}
                    row={row}
                    text={text}
                    active={row === active}
                    onChoose={leave}
                    onForget={() => forget(row.name)}
                  />
                ))}
                {places.slice(0, awaited).map((place) => (
                  <span key={place} className="flex h-11 items-center gap-3 px-2">
                    <Skeleton className="mx-2.5 size-5 rounded-full" />
                    <Skeleton className="h-4 w-1/3" />
                  </span>
                ))}
              </fieldset>
            ))}
          </div>
        </div>
      ) : null}
    </>
  )
}
