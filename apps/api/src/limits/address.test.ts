import { expect, test } from 'vitest'
import {
  askerAddress,
  internal,
  networkOf,
  plainAddress,
  sharesOf,
  siteOf,
  unknown,
} from './address.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  [' 192.0.2.7 ', '192.0.2.7'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:FFFF:192.0.2.7', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:80', '192.0.2.7'],
  ['2001:DB8::1', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::1', '::1'],
])('%s is %s', (text, address) => {
  expect(plainAddress(text)).toBe(address)
})

test.each([
  ...['', 'internal', 'unknown', 'localhost', '192.0.2', '192.0.2.256', '0x7f.1', '192.0.2.7/8'],
  ...['::1::', '12345::', '_hidden', "1'; drop table", '[::1', '%1'],
])('%s is no address', (text) => {
  expect(plainAddress(text)).toBeNull()
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['192.0.2.7', '192.0.2.7'],
  [unknown, unknown],
])('%s is counted by %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each(['2001:db8:1:2:3::6', '2001:db8:1:2::/64'])(
  '%s counts for its network, and for the site that has 65,536 of them',
  (address) => {
    expect(sharesOf(address)).toEqual([
      { network: '2001:db8:1:2::/64', share: 1 },
      { network: '2001:db8:1::/48', share: 8 },
    ])
  },
)

test.each(['192.0.2.7', unknown, internal])('%s is counted once', (address) => {
  expect(sharesOf(address)).toEqual([{ network: address, share: 1 }])
})

test.each([
  ['2001:db8:1:2:3::6', '2001:db8:1::/48'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1::/48', '2001:db8:1::/48'],
  ['192.0.2.7', '192.0.2.7'],
  [unknown, unknown],
])('%s is of the site %s', (address, site) => {
  expect(siteOf(address)).toBe(site)
})

const from = (forwarded: string | null, remote: string | undefined, trustedProxies: number) =>
  askerAddress({ forwarded, remote, trustedProxies })

test('without proxies in front the header is the client’s own invention', () => {
  expect(from('192.0.2.1', '198.51.100.1', 0)).toBe('198.51.100.1')
  expect(from('192.0.2.1', undefined, 0)).toBe(unknown)
})

test('a proxy that is trusted is believed about the last hop, two about the one before', () => {
  const hops = 'internal, 192.0.2.1, 192.0.2.2'
  expect(from(hops, '198.51.100.1', 1)).toBe('192.0.2.2')
  expect(from(hops, '198.51.100.1', 2)).toBe('192.0.2.1')
  expect(from(null, '198.51.100.1', 1)).toBe('198.51.100.1')
  expect(from('192.0.2.1', '198.51.100.1', 2)).toBe('198.51.100.1')
})

test('nobody becomes the process itself by what they send', () => {
  expect(from('internal', '198.51.100.1', 1)).toBe(unknown)
  expect(from('internal', '198.51.100.1', 0)).toBe('198.51.100.1')
  expect(from('nonsense', internal, 1)).toBe(unknown)
  expect(from(null, internal, 1)).toBe(internal)
})
