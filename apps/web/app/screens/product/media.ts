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
export type Media = { id: string; type: 'image'; picture: string; color: number | null } | FilmMedia

/**
 * A product's pictures and films in the order in which they are shown. Servers put a film first;
 * here the main picture leads, because it is what a tile showed, and films follow it. Servers have
 * no picture of a film (wire.md 2): the main one stands for it, and nothing is asked of its host.
 */
export function mediaOf(thumbnails: ProductDetails['thumbnails'], origin?: string): Media[] {
  const main = thumbnails.find(({ type, thumbnail }) => type === 'image' && thumbnail)?.thumbnail
  const pictures: Media[] = []
  const films: Media[] = []
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
  return [...pictures.slice(0, 1), ...films, ...pictures.slice(1)]
}
