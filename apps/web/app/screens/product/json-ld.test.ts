import { productDetails, settings } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { productJsonLd } from './json-ld.ts'

const context = { settings, address: 'https://shop.example/products/1/details' }

test('a product is told with offer, seller and rating', () => {
  expect(productJsonLd(productDetails, context)).toMatchObject({
    '@type': 'Product',
    name: 'Merino Crew Jumper',
    brand: { name: 'Northlight' },
    offers: {
      price: '62.30',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      seller: { name: 'Harbour & Pine' },
    },
    aggregateRating: { ratingValue: 4.7, reviewCount: 214 },
  })
})

test('an abbreviated number of reviews is read', () => {
  expect(productJsonLd({ ...productDetails, total_reviews: '1.2K' }, context)).toMatchObject({
    aggregateRating: { reviewCount: 1200 },
  })
})

test('a product without reviews has no rating, one without stock is out of it', () => {
  const bare = { ...productDetails, total_reviews: '0', rating: 0, quantity: 0 }
  const told = productJsonLd(bare, context)
  expect(told).not.toHaveProperty('aggregateRating')
  expect(told).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
})

test('in a single-vendor shop the shop itself sells', () => {
  const single = { ...context, settings: { ...settings, multi_vendor: false } }
  expect(productJsonLd(productDetails, single)).toMatchObject({
    offers: { seller: { name: 'Marketly' } },
  })
})
