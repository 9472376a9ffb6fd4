import {
  memo,
  type ReactNode,
  type RefObject,
  type UIEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { cn } from '#lib/cn'
import { ErrorState } from '../error-state/index.ts'
import { useT } from '../i18n/index.ts'
import { CheckIcon } from '../icons/index.ts'
import { Spinner } from '../spinner/index.ts'
import type { ComboboxOption } from './filter.ts'
import { usePopupPosition } from './use-popup-position.ts'

type OptionProps = {
  id: string
  option: ComboboxOption
  active: boolean
  selected: boolean
  /** Which of how many: not all of them are drawn. */
  position: number
  size: number
  onChoose: RefObject<(option: ComboboxOption) => void>
}

/** Drawn again only when it changes: an arrow key concerns two. */
const Option = memo(function Option({
  id,
  option,
  active,
  selected,
  position,
  size,
  onChoose,
}: OptionProps) {
  // Keys are the box's, which has the focus.
  const press = { onClick: () => (option.disabled ? undefined : onChoose.current(option)) }
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      aria-posinset={position}
      aria-setsize={size}
      aria-disabled={option.disabled || undefined}
      data-slot="combobox-option"
      data-active={active || undefined}
      {...press}
      className="flex min-h-10 cursor-pointer select-none items-center gap-3 rounded-control px-3 py-2 -outline-offset-2 [contain-intrinsic-size:auto_2.5rem] [content-visibility:auto] hover:bg-tile aria-disabled:cursor-default aria-disabled:text-ink-muted aria-disabled:opacity-60 data-active:bg-tile data-active:outline-2 data-active:outline-primary-strong pointer-coarse:min-h-11"
    >
      <span className="min-w-0 flex-1 break-words">
        <span className={selected ? 'font-semibold' : undefined}>{option.label}</span>
        {option.hint ? <span className="block text-ink-muted">{option.hint}</span> : null}
      </span>
      {selected ? (
        <CheckIcon aria-hidden="true" className="size-4.5 shrink-0 text-primary-strong" />
      ) : null}
    </div>
  )
})

// A list of a thousand opens as fast as one of fifty: the rest is drawn when it is scrolled to.
const batch = 50

/** Neighbours of one group as one list; options without a group stand by themselves. */
function grouped(options: ComboboxOption[]) {
  const groups: Array<{ name?: string; options: ComboboxOption[] }> = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.name === option.group) last.options.push(option)
    else groups.push({ name: option.group, options: [option] })
  }
  return groups
}

function scrollTo(list: HTMLElement, option: HTMLElement | null) {
  if (!option) return
  const room = list.getBoundingClientRect()
  const { top, bottom } = option.getBoundingClientRect()
  if (top < room.top) list.scrollTop -= room.top - top + 6
  else if (bottom > room.bottom) list.scrollTop += bottom - room.bottom + 6
}

export type ComboboxPopupProps = {
  listId: string
  label: string
  options: ComboboxOption[]
  optionId: (option: ComboboxOption) => string
  active: ComboboxOption | undefined
  selected: ComboboxOption | null
  onChoose: (option: ComboboxOption) => void
  loading: boolean
  loadError?: ReactNode
  onRetry?: () => void
  emptyText: ReactNode
}

/** The list under the box. Focus never leaves the box: the active option is told to screen readers. */
export function ComboboxPopup({
  listId,
  label,
  options,
  optionId,
  active,
  selected,
  onChoose,
  loading,
  loadError,
  onRetry,
  emptyText,
}: ComboboxPopupProps) {
  const t = useT()
  const popup = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const choose = useRef(onChoose)
  useEffect(() => {
    choose.current = onChoose
  })
  usePopupPosition(popup)

  const [drawn, setDrawn] = useState(batch)
  const reach = active ? options.indexOf(active) + batch : 0
  const visible = options.slice(0, Math.max(drawn, reach))
  const drawMore = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: UIEvent) => {
    if (scrollTop + 2 * clientHeight > scrollHeight && visible.length < options.length)
      setDrawn(visible.length + batch)
  }

  const activeId = active && optionId(active)
  // What is found by more letters is another list: it is read from its start.
  const found = useRef(options)
  useEffect(() => {
    if (!list.current) return
    if (found.current !== options) list.current.scrollTop = 0
    found.current = options
    if (activeId) scrollTo(list.current, document.getElementById(activeId))
  }, [activeId, options])

  let position = 0
  const draw = (option: ComboboxOption) => (
    <Option
      key={option.value}
      id={optionId(option)}
      option={option}
      active={option === active}
      selected={option.value === selected?.value}
      position={++position}
      size={options.length}
      onChoose={choose}
    />
  )
  const quiet = 'flex items-center gap-2 px-4 py-3 text-ink-muted'

  return (
    <div
      ref={popup}
      popover="manual"
      data-slot="combobox-popup"
      className="fixed inset-auto m-0 animate-menu-in flex-col open:flex overflow-hidden rounded-tile border-0 bg-raised p-0 text-ink text-sm shadow-float forced-colors:border"
    >
      {loadError ? (
        <ErrorState
          layout="inline"
          message={loadError}
          onRetry={onRetry}
          retrying={loading}
          className="p-3"
        />
      ) : loading ? (
        <p className={quiet}>
          <Spinner size="sm" />
          {t('Loading')}
        </p>
      ) : options.length === 0 ? (
        <p className={quiet}>{emptyText}</p>
      ) : null}
      <div
        ref={list}
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        aria-busy={loading || undefined}
        onMouseDown={(event) => event.preventDefault()}
        onScroll={drawMore}
        className={cn(
          'min-h-0 scrollbar-thin overflow-y-auto overscroll-contain outline-none',
          options.length > 0 && !loadError && 'p-1.5',
        )}
      >
        {loadError
          ? null
          : grouped(visible).map(({ name, options: members }) =>
              name ? (
                <fieldset key={name} aria-label={name} className="min-w-0">
                  <div aria-hidden="true" className="px-3 pt-2 pb-1 text-ink-muted text-xs">
                    {name}
                  </div>
                  {members.map(draw)}
                </fieldset>
              ) : (
                members.map(draw)
              ),
            )}
      </div>
    </div>
  )
}
