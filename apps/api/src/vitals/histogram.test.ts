import { expect, test } from 'vitest'
import { bucketOf, percentile } from './histogram.ts'

const histogramOf = (values: readonly number[]) =>
  values.map((value) => ({ bucket: bucketOf(value), views: 1 }))

test.each([[16], [200], [2500], [60_000]])('%s is known within a twentieth', (value) => {
  const found = percentile(histogramOf([value]), 0.75) ?? 0
  expect(Math.abs(found - value) / value).toBeLessThan(0.05)
})

test('three of four views were at most as slow as the percentile', () => {
  const found = percentile(histogramOf([4000, 100, 300, 200]), 0.75) ?? 0
  expect(found).toBeGreaterThan(285)
  expect(found).toBeLessThan(315)
  expect(percentile([{ bucket: 0, views: 3 }, ...histogramOf([900])], 0.75)).toBe(0)
  expect(percentile([], 0.75)).toBeNull()
})

test('what takes for ever has a bucket, too', () => {
  expect(bucketOf(1e12)).toBe(bucketOf(1e9))
  expect(bucketOf(0.4)).toBe(0)
})
