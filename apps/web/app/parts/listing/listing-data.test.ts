import { Settings as SettingsShape } from '@shop/contract'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiClient } from '#app/data/api-client.ts'
import { ApiError } from '#app/data/api-error.ts'
import { prefetchListing } from './listing-data.ts'

const products = { products: [], total: 0 }

/** Answers a listing's products, and its categories as told. */
const clientWith = (categories: () => Promise<unknown>): ApiClient =>
  ((call: { path: string }) =>
    call.path === '/categories' ? categories() : Promise.resolve({ data: products })) as ApiClient

const read = (categories: () => Promise<unknown>) =>
  prefetchListing(
    { client: clientWith(categories), settings: null, currencyChoice: null },
    'https://shop.example/products',
  )

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('counts what the filters leave where something is searched, and somebody counts', async () => {
  const asked: string[] = []
  const client = ((call: { path: string }) => {
    asked.push(call.path)
    return Promise.resolve({ data: { ...products, categories: [] } })
  }) as ApiClient
  const settings = v.parse(SettingsShape, { capabilities: ['product_facets'] })
  for (const address of ['products', 'products?search=dress'])
    await prefetchListing(
      { client, settings, currencyChoice: null },
      `https://shop.example/${address}`,
    )
  await prefetchListing(
    { client, settings: null, currencyChoice: null },
    'https://shop.example/products?search=dress',
  )
  expect(asked.filter((path) => path === '/product-facets')).toHaveLength(1)
})

it('says in which currency the prices of a search are meant', async () => {
  const asked: unknown[] = []
  const client = ((call: { path: string }, { query }: { query?: object } = {}) => {
    if (call.path === '/products') asked.push(query)
    return Promise.resolve({ data: { ...products, categories: [] } })
  }) as ApiClient
  const settings = v.parse(SettingsShape, {
    capabilities: ['search_currency'],
    currencies: [
      { id: 1, name: 'USD', is_default: true },
      { id: 2, name: 'EUR', rate_from_default: 0.9 },
    ],
  })
  for (const choice of ['EUR|USD', 'USD|USD'])
    await prefetchListing(
      { client, settings, currencyChoice: choice },
      'https://shop.example/products?search=dress under 50',
    )
  expect(asked).toEqual([
    expect.objectContaining({ currency: 'EUR' }),
    expect.not.objectContaining({ currency: expect.anything() }),
  ])
})

describe('the first products of a listing', () => {
  it('come with the categories of its filters', async () => {
    const { fallback, failure } = await read(async () => ({ data: { categories: [{ id: 1 }] } }))
    expect(failure).toBeNull()
    expect(Object.values(fallback)).toEqual([[{ id: 1 }], products])
  })

  it('come without them where they fail', async () => {
    const { fallback, failure } = await read(() => Promise.reject(new ApiError(500, 'Broken.')))
    expect(failure).toBeNull()
    expect(Object.values(fallback)).toEqual([products])
  })

  it('come without them where they hang', async () => {
    const reading = read(() => new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(1000)
    const { fallback, failure } = await reading
    expect(failure).toBeNull()
    expect(Object.values(fallback)).toEqual([products])
  })
})
