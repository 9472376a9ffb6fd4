/** Where the messages page is; spelled so and must stay so (specification.md section 2). */
export const messagesPath = '/massages'

/** A conversation on the messages page. */
export const conversationHref = (shop: number) => `${messagesPath}?shop=${shop}`

/** The shop that an address names; null when it names none. */
export function readShop(search: URLSearchParams): number | null {
  const shop = search.get('shop') ?? ''
  return /^[1-9]\d{0,8}$/.test(shop) ? Number(shop) : null
}
