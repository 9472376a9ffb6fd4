import type { Settings } from '@shop/contract'
import type { PictureSource } from '@shop/ui/picture'

/** What a server's address of a picture becomes: the address, and smaller or better forms of it. */
export interface PictureForms {
  src: string | null
  srcSet?: string
  sources?: PictureSource[]
}

export interface PictureContext {
  settings: Pick<Settings, 'image_widths' | 'image_formats'>
  /** The shop's own origin, when it is known. */
  origin?: string
  /** The widest form that the layout can use, in device pixels. */
  upTo?: number
}

const drawn = /^\/media\/[^?#]+\.(webp|avif)$/

/** An address on the shop's own origin needs no origin. */
export function withoutOrigin(url: string, origin: string | undefined): string {
  return origin && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
}

const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')

/**
 * The forms of a picture. Only the reference server draws other widths and formats, and only of
 * what lies under its /media/; any other address stays as it is.
 */
export function pictureOf(
  url: string | null | undefined,
  { settings, origin, upTo = 1280 }: PictureContext,
): PictureForms {
  if (!url) return { src: null }
  const src = withoutOrigin(url, origin)
  const ending = drawn.exec(pathOf(src))?.[1]
  const all = [...settings.image_widths].sort((one, other) => one - other)
  const largest = all.findLast((width) => width <= upTo)
  if (!ending || largest === undefined) return { src }
  // A layout's smallest use of a picture is about a quarter of its largest.
  const widths = all.filter((width) => width <= largest && width >= largest / 4)
  const setOf = (format: string) =>
    widths
      .map((width) => `${src}?w=${width}${format === ending ? '' : `&f=${format}`} ${width}w`)
      .join(', ')
  const better = settings.image_formats.filter((format) => format !== ending)
  return {
    src: `${src}?w=${largest}`,
    // The few browsers that know no better format make do with one width: a page names dozens.
    ...(better.length > 0
      ? { sources: better.map((format) => ({ type: `image/${format}`, srcSet: setOf(format) })) }
      : { srcSet: setOf(ending) }),
  }
}
