import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { cn } from '#lib/cn'
import { mergeRefs } from '#lib/merge-refs'
import { isRtl } from '#lib/text-direction'
import { useControlled } from '#lib/use-controlled'
import { tabListStyle, tabStyle } from '../tab-links/tab-style.ts'

type TabsState = {
  id: string
  value: string
  select: (value: string) => void
  isManual: boolean
  isVertical: boolean
  /** The tab that the Tab key comes to where none is open; null where one is. */
  entry: string | null
  setEntry: (value: string | null) => void
}

const tabsIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role=tab]:enabled')]

/** Ids stand in lists that spaces part. */
const idPart = (value: string) => value.replace(/\s+/g, '_')

const TabsContext = createContext<TabsState | null>(null)

function useTabs() {
  const state = useContext(TabsContext)
  if (!state) throw new Error('A part of Tabs was used on its own: put it inside Tabs.')
  return state
}

export type TabsProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> & {
  /** The value of the open tab, when its owner holds it. */
  value?: string
  /** The value of the tab that is open at first; none without it. */
  defaultValue?: string
  /** Another tab was chosen: its `value`. */
  onValueChange?: (value: string) => void
  /** `manual`: the arrow keys only move, Enter and Space open. For panels that cost a call. */
  activation?: 'automatic' | 'manual'
  /** `vertical`: the tabs stand in a column before the panel, and the up and down arrow keys move. */
  orientation?: 'horizontal' | 'vertical'
}

/** Several panels in one place. When the choice belongs in the URL, use TabLinks. */
export function Tabs({
  value,
  defaultValue = '',
  onValueChange,
  activation = 'automatic',
  orientation = 'horizontal',
  className,
  ...props
}: TabsProps) {
  const id = useId()
  const [selected, select] = useControlled(value, defaultValue, onValueChange)
  const [entry, setEntry] = useState<string | null>(null)
  const isVertical = orientation === 'vertical'
  const isManual = activation === 'manual'
  return (
    <TabsContext value={{ id, value: selected, select, isManual, isVertical, entry, setEntry }}>
      <div
        data-slot="tabs"
        data-orientation={orientation}
        {...props}
        className={cn(isVertical && 'flex items-start gap-6', className)}
      />
    </TabsContext>
  )
}

export type TabListProps = ComponentProps<'div'> & {
  /** Names the row: "About the product". */
  label: string
}

/** Holds the tabs. Arrow keys, Home and End move, and open unless that is manual. */
export function TabList({ label, onKeyDown, className, ref, ...props }: TabListProps) {
  const { isManual, isVertical, setEntry } = useTabs()
  const list = useRef<HTMLDivElement>(null)
  const refs = useMemo(() => mergeRefs(list, ref), [ref])
  useLayoutEffect(() => {
    const tabs = list.current ? tabsIn(list.current) : []
    const isOneOpen = tabs.some((tab) => tab.ariaSelected === 'true')
    setEntry(isOneOpen ? null : (tabs[0]?.id ?? null))
  })
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    // With Alt, Ctrl or Meta they are the browser's: back, the end of the page.
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    const tabs = tabsIn(event.currentTarget)
    const at = tabs.indexOf(document.activeElement as HTMLElement)
    const ends = isRtl(event.currentTarget)
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight']
    const [backward = '', forward = ''] = isVertical ? ['ArrowUp', 'ArrowDown'] : ends
    const target = {
      [forward]: tabs[(at + 1) % tabs.length],
      [backward]: tabs.at(at - 1),
      Home: tabs[0],
      End: tabs.at(-1),
    }[event.key]
    if (!target) return
    event.preventDefault()
    target.focus()
    if (!isManual) target.click()
  }
  return (
    <div
      data-slot="tab-list"
      role="tablist"
      aria-label={label}
      aria-orientation={isVertical ? 'vertical' : undefined}
      {...props}
      ref={refs}
      onKeyDown={press}
      className={cn(
        tabListStyle,
        isVertical &&
          'shrink-0 flex-col gap-1 overflow-x-hidden border-e border-b-0 [&>*]:justify-start',
        className,
      )}
    />
  )
}

export type TabProps = Omit<ComponentProps<'button'>, 'value'> & {
  /** Which panel it opens. */
  value: string
}

/** The title of a panel. */
export function Tab({ value, onClick, className, ...props }: TabProps) {
  const tabs = useTabs()
  const selected = tabs.value === value
  const id = `${tabs.id}-tab-${idPart(value)}`
  return (
    <button
      data-slot="tab"
      type="button"
      role="tab"
      id={id}
      aria-controls={`${tabs.id}-panel-${idPart(value)}`}
      aria-selected={selected}
      tabIndex={selected || tabs.entry === id ? 0 : -1}
      {...props}
      onClick={(event) => {
        onClick?.(event)
        tabs.select(value)
      }}
      className={cn(
        tabStyle(selected),
        'disabled:text-ink-faint',
        tabs.isVertical &&
          'after:inset-x-auto after:inset-y-0 after:-end-px after:h-auto after:w-0.5 pe-4',
        className,
      )}
    />
  )
}

export type TabPanelProps = ComponentProps<'div'> & {
  /** The tab that opens it. */
  value: string
  /** A list of tabs and their panels. */
  children: ReactNode
}

/**
 * What a tab shows. Closed panels stay in the page, hidden. The Tab key comes to the panel itself, so
 * that it can be read; where it starts with something to press, pass `tabIndex={-1}`.
 */
export function TabPanel({ value, tabIndex = 0, className, ref, ...props }: TabPanelProps) {
  const tabs = useTabs()
  return (
    <div
      data-slot="tab-panel"
      role="tabpanel"
      id={`${tabs.id}-panel-${idPart(value)}`}
      aria-labelledby={`${tabs.id}-tab-${idPart(value)}`}
      hidden={tabs.value !== value}
      tabIndex={tabIndex}
      {...props}
      ref={ref}
      className={cn(
        'rounded-mark outline-offset-4',
        tabs.isVertical ? 'min-w-0 flex-1 pt-2' : 'pt-6',
        className,
      )}
    />
  )
}
