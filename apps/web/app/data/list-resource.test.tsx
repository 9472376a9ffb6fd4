// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { SWRConfig, useSWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { type Mutate, sharedResource, useListResource } from './resource.ts'

let answer: (page: number) => string
const list = sharedResource('list of the test', async (_client, page: number) => answer(page))

let root: Root
let mutate: Mutate
function List({ page }: { page: number }) {
  mutate = useSWRConfig().mutate
  const { data, error } = useListResource(list, [page])
  return `${data ?? '…'} ${error?.message ?? ''}`
}
const cache = new Map()
const draw = (page: number) =>
  act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => cache, shouldRetryOnError: false, dedupingInterval: 0 }}>
        <List page={page} />
      </SWRConfig>,
    ),
  )
const shown = () => document.querySelector('main')?.textContent?.trim()
const failing = (status: number) => () => {
  throw new ApiError(status, `${status}`)
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  cache.clear()
  root = createRoot(document.body.appendChild(document.createElement('main')))
  answer = (page) => `page ${page}`
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test.each([0, 429, 503])(
  'a list that is known stays when its revalidation fails: %d',
  async (status) => {
    await draw(1)
    answer = failing(status)
    await act(() => mutate(list.matches).catch(() => undefined))
    expect(shown()).toBe('page 1')
  },
)

test('one that is gone is said to be', async () => {
  await draw(1)
  answer = failing(410)
  await act(() => mutate(list.matches).catch(() => undefined))
  expect(shown()).toBe('page 1 410')
})

test('the old page stands in for no page that could not be read', async () => {
  await draw(1)
  answer = failing(503)
  await draw(2)
  expect(shown()).toBe('page 1 503')
})
