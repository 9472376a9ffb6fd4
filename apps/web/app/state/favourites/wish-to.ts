import { type Switched, switchFavorite } from '#app/data/switch-favorite.ts'
import { choiceStores, keepChoice } from '../choices/choices.ts'
import { createLastWish } from './last-wish.ts'

const wish = createLastWish<Switched>()

/** Makes a product a favourite, or none; null where a call that is under way answers for it. Comes with the first press. */
export const wishTo = (id: number, isFavorite: boolean): Promise<Switched | null> =>
  wish(id, isFavorite, async (target) => {
    const answer = await switchFavorite(id, target)
    return { is: answer.isFavorite, answer }
  })

/** No call of a wishlist takes a colour, on any server: this browser remembers in which one it was wished for. */
export const keepColor = (id: number, color: number | null): void =>
  keepChoice(choiceStores.saved, id, { color, size: null })
