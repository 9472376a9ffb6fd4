import { expect, test } from 'vitest'
import { isHeardAlike, isSlip, slipsBetween } from './distance.ts'

test.each([
  ['dress', 'dress', 0],
  ['drees', 'dress', 1],
  ['dres', 'dress', 1],
  ['derss', 'dress', 1],
  ['headfones', 'headphones', 2],
  ['', 'ab', 2],
  ['speaker', 'sneakers', 2],
])('%s is so many slips from %s: %i', (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips)
  expect(slipsBetween(other, one)).toBe(slips)
})

test.each([
  ['drees', 'dress', true],
  ['labtop', 'laptop', true],
  ['sandles', 'sandals', true],
  ['candels', 'candles', true],
  ['cattle', 'kettle', false],
  ['headfones', 'headphones', true],
  ['jeadphones', 'headphones', true],
  ['hsoes', 'shoes', true],
  ['hsoe', 'shoes', false],
  ['speaker', 'sneakers', false],
  ['cheese', 'chef', false],
  ['dryer', 'dry', false],
  ['drill', 'drinks', false],
  ['bill', 'mill', false],
  ['feather', 'leather', false],
  ['golf', 'gold', false],
  ['maxi', 'max', false],
  ['prom', 'pro', false],
  ['redd', 'red', true],
  ['rde', 'red', true],
  ['jaen', 'jean', true],
  ['shos', 'shoes', true],
])('%s is typed for %s: %s', (typed, meant, isMeant) => {
  expect(isSlip(typed, meant)).toBe(isMeant)
})

test.each([
  ['فستن', 'فستان', true],
  ['قرمس', 'قرمز', true],
  ['قرمر', 'قرمز', true],
  ['فستن', 'فستم', false],
  ['كتاب', 'كتاب', false],
])('%s is heard as %s: %s', (typed, meant, isMeant) => {
  expect(isHeardAlike(typed, meant)).toBe(isMeant)
})
