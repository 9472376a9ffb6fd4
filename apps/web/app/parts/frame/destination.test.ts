import { settings, singleVendorSettings } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { destinationOf, isOffered } from './destination.ts'

test.each([
  ['/products', { to: '/products' }],
  ['about-us', { to: '/about-us' }],
  ['https://help.shop.example', { href: 'https://help.shop.example' }],
  ['//cdn.shop.example/a', { href: '//cdn.shop.example/a' }],
  ['/\\evil.example', { href: '/\\evil.example' }],
  ['/\t/evil.example', { href: '//evil.example' }],
  ['mailto:hello@shop.example', { href: 'mailto:hello@shop.example' }],
  [' /blogs ', { to: '/blogs' }],
])('%s leads somewhere', (url, destination) => {
  expect(destinationOf(url)).toEqual(destination)
})

test.each([[null], [''], ['  '], ['javascript:alert(1)'], ['data:text/html,x']])(
  '%s leads nowhere',
  (url) => {
    expect(destinationOf(url)).toBeNull()
  },
)

test('an external entry is a plain link, whatever it looks like', () => {
  expect(destinationOf('/shop/login', true)).toEqual({ href: '/shop/login' })
})

test.each([
  ['/shops', true, true, false],
  ['/shops/4', true, true, false],
  ['/shop/register', true, false, false],
  ['shop/register?from=footer', true, false, false],
  ['https://shop.example/shop/register', true, true, true],
  ['/shopping', true, true, true],
])('%s is offered where the shop has it: %s, %s, %s', (url, whole, stock, single) => {
  const destination = destinationOf(url)
  const offered = [settings, { ...settings, capabilities: [] }, singleVendorSettings].map(
    (shop) => destination && isOffered(destination, shop),
  )
  expect(offered).toEqual([whole, stock, single])
})
