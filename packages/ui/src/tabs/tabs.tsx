import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useId,
} from 'react'
import { cn } from '#lib/cn'
import { isRtl } from '#lib/text-direction'
import { useControlled } from '#lib/use-controlled'

type TabsState = { id: string; value: string; select: (value: string) => void }

/** Ids stand in lists that spaces part. */
const idPart = (value: string) => value.replace(/\s+/g, '_')

const TabsContext = createContext<TabsState | null>(null)

function useTabs() {
  const state = useContext(TabsContext)
  if (!state) throw new Error('A part of Tabs was used on its own: put it inside Tabs.')
  return state
}

/** The look of a tab; the links of TabLinks share it. */
export const tabStyle = (selected: boolean) =>
  cn(
    'relative inline-flex h-12 rounded-mark shrink-0 items-center gap-2 whitespace-nowrap px-1 font-medium text-sm -outline-offset-2 transition-colors after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:rounded-full',
    selected
      ? 'text-ink after:bg-primary-strong forced-colors:after:h-1 forced-colors:after:bg-[Highlight]'
      : 'text-ink-muted hover:text-ink',
  )

/** The line that tabs stand on; scrolls sideways when they are many. */
export const tabListStyle =
  'flex gap-4 overflow-x-auto overflow-y-hidden border-hairline border-b scrollbar-none'

export type TabsProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange'> & {
  /** The value of the open tab, when its owner holds it. */
  value?: string
  /** The value of the tab that is open at first; one of the two is needed. */
  defaultValue?: string
  onValueChange?: (value: string) => void
}

/** Several panels in one place. When the choice belongs in the URL, use TabLinks. */
export function Tabs({ value, defaultValue = '', onValueChange, ...props }: TabsProps) {
  const id = useId()
  const [selected, select] = useControlled(value, defaultValue, onValueChange)
  return (
    <TabsContext value={{ id, value: selected, select }}>
      <div data-slot="tabs" {...props} />
    </TabsContext>
  )
}

export type TabListProps = ComponentProps<'div'> & {
  /** Names the row: "About the product". */
  label: string
}

/** Holds the tabs. Arrow keys, Home and End move and select. */
export function TabList({ label, onKeyDown, className, ...props }: TabListProps) {
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented) return
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:enabled')]
    const at = tabs.indexOf(document.activeElement as HTMLElement)
    const forward = isRtl(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight'
    const backward = isRtl(event.currentTarget) ? 'ArrowRight' : 'ArrowLeft'
    const target = {
      [forward]: tabs[(at + 1) % tabs.length],
      [backward]: tabs.at(at - 1),
      Home: tabs[0],
      End: tabs.at(-1),
    }[event.key]
    if (!target) return
    event.preventDefault()
    target.focus()
    target.click()
  }
  return (
    <div
      data-slot="tab-list"
      role="tablist"
      aria-label={label}
      {...props}
      onKeyDown={press}
      className={cn(tabListStyle, className)}
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
  return (
    <button
      data-slot="tab"
      type="button"
      role="tab"
      id={`${tabs.id}-tab-${idPart(value)}`}
      aria-controls={`${tabs.id}-panel-${idPart(value)}`}
      aria-selected={selected}
      tabIndex={selected ? 0 : -1}
      {...props}
      onClick={(event) => {
        onClick?.(event)
        tabs.select(value)
      }}
      className={cn(tabStyle(selected), 'disabled:text-ink-faint', className)}
    />
  )
}

export type TabPanelProps = ComponentProps<'div'> & {
  /** The tab that opens it. */
  value: string
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
      className={cn('rounded-mark pt-6 outline-offset-4', className)}
    />
  )
}
