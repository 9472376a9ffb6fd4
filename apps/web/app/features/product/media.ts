import type { ProductDetails } from '@shop/contract'
import { filmAddress, playerAddress } from './video-address.ts'

/** Something in a product's gallery. */
export type Media = { id: string } & (
  | { type: 'image'; picture: string; color: number | null }
  | { type: 'video'; player: string; film: null }
  | { type: 'video'; player: null; film: string }
)

/**
 * A product's pictures and films in the order in which they are shown. Servers put a film first;
 * here the main picture leads, because it is what a tile showed, and films follow it.
 */
export function mediaOf(thumbnails: ProductDetails['thumbnails']): Media[] {
  const pictures: Media[] = []
  const films: Media[] = []
  for (const [index, { type, thumbnail, url, color_id }] of thumbnails.entries()) {
    const id = `${type}-${index}`
    if (type === 'image') {
      if (thumbnail) pictures.push({ id, type: 'image', picture: thumbnail, color: color_id })
    } else if (type === 'file') {
      const film = filmAddress(url)
      if (film) films.push({ id, type: 'video', player: null, film })
    } else {
      const player = playerAddress(url)
      if (player) films.push({ id, type: 'video', player, film: null })
    }
  }
  return [...pictures.slice(0, 1), ...films, ...pictures.slice(1)]
}
