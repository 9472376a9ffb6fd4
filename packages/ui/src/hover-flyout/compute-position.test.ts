import { expect, test } from 'vitest'
import { computePosition } from './compute-position.ts'

const viewport = { width: 1000, height: 600 }
const size = { width: 200, height: 300 }
const anchor = (left: number, top = 50) => ({ left, top, width: 100, height: 40 })

test('below, along the start of its anchor', () => {
  expect(computePosition(anchor(300), size, { side: 'bottom', rtl: false, viewport })).toEqual({
    left: 300,
    top: 98,
  })
  expect(computePosition(anchor(300), size, { side: 'bottom', rtl: true, viewport })).toEqual({
    left: 200,
    top: 98,
  })
})

test('above when there is no room below', () => {
  expect(
    computePosition(anchor(300, 500), size, { side: 'bottom', rtl: false, viewport }).top,
  ).toBe(192)
})

test('at the end side, which is the left one in RTL', () => {
  expect(computePosition(anchor(300), size, { side: 'end', rtl: false, viewport }).left).toBe(408)
  expect(computePosition(anchor(300), size, { side: 'end', rtl: true, viewport }).left).toBe(92)
})

test('on the other side when there is no room, and never out of view', () => {
  expect(computePosition(anchor(850), size, { side: 'end', rtl: false, viewport }).left).toBe(642)
  expect(computePosition(anchor(50), size, { side: 'end', rtl: true, viewport }).left).toBe(158)
  expect(computePosition(anchor(950), size, { side: 'bottom', rtl: false, viewport }).left).toBe(
    792,
  )
})
