import { type Switched, switchFavorite } from '#app/data/switch-favorite.ts'
import { createLastWish } from './last-wish.ts'

const wish = createLastWish<Switched>()

/** Makes a product a favourite, or none; null where a call that is under way answers for it. Comes with the first press. */
export const wishTo = (id: number, isFavorite: boolean): Promise<Switched | null> =>
  wish(id, isFavorite, async (target) => {
    const answer = await switchFavorite(id, target)
    return { is: answer.isFavorite, answer }
  })
