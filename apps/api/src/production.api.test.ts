/** A database that was filled to try the shop, opened as `production`. */
import type { Settings } from '@shop/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from './auth/tables.ts'
import { fillCart, makeProduct, makeShop, makeShopper, setSettings } from './orders/testing.ts'
import { openPayment } from './payments/service.ts'
import { payments } from './payments/tables.ts'
import { pressIn } from './payments/testing.ts'
import { demoAccount } from './seed/content/demo.ts'
import { insertPeople } from './seed/people.ts'
import { countries, paymentGateways } from './settings/tables.ts'
import { openTestApi, type TestApi, testNow } from './testing/index.ts'

let api: TestApi
let buyer: Awaited<ReturnType<typeof makeShopper>>
beforeAll(async () => {
  api = await openTestApi({ config: { environment: 'production' } })
  const { db } = api
  await insertPeople(db, testNow)
  await db.execute(`select setval('users_id_seq', 1000), setval('addresses_id_seq', 1000)`)
  await setSettings(db, { cash_on_delivery: true, online_payment: true, app_environment: 'local' })
  await db.insert(paymentGateways).values([
    { title: 'Sandbox', name: 'SandBox' },
    { title: 'Stripe', name: 'stripe' },
  ])
  await db.insert(countries).values({ name: 'United States', phoneCode: '1' })
  buyer = await makeShopper(db)
})
afterAll(() => api.close())

const ofForm = (answer: { body: { errors?: Record<string, string[]> } }) =>
  Object.keys(answer.body.errors ?? {})

test('nobody is let in by the demo account, neither by its e-mail nor by its phone', async () => {
  const login = (phone: string | null, password: string) => api.post('/login', { phone, password })
  const { email, phone, password } = demoAccount
  for (const name of [email, email.toUpperCase(), phone])
    expect((await login(name, password)).status, name).toBe(400)
  expect((await login(buyer.email, 'secret1')).status).toBe(200)
})

test('and nobody can make it', async () => {
  await api.db.delete(users).where(sql`${users.email} = ${demoAccount.email}`)
  const form = {
    name: 'Sara',
    phone: '0170000000',
    password: 'secret-demo',
    password_confirmation: 'secret-demo',
    country: 'United States',
    phone_code: '1',
  }
  const refused = await api.post('/registration', { ...form, email: 'Demo@shop.example' })
  expect([refused.status, ofForm(refused)]).toEqual([422, ['email']])
  expect((await api.post('/registration', { ...form, email: 'sara@shop.test' })).status).toBe(200)
})

test('settings tell of no sandbox, no stand-in and nothing local', async () => {
  const { body } = await api.get('/master')
  const { app_environment, payment_gateways, social_auths } = body.data as Settings
  expect(app_environment).toBe('production')
  expect(payment_gateways.map(({ name }) => name)).toEqual(['stripe'])
  expect(Object.values(social_auths).map((one) => one?.client_id)).toEqual([null, null, null])
})

test('nothing is paid at the sandbox, not even what was begun there', async () => {
  const shop = await makeShop(api.db)
  await fillCart(api.db, buyer.id, (await makeProduct(api.db, shop.id)).id)
  const order = { shop_ids: [shop.id], address_id: buyer.addressId }
  const place = (payment_method: string) =>
    api.post('/place-order', { ...order, payment_method }, { token: buyer.token })
  const refused = await place('sandbox')
  expect([refused.status, ofForm(refused)]).toEqual([422, ['payment_method']])
  expect((await place('cash')).status).toBe(200)
  expect((await api.get('/order-payment/1/sandbox', { token: buyer.token })).status).toBe(422)

  const begun = await openPayment(api.db, { userId: buyer.id, gateway: 'sandbox', orderIds: [1] })
  const path = `/order/${begun}/payment`
  for (const rest of ['', '/success', '/cancel'])
    expect((await api.app.request(path + rest)).status).toBe(404)
  const fields = { action: 'approve', attempt: '1', amount: '15' }
  expect((await pressIn(api, path, fields)).status).toBe(404)
  const all = await api.db.select({ status: payments.status }).from(payments)
  expect(all).toEqual([{ status: 'Pending' }])
})
