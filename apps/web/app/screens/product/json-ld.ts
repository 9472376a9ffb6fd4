import type { ProductDetails, Settings } from '@shop/contract'
import { priceOf } from '#app/lib/i18n/money.ts'
import { plainText, shortened } from '#app/lib/plain-text.ts'
import { mediaOf } from './media.ts'

export interface JsonLdContext {
  settings: Pick<Settings, 'currency' | 'app_name' | 'multi_vendor'>
  /** The page's own address. */
  address: string
}

/** "1.2K" as a number; null when it is none. */
function countOf(text: string): number | null {
  const [, figure, unit] = /^([\d.]+)\s*([KM])?$/i.exec(text.replaceAll(',', '')) ?? []
  if (!figure) return null
  const scale = { K: 1_000, M: 1_000_000 }[unit?.toUpperCase() ?? ''] ?? 1
  return Math.round(Number(figure) * scale)
}

/** A product as search engines read it: the base price, which is what an order is charged in. */
export function productJsonLd(
  product: ProductDetails,
  { settings, address }: JsonLdContext,
): object {
  // What the server has sent stays (page-head.tsx): no browser needs to make it.
  if (!import.meta.env.SSR) return {}
  const reviews = countOf(product.total_reviews)
  const pictures = mediaOf(product.thumbnails).flatMap((one) =>
    one.type === 'image' ? one.picture : [],
  )
  const text = plainText(product.short_description || product.description)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    productID: String(product.id),
    ...(pictures.length > 0
      ? { image: pictures.map((picture) => new URL(picture, address).href) }
      : {}),
    ...(text ? { description: shortened(text, 500) } : {}),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    offers: {
      '@type': 'Offer',
      url: address,
      price: priceOf(product).toFixed(2),
      priceCurrency: settings.currency.name,
      availability:
        product.quantity > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      seller: {
        '@type': 'Organization',
        name: (settings.multi_vendor ? product.shop?.name : null) ?? settings.app_name,
      },
    },
    ...(reviews && product.rating > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating,
            reviewCount: reviews,
            bestRating: 5,
          },
        }
      : {}),
  }
}
