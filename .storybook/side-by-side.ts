import { isLocale, locales } from './locales.ts'
import { viewports } from './visual/modes.ts'

type Globals = Record<string, unknown>

const rightToLeft = ({ locale }: Globals) =>
  isLocale(locale) && locales[locale].dir === 'rtl' ? locale : 'ar'

/** What is set beside each other; the rest of the toolbar holds for all four. */
const views = [
  { title: 'Light, left to right', globals: () => ({ scheme: 'light', locale: 'en' }) },
  {
    title: 'Light, right to left',
    globals: (chosen: Globals) => ({ scheme: 'light', locale: rightToLeft(chosen) }),
  },
  { title: 'Dark, left to right', globals: () => ({ scheme: 'dark', locale: 'en' }) },
  {
    title: 'Dark, right to left',
    globals: (chosen: Globals) => ({ scheme: 'dark', locale: rightToLeft(chosen) }),
  },
]

/** A colour as Storybook has it in an address: without the hash, which would end it. */
const inAddress = (value: string) => (value.startsWith('#') ? `!hex(${value.slice(1)})` : value)

/** A view's width in px where the story or the toolbar chose one; undefined where it fills its part. */
function widthIn({ viewport }: Globals): number | undefined {
  const chosen =
    typeof viewport === 'object' && viewport && 'value' in viewport ? viewport.value : viewport
  return Object.entries(viewports).find(([name]) => name === chosen)?.[1].width
}

/** Where a story alone is shown; of the globals what is no text is left out. */
function frameAddress(story: string, args: string | undefined, globals: Globals): string {
  const set = Object.entries(globals).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${name}:${inAddress(value)}`] : [],
  )
  const query = new URLSearchParams({ id: story, viewMode: 'story', globals: set.join(';') })
  if (args) query.set('args', args)
  return `iframe.html?${query}`
}

/**
 * The page that shows a story four times (static/side-by-side.html).
 *
 * @param args as the manager's own address has them
 * @param globals what the toolbar has set
 */
export function besideAddress(story: string, args: string | undefined, globals: Globals): string {
  const query = new URLSearchParams()
  const width = widthIn(globals)
  if (width) query.set('width', String(width))
  for (const { title, globals: own } of views) {
    query.append('title', title)
    query.append('view', frameAddress(story, args, { ...globals, ...own(globals) }))
  }
  return `side-by-side.html?${query}`
}
