import { expect, test } from 'vitest'
import { negotiate } from './accept-encoding.ts'

test.each([
  [undefined, null],
  [null, null],
  ['', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0', null],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 ,gzip;q=0', null],
  ['gzip;q=0.5, br;q=0.1', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['BR;Q=1', 'br'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['*;q=0', null],
  ['identity', null],
  ['identity;q=0.5, gzip;q=0.4', null],
  ['identity;q=0.5, gzip;q=0.6', 'gzip'],
  ['identity;q=0', null],
  ['deflate, zstd', null],
  ['brotli, xgzip, br-x', null],
  ['br;q=much', 'br'],
])('%s is answered in %s', (header, encoding) => {
  expect(negotiate(header).encoding).toBe(encoding)
})

test.each([
  ['gzip', false],
  ['gzip, identity;q=0', true],
  ['gzip, *;q=0', true],
  ['identity;q=0', false],
])('%s must be packed: %s', (header, isRequired) => {
  expect(negotiate(header).isRequired).toBe(isRequired)
})
