/**
 * `node order-on.ts FOLDER [LEFT COUNT]`: places orders in a database one after the other,
 * and prints a line for each that was acknowledged. A test kills it; or, with two more arguments, the
 * power goes after so many orders, and LEFT is what is left of FOLDER then.
 */
import { writeSync } from 'node:fs'
import { createApi } from '../app.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/index.ts'
import { fillCart, makeProduct, makeShop, makeShopper, setSettings } from '../orders/testing.ts'
import { testNow } from './index.ts'
import { watchDisk } from './lossy-disk.ts'

const [dir = '', left, count] = process.argv.slice(2)

const { db } = await openDatabase({ dir })
await setSettings(db, { cash_on_delivery: true })
const shop = await makeShop(db)
const product = await makeProduct(db, shop.id, { quantity: 1_000_000 })
const shopper = await makeShopper(db)

const disk = left ? watchDisk(dir) : null
const config = { ...readConfig({}), dataDir: null, rateLimit: 0 }
const app = createApi({ db, now: () => testNow, config, secret: 'a secret of this test' })
writeSync(1, 'ready\n')
for (let placed = 0; ; placed++) {
  if (left && placed === Number(count)) {
    disk?.loseThePower(left)
    process.kill(process.pid, 'SIGKILL')
  }
  await fillCart(db, shopper.id, product.id)
  const answer = await app.request('/api/place-order', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${shopper.token}` },
    body: JSON.stringify({
      shop_ids: [shop.id],
      address_id: shopper.addressId,
      payment_method: 'cash',
    }),
  })
  if (answer.status !== 200) throw new Error(await answer.text())
  writeSync(1, 'placed\n')
}
