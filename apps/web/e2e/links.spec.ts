import type { DataOf, getHome, getSettings } from '@shop/contract'
import { expect, test } from './shopper.ts'

const isOwn = (address: string | null | undefined): address is string =>
  address?.startsWith('/') ?? false

test('whatever menu, footer and banners lead to in the shop, is there', async ({ request }) => {
  const answer = async (path: string) => (await (await request.get(path)).json()).data
  const { menus, footers }: DataOf<typeof getSettings> = await answer('/api/master')
  const { banners, ads }: DataOf<typeof getHome> = await answer('/api/home')
  const addresses = [
    ...menus.map(({ url }) => url),
    ...footers.flatMap(({ items }) => items.map(({ url }) => url)),
    ...[...banners, ...ads].map(({ link }) => link),
  ].filter(isOwn)
  expect(addresses.length).toBeGreaterThan(10)

  const statuses = await Promise.all(
    [...new Set(addresses)].map(async (path) => [path, (await request.get(path)).status()]),
  )
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
})
