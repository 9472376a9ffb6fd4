import type { OrderProduct } from '@shop/contract'
import { productDetails } from '@shop/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { compare, isWhole } from './changes.ts'

const [color] = productDetails.colors
const [size] = productDetails.sizes
const now = { ...productDetails, quantity: 5, price: 40, discount_price: 30 }
const before: OrderProduct = {
  id: now.id,
  name: now.name,
  brand: null,
  thumbnail: '',
  price: 40 + (color?.price ?? 0) + (size?.price ?? 0),
  discount_price: 30 + (color?.price ?? 0) + (size?.price ?? 0),
  order_qty: 2,
  color: color?.name ?? null,
  size: size?.name ?? null,
  unit: 'Piece',
  rating: null,
}

describe('ordering again', () => {
  it('finds nothing to tell about what is as it was', () => {
    const again = compare(before, now, true)
    expect(again.changes).toEqual([])
    expect(again.wish).toEqual({
      product_id: now.id,
      quantity: 2,
      color: color?.id,
      size: size?.id,
      unit: 'Piece',
    })
    expect(isWhole([again])).toBe(true)
  })

  it('tells another price, and still orders all of it', () => {
    const again = compare({ ...before, discount_price: 20 }, now, true)
    expect(again.changes).toEqual([{ kind: 'price', from: 20, to: before.discount_price }])
    expect(isWhole([again])).toBe(true)
  })

  it('tells fewer, with the price, and takes what there is', () => {
    const again = compare({ ...before, order_qty: 9, discount_price: 20 }, now, true)
    expect(again.changes.map(({ kind }) => kind)).toEqual(['fewer', 'price'])
    expect(again.wish?.quantity).toBe(5)
    expect(isWhole([again])).toBe(false)
  })

  it.each([
    ['gone', null, before],
    ['soldOut', { ...now, quantity: 0 }, before],
    ['choice', { ...now, sizes: [] }, { ...before, size: 'XXL' }],
    ['choice', now, { ...before, color: 'Ultraviolet' }],
  ] satisfies [string, typeof now | null, OrderProduct][])(
    'has nothing to order of what is %s',
    (kind, product, ordered) => {
      const again = compare(ordered, product, true)
      expect(again).toMatchObject({ changes: [{ kind }], wish: null })
      expect(isWhole([again])).toBe(false)
    },
  )

  it('where prices of orders and products may differ by taxes, no change of them is claimed', () => {
    const { changes } = compare({ ...before, discount_price: 20 }, now, false)
    expect(changes).toEqual([])
  })
})
