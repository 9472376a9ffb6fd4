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
function withoutOrigin(url: string, origin: string | undefined): string {
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
  const widths = all.filter((width) => width <= upTo)
  const largest = widths.at(-1)
  if (!ending || largest === undefined) return { src }
  const setOf = (format: string) =>
    widths
      .map((width) => `${src}?w=${width}${format === ending ? '' : `&f=${format}`} ${width}w`)
      .join(', ')
  return {
    src: `${src}?w=${largest}`,
    srcSet: setOf(ending),
    // The address's own format is what every browser falls back to.
    sources: settings.image_formats
      .filter((format) => format !== ending)
      .map((format) => ({ type: `image/${format}`, srcSet: setOf(format) })),
  }
}
