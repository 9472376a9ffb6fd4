/*
 * How a story is photographed. Both the pictures here and those of Chromatic come from this file;
 * it runs in the preview too, so it imports nothing.
 */
export interface Mode {
  /** Its name is the picture's file name. */
  readonly name: string
  readonly locale: 'en' | 'ar'
  readonly scheme: 'light' | 'dark'
  readonly width: number
  readonly height: number
  readonly forcedColors?: true
  /** Device pixels for each CSS pixel: a page at 200 % zoom has half the width at twice the density. */
  readonly zoom?: 2
  /** Whatever scrolls in its own place is scrolled to its end, sideways and down. */
  readonly ends?: true
}

/** What the matrix of a story depends on. `globals` are those that the story itself fixes. */
export interface Photographed {
  readonly title: string
  readonly tags: readonly string[]
  readonly globals: Readonly<Record<string, unknown>>
}

/** The toolbar's viewports, by the name a story fixes one with. */
export const viewports = {
  phone: { title: 'Phone', width: 360, height: 740 },
  tablet: { title: 'Tablet', width: 768, height: 1024 },
  desktop: { title: 'Desktop', width: 1280, height: 800 },
  wide: { title: 'Wide', width: 1920, height: 1080 },
} as const

type Size = Pick<Mode, 'width' | 'height'>
const { phone, tablet, desktop } = viewports

/** Photographed in a story's first look alone: between a phone and a desktop a layout breaks, nothing else does. */
const between: readonly Size[] = [tablet]

/** For what looks the same at every width: small, because most of the picture is empty. */
const anyWidth: Size = { width: 800, height: 600 }

const looks = {
  'ltr-light': { locale: 'en', scheme: 'light' },
  'rtl-light': { locale: 'ar', scheme: 'light' },
  'ltr-dark': { locale: 'en', scheme: 'dark' },
} as const
type Look = { readonly locale: 'en' | 'ar'; readonly scheme: 'light' | 'dark' }

export const tags = {
  none: 'no-vrt',
  widths: 'vrt-widths',
  oneWidth: 'vrt-one-width',
  oneScheme: 'vrt-one-scheme',
  oneDirection: 'vrt-one-direction',
  forcedColors: 'vrt-forced-colors',
  zoom: 'vrt-zoom',
  /** Has a row or a list that scrolls in its own place on phones: no other picture shows its end. */
  ends: 'vrt-ends',
  /** What it is about is seen where it is scrolled to: as high as the screen, not as the page. */
  window: 'vrt-window',
} as const

function sizesOf({ title, tags: has, globals }: Photographed): Size[] {
  const fixed = globals.viewport
  const name = typeof fixed === 'object' && fixed && 'value' in fixed ? fixed.value : fixed
  if (typeof name === 'string' && name in viewports) {
    const { width, height } = viewports[name as keyof typeof viewports]
    return [{ width, height }]
  }
  const layout = /^(Screens|Patterns)\//.test(title) && !has.includes(tags.oneWidth)
  return layout || has.includes(tags.widths) ? [phone, desktop] : [anyWidth]
}

/** A story that fixes its language or its scheme is not photographed again where nothing changes. */
function looksOf({ tags: has, globals }: Photographed): [string, Look][] {
  const rtl = globals.locale !== undefined && globals.locale !== 'en'
  const left = Object.entries(looks).filter(
    ([, { locale, scheme }]) =>
      (globals.locale === undefined || (locale === 'ar') === rtl) &&
      (globals.scheme === undefined || scheme === globals.scheme) &&
      !(scheme === 'dark' && has.includes(tags.oneScheme)) &&
      !(locale === 'ar' && has.includes(tags.oneDirection) && !rtl),
  )
  return left.length > 0 ? left : [['rtl-dark', { locale: 'ar', scheme: 'dark' }]]
}

/** The pictures of a story, none if it has the tag for that. */
export function modesFor(story: Photographed): Mode[] {
  if (story.tags.includes(tags.none)) return []
  const sizes = sizesOf(story)
  const all = looksOf(story)
  const [[, first] = ['', looks['ltr-light']]] = all
  const modes: Mode[] = all.flatMap(([name, look]) =>
    [...sizes, ...(look === first && sizes.length > 1 ? between : [])].map((size) => ({
      name: `${name}-${size.width}`,
      ...look,
      ...size,
    })),
  )
  if (story.tags.includes(tags.forcedColors)) {
    modes.push({ name: 'forced-colors', ...first, ...anyWidth, forcedColors: true })
  }
  if (story.tags.includes(tags.zoom)) {
    modes.push({ name: 'zoom-200', ...first, width: 640, height: 400, zoom: 2 })
  }
  if (story.tags.includes(tags.ends)) {
    const { width, height } = phone
    modes.push({ name: 'ends', ...first, width, height, ends: true })
  }
  return modes
}
