import { expect, test } from 'vitest'
import { choose, type Variant } from './variants.ts'

/** "M Red 25 >30 x5 red.jpg": size, colour, price, price before, pieces, picture. */
const variant = (text: string): Variant => {
  const words = text.split(' ')
  const word = (pattern: RegExp) => words.map((one) => pattern.exec(one)?.[1]).find(Boolean)
  const size = word(/^([SML])$/)
  const color = word(/^(Red|Blue)$/)
  return {
    options: [
      ...(size ? [{ name: 'Size', value: size }] : []),
      ...(color ? [{ name: 'Colour', value: color }] : []),
    ],
    price: Number(word(/^(\d+)$/)) * 100,
    before: word(/^>(\d+)$/) ? Number(word(/^>(\d+)$/)) * 100 : null,
    pieces: word(/^x(\d+)$/) ? Number(word(/^x(\d+)$/)) : null,
    picture: word(/^(.+\.jpg)$/) ?? null,
  }
}
const chosen = (...texts: string[]) => choose(texts.map(variant))

test('one variant is a product without choices', () => {
  expect(chosen('20 >25 x3')).toEqual({
    price: 2500,
    discountPrice: 2000,
    sizes: [],
    colors: [],
    quantity: 3,
    notes: [],
    colorOfPicture: new Map(),
  })
})

test('prices that add up become surcharges of sizes and colours', () => {
  expect(
    chosen('S Red 20 x1 r.jpg', 'L Red 25 x2 r.jpg', 'S Blue 22 x3 b.jpg', 'L Blue 27 x4 b.jpg'),
  ).toEqual({
    price: 2000,
    discountPrice: null,
    sizes: [
      { name: 'S', surcharge: 0 },
      { name: 'L', surcharge: 500 },
    ],
    colors: [
      { name: 'Red', code: null, surcharge: 0 },
      { name: 'Blue', code: null, surcharge: 200 },
    ],
    quantity: 10,
    notes: [],
    colorOfPicture: new Map([
      ['r.jpg', 'Red'],
      ['b.jpg', 'Blue'],
    ]),
  })
})

test.each([
  ['prices that do not add up', ['S Red 20', 'L Red 25', 'S Blue 20', 'L Blue 21']],
  ['a combination that there is not', ['S Red 20', 'L Red 25', 'S Blue 20']],
])('%s become one list of choices', (_, texts) => {
  const { sizes, colors, notes } = chosen(...texts)
  expect(sizes[0]).toEqual({ name: 'S / Red', surcharge: 0 })
  expect(sizes).toHaveLength(texts.length)
  expect(colors).toEqual([])
  expect(notes).toEqual([expect.stringContaining('one list of choices')])
})

test('a picture of several colours is of none', () => {
  expect(chosen('S Red 20 a.jpg', 'S Blue 20 a.jpg').colorOfPicture).toEqual(new Map())
})

test('a size that is sold out in every colour is left out, single combinations are not', () => {
  const { sizes, quantity, notes } = chosen(
    'S Red 1 x0',
    'S Blue 1 x0',
    'M Red 1 x0',
    'M Blue 1 x2',
  )
  expect(sizes).toEqual([{ name: 'M', surcharge: 0 }])
  expect(quantity).toBe(2)
  expect(notes).toEqual([])
  const some = chosen('S Red 1 x0', 'S Blue 1 x3', 'M Red 1 x1', 'M Blue 1 x2')
  expect(some.sizes).toHaveLength(2)
  expect(some.notes).toEqual([expect.stringContaining('sold out')])
  const none = chosen('S 1 x0', 'M 1 x0')
  expect(none).toMatchObject({ quantity: 0, notes: [] })
  expect(none.sizes).toHaveLength(2)
})

test('a variant that nobody counts means that nobody counts the product', () => {
  expect(chosen('S 1 x4', 'M 1').quantity).toBeUndefined()
})

test('variants that are reduced alike lower the product; others come at what they cost now', () => {
  expect(chosen('S 20 >25', 'M 22 >27')).toMatchObject({ price: 2500, discountPrice: 2000 })
  expect(chosen('S 20 >25', 'M 22')).toMatchObject({
    price: 2000,
    discountPrice: null,
    notes: [expect.stringContaining('reduced')],
  })
})

test('two options that are no colours are one choice', () => {
  const options = (size: string, cloth: string) => [
    { name: 'Size', value: size },
    { name: 'Material', value: cloth },
    { name: 'Color', value: 'Red' },
  ]
  const one = { price: 100, before: null, pieces: null, picture: null }
  const { sizes, colors } = choose([
    { ...one, options: options('S', 'Wool') },
    { ...one, options: options('S', 'Silk') },
  ])
  expect(sizes.map(({ name }) => name)).toEqual(['S / Wool', 'S / Silk'])
  expect(colors.map(({ name }) => name)).toEqual(['Red'])
})
