import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createApi } from '../app.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/index.ts'
import { testNow } from '../testing/index.ts'
import { orders } from './tables.ts'
import { fillCart, makeProduct, makeShop, makeShopper, setSettings } from './testing.ts'

test('a repeat after a restart still makes no second order', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'shop-restart-'))
  const start = async () => {
    const database = await openDatabase({ dir, durability: 'fast' })
    await database.migrate()
    const config = { ...readConfig({}), dataDir: null, rateLimit: 0 }
    return {
      ...database,
      app: createApi({ db: database.db, now: () => testNow, secret: '', config }),
    }
  }
  const before = await start()
  await setSettings(before.db, { cash_on_delivery: true })
  const shopper = await makeShopper(before.db)
  const shop = await makeShop(before.db)
  const product = await makeProduct(before.db, shop.id)
  await fillCart(before.db, shopper.id, product.id)
  const place = async ({ app }: Pick<typeof before, 'app'>) => {
    const body = { shop_ids: [shop.id], address_id: shopper.addressId, payment_method: 'cash' }
    const answer = await app.request('/api/place-order', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${shopper.token}`,
        'Idempotency-Key': 'one',
      },
      body: JSON.stringify(body),
    })
    return [answer.status, await answer.text()]
  }
  const first = await place(before)
  expect(first[0]).toBe(200)
  await before.close()

  const after = await start()
  await fillCart(after.db, shopper.id, product.id)
  expect(await place(after)).toEqual(first)
  expect(await after.db.$count(orders)).toBe(1)
  await after.close()
  await rm(dir, { recursive: true })
})
