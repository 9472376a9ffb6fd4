import { expect, test } from 'vitest'
import { refused } from './refused.ts'

const answerTo = (target: string) => {
  const url = new URL(target, 'https://shop.example')
  return refused(new Request(url), url)?.status ?? null
}

test.each([
  '/%ff',
  '/products/%E0%A4%A/details',
  '/%',
  '/%ff.data',
  '/__manifest?paths=/,/%25ff',
  '/y%0AError',
  '/x%0Dy.data',
  '/x%E2%80%A8',
  '/%00',
])('%s says nothing, so nobody looks for its page', (target) => {
  expect(answerTo(target)).toBe(400)
})

test.each(['/', '/products?search=%ff', '/%D9%85', '/100%25', '/__manifest?paths=/,/%25D9%2585'])(
  '%s is read',
  (target) => {
    expect(answerTo(target)).toBeNull()
  },
)
