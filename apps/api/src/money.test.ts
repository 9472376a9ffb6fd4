import { expect, test } from 'vitest'
import { linePrice } from './cart/price.ts'
import { amount, cents, divide, numeric, share, sum } from './money.ts'

test('numeric texts become cents and back without a fraction lost', () => {
  for (const [text, value] of [
    ['0.00', 0],
    ['0.07', 7],
    ['19.99', 1999],
    ['-3.50', -350],
    ['9999999999.99', 999_999_999_999],
  ] as const) {
    expect(cents(text)).toBe(value)
    expect(numeric(value)).toBe(text)
  }
  expect(cents('8')).toBe(800)
  expect(cents('8.1')).toBe(810)
  expect(cents('1.005')).toBe(101)
  expect(cents(null)).toBe(0)
  expect(Object.is(cents('-0.00'), 0)).toBe(true)
})

test('an amount on the wire is the nearest number to the decimal', () => {
  for (let value = 0; value < 200_000; value += 7)
    expect(amount(value)).toBe(Number(numeric(value)))
})

test('a share is rounded half up, also where floats would be wrong', () => {
  expect(share(1000, '7.5')).toBe(75)
  expect(share(50, '1')).toBe(1)
  expect(share(49, '1')).toBe(0)
  expect(share(1005, '10')).toBe(101)
  expect(share(5500, '0.70')).toBe(39)
  expect(share(11_000, '0.35')).toBe(39)
  expect(share(999_999_999_999, '99.9999')).toBe(999_998_999_999)
})

test('divided parts add up to the whole', () => {
  expect(divide(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(divide(5, [0, 0])).toEqual([0, 0])
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (let round = 0; round < 500; round++) {
    const weights = Array.from({ length: 1 + random(9) }, () => random(1_000_000))
    const whole = random(1_000_000)
    const parts = divide(whole, weights)
    expect(sum(parts)).toBe(sum(weights) === 0 ? 0 : whole)
    expect(parts.every((part) => part >= 0)).toBe(true)
  }
})

test('a line costs what the product page adds up', () => {
  const line = { price: 1999, discountPrice: 1499, surcharges: [250, 0], taxRate: '9.50' }
  expect(linePrice(line)).toEqual({
    full: 1999 + 190 + (250 + 24),
    discounted: 1499 + 142 + (250 + 24),
    charged: 1499 + 142 + (250 + 24),
  })
  expect(linePrice({ ...line, discountPrice: 0 })).toMatchObject({ discounted: 0, charged: 2463 })
})
