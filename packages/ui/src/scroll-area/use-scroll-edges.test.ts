import { expect, test } from 'vitest'
import { hiddenEdges } from './use-scroll-edges.ts'

const area = (scrollTop: number, scrollLeft = 0) => ({
  scrollTop,
  scrollLeft,
  scrollHeight: 300,
  scrollWidth: 300,
  clientHeight: 100,
  clientWidth: 100,
})

test('at the top there is more below, at the bottom more above', () => {
  expect(hiddenEdges(area(0))).toMatchObject({ top: false, bottom: true })
  expect(hiddenEdges(area(90))).toMatchObject({ top: true, bottom: true })
  expect(hiddenEdges(area(199.5))).toMatchObject({ top: true, bottom: false })
})

test('start and end follow the text, also where scrollLeft runs below zero', () => {
  expect(hiddenEdges(area(0, 0))).toMatchObject({ start: false, end: true })
  expect(hiddenEdges(area(0, -200))).toMatchObject({ start: true, end: false })
  expect(hiddenEdges(area(0, 50))).toMatchObject({ start: true, end: true })
})

test('what fits hides nothing', () => {
  const fits = { ...area(0), scrollHeight: 100, scrollWidth: 100 }
  expect(hiddenEdges(fits)).toEqual({ top: false, bottom: false, start: false, end: false })
})
