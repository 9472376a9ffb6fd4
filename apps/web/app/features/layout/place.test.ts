import { expect, test } from 'vitest'
import { placeOf } from './place.ts'

test.each([
  ['/products', { to: '/products' }],
  ['about-us', { to: '/about-us' }],
  ['https://help.shop.example', { href: 'https://help.shop.example' }],
  ['//cdn.shop.example/a', { href: '//cdn.shop.example/a' }],
  ['/\\evil.example', { href: '/\\evil.example' }],
  ['mailto:hello@shop.example', { href: 'mailto:hello@shop.example' }],
  [' /blogs ', { to: '/blogs' }],
])('%s leads somewhere', (url, place) => {
  expect(placeOf(url)).toEqual(place)
})

test.each([[null], [''], ['  '], ['javascript:alert(1)'], ['data:text/html,x']])(
  '%s leads nowhere',
  (url) => {
    expect(placeOf(url)).toBeNull()
  },
)

test('an external entry is a plain link, whatever it looks like', () => {
  expect(placeOf('/shop/login', true)).toEqual({ href: '/shop/login' })
})
