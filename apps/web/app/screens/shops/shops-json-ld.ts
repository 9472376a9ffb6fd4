import type { ShopCard, ShopDetails } from '@shop/contract'
import { plainText, shortened } from '#app/lib/plain-text.ts'
import { shopHref } from '#app/parts/shops/shop-href.ts'

/** A page of shops as search engines read it. */
export const shopListJsonLd = (shops: readonly ShopCard[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: shops.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: new URL(shopHref(id), origin).href,
  })),
})

/** A shop as search engines read it; without reviews there is no rating, whatever stars are shown. */
export function shopJsonLd(shop: ShopDetails, origin: string): object {
  // What the server has sent stays (page-head.tsx): no browser needs to make it.
  if (!import.meta.env.SSR) return {}
  const text = plainText(shop.short_description || shop.description || '')
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: shop.name,
    url: new URL(shopHref(shop.id), origin).href,
    ...(shop.logo ? { logo: new URL(shop.logo, origin).href } : {}),
    ...(shop.banner ? { image: new URL(shop.banner, origin).href } : {}),
    ...(text ? { description: shortened(text, 500) } : {}),
    ...(Number(shop.total_reviews) > 0 && Number(shop.rating) > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: shop.rating,
            reviewCount: shop.total_reviews,
            bestRating: 5,
          },
        }
      : {}),
  }
}
