import { expect, test } from 'vitest'
import { askedIn } from './asked.ts'

test.each([
  ['red dress under 50', 50, 'red dress'],
  ['under $50 dress', 50, 'dress'],
  ['dress below 50 dollars', 50, 'dress'],
  ['dress less than 1,250.50', 1250.5, 'dress'],
  ['dress under € 50', 50, 'dress'],
  ['فستان أقل من 50', 50, 'فستان'],
  ['فستان اقل من ٥٠ دولار', 50, 'فستان'],
  ['کفش زیر ۵۰', 50, 'کفش'],
  ['کفش كمتر از ۱٬۵۰۰', 1500, 'کفش'],
  ['under 50', 50, ''],
])('%s asks for a price', (search, most, rest) => {
  expect(askedIn(search)).toMatchObject({ price: { most, without: rest }, rest, isReduced: false })
})

test.each([
  'dress',
  '20 litre backpack',
  'under desk lamp',
  'watch under 38 mm',
  'under 0',
  '',
  'up to',
])('“%s” asks for none', (search) => {
  expect(askedIn(search)).toEqual({ price: null, isReduced: false, rest: search, said: '' })
})

test.each([
  ['sale', ''],
  ['dress on sale', 'dress'],
  ['تخفيضات أحذية', 'أحذية'],
  ['کفش تخفیف‌دار', 'کفش'],
])('%s asks for what is reduced', (search, rest) => {
  expect(askedIn(search)).toMatchObject({ isReduced: true, rest, price: null })
})

test('both are asked for together, and each is told as it was typed', () => {
  expect(askedIn('Sale dress under $50')).toEqual({
    price: { word: 'under $50', most: 50, without: 'Sale dress' },
    isReduced: true,
    rest: 'dress',
    said: 'Sale under $50',
  })
})
