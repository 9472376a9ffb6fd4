import type { ProductDetails } from '@shop/contract'
import { withoutOrigin } from '#app/lib/picture-source.ts'
import { filmAddress, type VideoSource, videoSource } from './video-address.ts'

/** A film: in a foreign player, as a file, or somewhere that only a link leads to. */
export type FilmMedia = {
  id: string
  type: 'video'
  /** What stands for it until it plays. */
  poster: string
} & FilmSource

type FilmSource = VideoSource | { film: string }

/** Something in a product's gallery. */
export type Media = PictureMedia | FilmMedia

/** A picture, and the colour that the server says it shows. */
export type PictureMedia = { id: string; type: 'image'; picture: string; color: number | null }

/**
 * The pictures to show in a colour: its own, and those of no colour in particular. As long as none is
 * chosen, or where pictures do not tell it, it is the first one.
 */
function inColor(pictures: readonly PictureMedia[], color: number | null) {
  const told = pictures.flatMap((one) => one.color ?? [])
  const shown = color !== null && told.includes(color) ? color : told[0]
  return pictures.filter((one) => one.color === null || one.color === shown)
}

/**
 * A product's pictures and films in the order in which they are shown, the pictures in the chosen
 * colour. Servers put a film first; here the main picture leads, because it is what a tile showed, and
 * films follow it. Servers have no picture of a film (wire.md 2): the main one stands for it, and
 * nothing is asked of its host.
 */
export function mediaOf(
  thumbnails: ProductDetails['thumbnails'],
  { origin, color = null }: { origin?: string; color?: number | null } = {},
): Media[] {
  const main = thumbnails.find(({ type, thumbnail }) => type === 'image' && thumbnail)?.thumbnail
  const pictures: PictureMedia[] = []
  const films: FilmMedia[] = []
  for (const [index, { type, thumbnail, url, color_id }] of thumbnails.entries()) {
    const id = `${type}-${index}`
    if (type === 'image') {
      if (thumbnail) pictures.push({ id, type: 'image', picture: thumbnail, color: color_id })
      continue
    }
    const film = type === 'file' ? filmAddress(url && withoutOrigin(url, origin)) : null
    const source = film ? { film } : type === 'file' ? null : videoSource(url)
    if (source) films.push({ id, type: 'video', poster: thumbnail ?? main ?? '', ...source })
  }
  const shown = inColor(pictures, color)
  return [...shown.slice(0, 1), ...films, ...shown.slice(1)]
}
