import * as calls from '@shop/contract'
import { Hono } from 'hono'
import { loadCards } from '../catalogue/cards.ts'
import type { AppEnv } from '../deps.ts'
import { answer, mount, refuse, userOf, viewerOf } from '../http/index.ts'
import { favouriteIds, toggleFavourite } from './service.ts'

/** The wishlist (wire.md 6). */
export const favouriteRoutes = new Hono<AppEnv>()

mount(favouriteRoutes, calls.getFavorites, async (c) => {
  const { deps } = c.var
  const ids = await favouriteIds(deps.db, userOf(c).id)
  return answer(c, { products: await loadCards(deps, viewerOf(c), ids) })
})

mount(favouriteRoutes, calls.toggleFavorite, async (c) => {
  const { deps } = c.var
  const { product_id } = c.req.valid('json')
  const added = await toggleFavourite(deps.db, userOf(c).id, product_id, deps.now())
  const [product] = await loadCards(deps, viewerOf(c), [product_id])
  const message = added ? 'Product added to favorites' : 'Product removed from favorites'
  // A product that is sold no longer has left the list; there is no card of it to answer.
  return product ? answer(c, { product }, message) : refuse(422, 'The product is not available.')
})
