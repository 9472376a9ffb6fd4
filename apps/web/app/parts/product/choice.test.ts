import { colors, sizes } from '@shop/contract/fixtures'
import { describe, expect, test } from 'vitest'
import { allowedQuantity, choiceOf, pricedWith } from './choice.ts'

const moss = colors[2] ?? null
const large = sizes[2] ?? null
const discounted = { price: 89, discount_price: 62.3 }
const plain = { price: 0.1, discount_price: 0 }

describe('the price', () => {
  test('is the base and the discount, each with what the options add', () => {
    expect(pricedWith(discounted, { color: moss, size: large })).toEqual({
      price: 94,
      discount_price: 67.3,
    })
  })

  test('stays without a discount when there is none', () => {
    expect(pricedWith(plain, { color: null, size: large }).discount_price).toBe(0)
  })

  test('is rounded to cents', () => {
    const size = { id: 1, name: 'S', price: 0.2 }
    expect(pricedWith(plain, { color: null, size }).price).toBe(0.3)
  })

  test('is the plain one where there is nothing to choose', () => {
    expect(pricedWith(discounted, { color: null, size: null })).toEqual(discounted)
  })
})

describe('the choice', () => {
  const product = { colors, sizes }

  test('starts with the first colour, and with no size where there are several', () => {
    expect(choiceOf(product)).toEqual({ color: colors[0], size: null })
    expect(choiceOf({ colors, sizes: sizes.slice(0, 1) }).size).toEqual(sizes[0])
  })

  test('follows the cart, and the shopper before it', () => {
    expect(choiceOf(product, {}, { color: 3, size: 2 })).toEqual({ color: moss, size: sizes[1] })
    expect(choiceOf(product, { color: 2 }, { color: 3, size: 2 })).toEqual({
      color: colors[1],
      size: sizes[1],
    })
  })

  test('forgets an option that is no longer offered', () => {
    expect(choiceOf(product, { color: 99 }, { size: 99 })).toEqual({
      color: colors[0],
      size: null,
    })
  })

  test('is empty for a product without options', () => {
    expect(choiceOf({ colors: [], sizes: [] }, { color: 1 }, {})).toEqual({
      color: null,
      size: null,
    })
  })
})

test('the quantity stays between one and the stock', () => {
  expect([allowedQuantity(5, 9), allowedQuantity(5, 0), allowedQuantity(0, 1)]).toEqual([5, 1, 0])
})
