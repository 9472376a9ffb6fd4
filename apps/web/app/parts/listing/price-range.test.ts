import { expect, test } from 'vitest'
import { findable, shownRange, toBase, toShown } from './price-range.ts'

test('the range holds every price in whole units', () => {
  expect(shownRange(6.5, 329, 1)).toEqual({ min: 6, max: 329, step: 1 })
  expect(shownRange(6.5, 329, 10.4)).toEqual({ min: 60, max: 3430, step: 10 })
  expect(shownRange(5, 5, 1)).toEqual({ min: 5, max: 5, step: 1 })
})

test('the ends of the range are no limit', () => {
  const range = shownRange(6.5, 329, 1)
  expect(toBase([6, 329], range, 1)).toEqual({ min_price: null, max_price: null })
  expect(toBase([10, 329], range, 1)).toEqual({ min_price: 10, max_price: null })
})

test('a limit survives the way to the address and back, in every currency', () => {
  for (const rate of [1, 0.92, 3.67, 10.4]) {
    const range = shownRange(6.5, 329, rate)
    const chosen = [range.min + 2 * range.step, range.max - 3 * range.step] as const
    expect(toShown(toBase(chosen, range, rate), range, rate)).toEqual(chosen)
  }
})

test('what was typed between two steps is shown as it was, in every currency', () => {
  for (const rate of [1, 0.92, 3.67, 10.4]) {
    const range = shownRange(6.5, 329, rate)
    const typed = [range.min + 12.5, range.max - 0.25] as const
    expect(toShown(toBase(typed, range, rate), range, rate)).toEqual(typed)
  }
})

test('limits outside the range, or the wrong way round, are brought in', () => {
  const range = shownRange(10, 100, 1)
  expect(toShown({ min_price: 1, max_price: 900 }, range, 1)).toEqual([10, 100])
  expect(toShown({ min_price: 80, max_price: 20 }, range, 1)).toEqual([20, 80])
})

test('an end that may find nothing moves to the next step that surely does, and no other', () => {
  // Of a list from 47.50 to 312.40.
  const prices = [47, 313] as const
  const range = shownRange(...prices, 1)
  expect(findable([47, 47], prices, range, 1)).toEqual([47, 48])
  expect(findable([47, 47.2], prices, range, 1)).toEqual([47, 48])
  expect(findable([313, 313], prices, range, 1)).toEqual([312, 313])
  for (const ends of [
    [47, 48],
    [47, 313],
    [50.25, 60.75],
    [312, 313],
  ] as const)
    expect(findable(ends, prices, range, 1)).toEqual(ends)
  expect(findable([5, 5], [5, 5], shownRange(5, 5, 1), 1)).toEqual([5, 5])
  // In steps of 10: 7 base amounts are 72.8.
  const dear = shownRange(6, 329, 10.4)
  expect(findable([60, 60], [6, 329], dear, 10.4)).toEqual([60, 80])
  expect(findable([3430, 3430], [6, 329], dear, 10.4)).toEqual([3410, 3430])
})
