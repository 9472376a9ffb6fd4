import { settings } from '@shop/contract/fixtures'
import { describe, expect, test } from 'vitest'
import { connectSources, endpointOf } from './endpoint.ts'

const own = {
  ...settings,
  pusher_host: 'shop.test',
  pusher_port: 6001,
  pusher_scheme: 'http',
} as const

describe('where the shop’s events are said', () => {
  test('at the cluster, encrypted', () => {
    expect(endpointOf(settings)).toEqual({
      key: 'demo-key',
      cluster: 'mt1',
      host: 'ws-mt1.pusher.com',
      port: 443,
      secure: true,
    })
    expect(connectSources(settings)).toEqual(['wss://ws-mt1.pusher.com:443'])
  })

  test('at the host that settings name', () => {
    expect(endpointOf(own)).toMatchObject({ host: 'shop.test', port: 6001, secure: false })
    expect(connectSources(own)).toEqual(['ws://shop.test:6001'])
    expect(endpointOf({ ...own, pusher_scheme: null, pusher_port: null })).toMatchObject({
      port: 443,
      secure: true,
    })
  })

  test('nowhere without a key', () => {
    expect(endpointOf({ ...own, pusher_app_key: null })).toBeNull()
    expect(connectSources({ ...own, pusher_app_key: '' })).toEqual([])
  })

  test.each([
    { pusher_host: "x; script-src 'unsafe-inline'" },
    { pusher_host: 'x\r\nSet-Cookie: a=b' },
    { pusher_host: '*' },
    { pusher_host: null, pusher_app_cluster: 'eu.evil.test/' },
  ])('nothing but a host gets into the policy: %o', (odd) => {
    expect(connectSources({ ...own, ...odd })).toEqual([])
  })

  test('a port that is none is the usual one', () => {
    expect(endpointOf({ ...own, pusher_port: -1 })?.port).toBe(80)
    expect(endpointOf({ ...own, pusher_port: 1.5, pusher_scheme: 'https' })?.port).toBe(443)
  })
})
