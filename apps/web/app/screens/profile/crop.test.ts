import { expect, test } from 'vitest'
import { maxZoom, middle, moved, squareOf, zoomed } from './crop.ts'

const wide = { width: 400, height: 200 }

test('starts with the largest square, in the middle', () => {
  expect(squareOf(wide, middle)).toEqual({ side: 200, left: 100, top: 0 })
})

test('a photo that moves right shows more of its left, and stops at its edge', () => {
  expect(squareOf(wide, moved(wide, middle, 0.25, 0))).toEqual({ side: 200, left: 50, top: 0 })
  expect(squareOf(wide, moved(wide, middle, 9, 9))).toEqual({ side: 200, left: 0, top: 0 })
  expect(squareOf(wide, moved(wide, middle, -9, -9))).toEqual({ side: 200, left: 200, top: 0 })
})

test('zooming keeps the middle, and a corner stays in the photo on the way back', () => {
  const close = zoomed(wide, middle, 2)
  expect(squareOf(wide, close)).toEqual({ side: 100, left: 150, top: 50 })
  const corner = moved(wide, close, 9, 9)
  expect(squareOf(wide, corner)).toEqual({ side: 100, left: 0, top: 0 })
  expect(squareOf(wide, zoomed(wide, corner, 1))).toEqual({ side: 200, left: 0, top: 0 })
  expect(zoomed(wide, middle, 99).zoom).toBe(maxZoom)
  expect(zoomed(wide, middle, 0).zoom).toBe(1)
})
