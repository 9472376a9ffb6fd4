import { expect, test } from 'vitest'
import { zoomedTo } from './use-pan-zoom.ts'

const box = { x: 400, y: 300 }
const whole = { scale: 1, x: 0, y: 0 }

/** The place of the picture that stands at a point of the box. */
const under = ({ scale, x, y }: typeof whole, at: { x: number; y: number }) => ({
  x: (at.x - x) / scale,
  y: (at.y - y) / scale,
})

test('what is under the finger stays under it', () => {
  const at = { x: 90, y: -40 }
  const larger = zoomedTo(whole, 2, at, box)
  expect(under(larger, at)).toEqual(at)
  expect(under(zoomedTo(larger, 3, at, box), at)).toEqual(at)
})

test('it is never smaller than its box, nor larger than five times', () => {
  expect(zoomedTo(whole, 0.3, { x: 10, y: 10 }, box)).toEqual(whole)
  expect(zoomedTo(whole, 90, { x: 0, y: 0 }, box).scale).toBe(5)
})

test('no edge of the picture comes into the box', () => {
  const { x, y } = zoomedTo({ scale: 4, x: 600, y: -450 }, 2, { x: -200, y: 150 }, box)
  expect(Math.abs(x)).toBeLessThanOrEqual(200)
  expect(Math.abs(y)).toBeLessThanOrEqual(150)
})
