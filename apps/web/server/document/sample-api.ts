import { categories, home, productAnswer, reviewList, settings } from '@shop/contract/fixtures'
import type { ApiAccess } from '../api-access.ts'

/** What a home page and a product's page are made of. */
const answers: Readonly<Record<string, object>> = {
  '/api/master': settings,
  '/api/home': home,
  '/api/categories': { total: categories.length, categories },
  '/api/product-details': productAnswer,
  '/api/reviews': reviewList,
}

/** A server with a shop to look at, for rendering pages where no server runs. */
export const sampleApi: ApiAccess = {
  origin: null,
  onChange: () => undefined,
  fetch: async ({ url }) => {
    const { pathname } = new URL(url)
    if (pathname.startsWith('/api/lang/')) return Response.json({})
    const data = answers[pathname]
    return data
      ? Response.json({ data })
      : Response.json({ message: `There is no ${pathname} here` }, { status: 404 })
  },
}
