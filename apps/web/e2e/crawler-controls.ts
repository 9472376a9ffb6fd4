import type { Page } from '@playwright/test'

const roles = [
  'button',
  'switch',
  'tab',
  'checkbox',
  'radio',
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
] as const

const everything = (page: Page) =>
  roles.map((role) => page.getByRole(role, { disabled: false })).reduce((one, more) => one.or(more))

/** Something to press; equal ones have the same key. */
export interface Control {
  key: string
  /** For a reader of the findings. */
  label: string
  /** Among those of the same key. */
  place: 'first' | 'last'
  /** What it stands in: the screen, the header, a dialog. */
  frame: string
  isChoice: boolean
  /** In the screen itself, not in a dialog over it. */
  isInMain: boolean
}

/** Runs in the page. */
function describe(elements: Element[], screen: string) {
  const named = (element: Element | null): string => {
    const ids = element?.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    return (labels || element?.getAttribute('aria-label') || '').trim()
  }
  return elements.map((element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null
    const name = (named(element) || (label ?? element.textContent ?? '')).trim()
    const overlay = element.closest('[role=dialog], [role=alertdialog], [role=menu]')
    const outside = element.closest('header, footer')
    const isInMain = element.closest('main') !== null
    const frame = overlay
      ? `${overlay.getAttribute('role')} "${named(overlay)}"`
      : outside && !isInMain
        ? outside.localName
        : `${screen} ${isInMain ? 'main' : 'page'}`
    const place = element.closest('section, aside, nav, form, fieldset, [role=radiogroup]')
    const row = frame.endsWith(' main') || overlay ? element.closest('article, li, tr') : null
    // In a list the same control comes again with each row, under another name.
    const shape = row
      ? `row ${element.className} ${[...row.querySelectorAll(element.localName)].indexOf(element)}`
      : name.replace(/\d+/g, '#')
    const role = element.getAttribute('role') ?? element.getAttribute('type') ?? element.localName
    return {
      key: [frame, named(place), role, shape].join(' | '),
      frame,
      label: `${frame} › ${role} "${name}"`,
      isChoice: ['checkbox', 'radio', 'switch'].includes(role),
      isInList: row !== null,
      isInMain: isInMain && !overlay,
      // Choosing once more what is chosen changes nothing.
      isChosen:
        !['checkbox', 'switch'].includes(role) &&
        element.matches(':checked, [aria-checked=true], [aria-selected=true], [aria-current=true]'),
    }
  })
}

const pressable = (page: Page, screen: string) => everything(page).evaluateAll(describe, screen)

/** What can be pressed now: one of each kind in lists, else the first and the last of a name. */
export async function controlsOf(page: Page, screen: string): Promise<Control[]> {
  const all = (await pressable(page, screen)).filter(({ isChosen }) => !isChosen)
  return [...Map.groupBy(all, ({ key }) => key).values()].flatMap((group) => {
    const [first] = group
    const last = group.at(-1)
    if (!first || !last) return []
    const isOne = group.length === 1 || first.isInList
    return [
      { ...first, place: 'first' as const },
      ...(isOne ? [] : [{ ...last, place: 'last' as const }]),
    ]
  })
}

/**
 * The same control in a fresh page; null when it is not there any more. The element itself: what comes
 * late, such as a heart on a tile, would change its place among the others.
 */
export async function find(page: Page, screen: string, { key, place }: Control) {
  const all = await pressable(page, screen)
  const isSame = (one: (typeof all)[number]) => one.key === key && !one.isChosen
  const at = place === 'first' ? all.findIndex(isSame) : all.findLastIndex(isSame)
  return at < 0 ? null : everything(page).nth(at).elementHandle({ timeout: 10_000 })
}
