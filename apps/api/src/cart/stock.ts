import { nameIn, translate, type Viewer } from '../http/index.ts'

type Named = Parameters<typeof nameIn>[1]

/** What a cart says about stock; `:name` is the product's name, `:count` the pieces that are left. */
const stockPhrases = {
  soldOut: '":name" is sold out.',
  oneLeft: 'Only one piece of ":name" is available.',
  someLeft: 'Only :count pieces of ":name" are available.',
  unavailable: '":name" is no longer available.',
  removed: 'It was removed from your cart.',
  lowered: 'The quantity in your cart was lowered.',
} as const

/** Says, in the shopper's language, that there is less of a product than is asked for. */
export function notEnough(
  { locale }: Pick<Viewer, 'locale'>,
  product: Named & { readonly isActive: boolean },
  available: number,
): string {
  const values = { name: nameIn({ locale }, product), count: String(available) }
  const { unavailable, soldOut, oneLeft, someLeft } = stockPhrases
  if (!product.isActive) return translate(locale, unavailable, values)
  if (available <= 0) return translate(locale, soldOut, values)
  return translate(locale, available === 1 ? oneLeft : someLeft, values)
}

/** The same for a line that was changed because of it. */
export function adjusted(
  viewer: Pick<Viewer, 'locale'>,
  product: Parameters<typeof notEnough>[1],
  available: number,
): string {
  const consequence = available <= 0 ? stockPhrases.removed : stockPhrases.lowered
  return `${notEnough(viewer, product, available)} ${translate(viewer.locale, consequence)}`
}
