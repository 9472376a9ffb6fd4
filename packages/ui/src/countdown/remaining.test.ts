import { expect, test } from 'vitest'
import { splitTime } from './remaining.ts'

test('splits what is left and never goes below zero', () => {
  expect(splitTime(((2 * 24 + 5) * 3600 + 7 * 60 + 9) * 1000)).toEqual({
    days: 2,
    hours: 5,
    minutes: 7,
    seconds: 9,
  })
  expect(splitTime(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
  expect(splitTime(1).seconds).toBe(1)
})
