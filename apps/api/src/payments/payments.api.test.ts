import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orders } from '../orders/tables.ts'
import {
  emptyDatabase,
  fillCart,
  makeProduct,
  makeShop,
  makeShopper,
  setSettings,
} from '../orders/testing.ts'
import { languages, paymentGateways } from '../settings/tables.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { payments } from './tables.ts'
import { pathOf, pressIn, readForm } from './testing.ts'

let api: TestApi
let buyer: Awaited<ReturnType<typeof makeShopper>>
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await emptyDatabase(api.db)
  await setSettings(api.db, { cash_on_delivery: true, online_payment: true })
  await api.db.insert(paymentGateways).values([
    { title: 'Sandbox', name: 'sandbox' },
    { title: 'Stripe', name: 'stripe' },
  ])
  buyer = await makeShopper(api.db)
})

/** Orders one product at each of some shops; answers where it is paid. */
async function order(count = 1, key?: string) {
  const shopIds: number[] = []
  for (let n = 0; n < count; n++) {
    const shop = await makeShop(api.db)
    await fillCart(api.db, buyer.id, (await makeProduct(api.db, shop.id)).id)
    shopIds.push(shop.id)
  }
  const send = () =>
    api.post(
      '/place-order',
      { shop_ids: shopIds, address_id: buyer.addressId, payment_method: 'Sandbox' },
      { token: buyer.token, ...(key ? { headers: { 'Idempotency-Key': key } } : {}) },
    )
  const { status, body } = await send()
  expect(status, JSON.stringify(body)).toBe(200)
  const { order_payment_url: address } = body.data as { order_payment_url: string }
  return { address, send }
}

async function press(address: string, action: string, over: Record<string, string> = {}) {
  const { attempt, amount } = await readForm(api, address)
  return pressIn(api, address, { action, attempt, amount, ...over })
}
const standing = async () =>
  (await api.db.select().from(orders).orderBy(orders.id)).map(
    ({ paymentStatus, paymentMethod }) => `${paymentStatus} ${paymentMethod}`,
  )
const later = (id: number | string, method = 'sandbox', token = buyer.token) =>
  api.get(`/order-payment/${id}/${method}`, { token })

describe('the page', () => {
  test('says what is paid and in which currency, and lets no script run', async () => {
    const { address } = await order(2)
    expect(address).toMatch(/^http:\/\/shop\.test\/order\/[\da-f-]{36}\/payment\?gateway=sandbox$/)
    const { response, page, amount } = await readForm(api, address)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'/)
    expect(response.headers.get('Content-Security-Policy')).not.toMatch(/script-src|unsafe/)
    // The page that opened the window must be able to follow it.
    expect(response.headers.has('Cross-Origin-Opener-Policy')).toBe(false)
    expect(page).toContain('#RC000001')
    expect(page).toContain('$30.00 USD')
    expect(page).not.toContain('<script')
    expect(amount).toBe('30')
  })

  test('speaks the language of the storefront', async () => {
    await api.db
      .insert(languages)
      .values({ title: 'Arabic', name: 'ar', direction: 'rtl' })
      .onConflictDoNothing()
    const { address } = await order()
    const response = await api.app.request(address, { headers: { Cookie: 'locale=ar' } })
    const page = await response.text()
    expect(page).toContain('<html lang="ar" dir="rtl">')
    expect(page).not.toContain('Approve payment')
    const odd = await api.app.request(address, { headers: { Cookie: 'locale=__proto__' } })
    expect(odd.status).toBe(200)
  })

  test('a name is shown as text, and a theme that is no colour is left out', async () => {
    await setSettings(api.db, {
      app_name: '<script>alert(1)</script>',
      theme_colors: { primary: 'red;} body { display: none' },
    })
    const { page } = await readForm(api, (await order()).address)
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toContain('<script')
    expect(page).not.toContain('red;}')
  })

  test.each(['x', '1', '%00', '..%2f..', '00000000-0000-4000-8000-000000000000'])(
    'a payment that nobody opened is not found: %s',
    async (id) => {
      for (const rest of ['', '/success', '/cancel'])
        expect((await api.app.request(`/order/${id}/payment${rest}`)).status).toBe(404)
      const { status } = await pressIn(api, `/order/${id}/payment`, { action: 'approve' })
      expect(status).toBe(404)
    },
  )
})

describe('paying', () => {
  test('once pays every order of the placement, however often it is pressed', async () => {
    const { address } = await order(3)
    const form = await readForm(api, address)
    const fields = { action: 'approve', attempt: form.attempt, amount: form.amount }
    const all = await Promise.all(Array.from({ length: 8 }, () => pressIn(api, address, fields)))
    expect(new Set(all.map(({ status, to }) => `${status} ${to?.pathname}`))).toEqual(
      new Set([`303 ${pathOf(address)}/success`]),
    )
    expect(await standing()).toEqual(['Paid sandbox', 'Paid sandbox', 'Paid sandbox'])
    expect(await api.db.$count(payments, eq(payments.status, 'Paid'))).toBe(1)
    expect((await api.app.request(`${pathOf(address)}/success`)).status).toBe(200)
    // Whoever comes back later is told the same.
    expect((await pressIn(api, address, { ...fields, action: 'cancel' })).to?.pathname).toMatch(
      /success$/,
    )
  })

  test('the same placement has the same payment', async () => {
    const { address, send } = await order(1, 'press-1')
    expect((await send()).body.data).toMatchObject({ order_payment_url: address })
    expect(await api.db.$count(payments)).toBe(1)
  })

  test('a decline says why, charges nothing and can be begun again', async () => {
    const { address } = await order()
    const old = await readForm(api, address)
    const { status, to } = await press(address, 'decline')
    expect(status).toBe(303)
    expect(to?.pathname).toBe(`${pathOf(address)}/cancel`)
    expect(to?.searchParams.get('error')).toBe('The card was declined.')
    const page = await (await api.app.request(to?.href ?? '')).text()
    expect(page).toContain('The card was declined.')
    expect(await standing()).toEqual(['Pending sandbox'])
    // What was shown before that, in another window, pays nothing.
    const stale = { action: 'approve', attempt: old.attempt, amount: old.amount }
    expect((await pressIn(api, address, stale)).to?.pathname).toMatch(/cancel$/)
    expect(await standing()).toEqual(['Pending sandbox'])
    expect((await press(address, 'approve')).to?.pathname).toMatch(/success$/)
    expect(await standing()).toEqual(['Paid sandbox'])
  })

  test('approve and cancel at once: one of them happened', async () => {
    for (let round = 0; round < 5; round++) {
      const { address } = await order()
      const { attempt, amount } = await readForm(api, address)
      const answers = await Promise.all(
        ['approve', 'cancel', 'approve', 'decline'].map((action) =>
          pressIn(api, address, { action, attempt, amount }),
        ),
      )
      const isPaid = (await standing()).at(-1) === 'Paid sandbox'
      const last = isPaid ? 'success' : 'cancel'
      expect((await api.app.request(`${pathOf(address)}/${last}`)).status).toBe(200)
      for (const { status } of answers) expect(status).toBe(303)
    }
  })

  test('what changed since it was shown is shown again, not charged', async () => {
    const { address } = await order(2)
    const form = await readForm(api, address)
    await api.post('/orders/cancel', { order_id: 1 }, { token: buyer.token })
    const fields = { action: 'approve', attempt: form.attempt, amount: form.amount }
    const { to } = await pressIn(api, address, fields)
    expect(to?.searchParams.has('changed')).toBe(true)
    const now = await readForm(api, to?.href ?? '')
    expect(now.page).toContain('The amount has changed. Please check it again.')
    expect(now.amount).toBe('15')
    const done = await press(address, 'approve')
    expect(done.to?.pathname).toMatch(/success$/)
    expect(await standing()).toEqual(['Pending sandbox', 'Paid sandbox'])
    // What it took, and no order that went another way.
    const receipt = await (await api.app.request(done.to?.pathname ?? '')).text()
    expect(receipt.match(/<dt>/g)).toHaveLength(1)
  })

  test('a cancelled order cannot be paid', async () => {
    const { address } = await order()
    await api.post('/orders/cancel', { order_id: 1 }, { token: buyer.token })
    const response = await api.app.request(address)
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toMatch(/cancel\?error=/)
    expect((await standing()).at(-1)).toBe('Pending sandbox')
  })

  test.each([
    {},
    { action: 'approve' },
    { action: 'approve', attempt: '1', amount: '-1' },
    { action: 'approve', attempt: '1', amount: '1e999' },
    { action: 'approve', attempt: 'x'.repeat(3000), amount: '15' },
    { action: '__proto__', attempt: '1', amount: '15' },
  ])('a form that is none of ours pays nothing: %j', async (fields) => {
    const { address } = await order()
    const { status } = await pressIn(api, address, fields as Record<string, string>)
    expect(status).toBe(303)
    expect(await standing()).toEqual(['Pending sandbox'])
  })

  test('a body that is no form, or too large, is refused', async () => {
    const { address } = await order()
    const send = (body: string, type: string) =>
      api.app.request(address, { method: 'POST', body, headers: { 'Content-Type': type } })
    expect((await send('x', 'multipart/form-data; boundary=y')).status).toBe(303)
    expect((await send('{', 'application/json')).status).toBe(303)
    expect(
      (await send(`a=${'x'.repeat(10_000)}`, 'application/x-www-form-urlencoded')).status,
    ).toBe(413)
    expect(await standing()).toEqual(['Pending sandbox'])
  })
})

describe('paying later', () => {
  test('the same order has one open payment, and is paid once by whichever comes first', async () => {
    const { address } = await order(2)
    const [one, two] = [await later(1), await later(1, 'SandBox')]
    expect(one.status).toBe(200)
    expect(one.body.data).toEqual(two.body.data)
    const own = (one.body.data as { order_payment_url: string }).order_payment_url
    expect((await readForm(api, own)).amount).toBe('15')
    await press(own, 'approve')
    expect(await standing()).toEqual(['Paid sandbox', 'Pending sandbox'])
    expect((await readForm(api, address)).amount).toBe('15')
    await press(address, 'approve')
    expect(await standing()).toEqual(['Paid sandbox', 'Paid sandbox'])
    expect((await later(1)).body).toEqual({ message: 'The order is paid already.' })
  })

  test('is refused for what is not to be paid, or not this way', async () => {
    await order()
    expect((await later(1, 'stripe')).status).toBe(422)
    expect((await later(1, 'cash')).status).toBe(422)
    await api.db.update(orders).set({ paymentMethod: 'cash' })
    expect((await later(1)).body.message).toBe('The order is paid when it arrives.')
    await api.db.update(orders).set({ paymentMethod: 'sandbox', orderStatus: 'Cancelled' })
    expect((await later(1)).body.message).toBe('The order was cancelled.')
    await api.db.update(orders).set({ orderStatus: 'Pending' })
    await setSettings(api.db, { online_payment: false })
    expect((await later(1)).status).toBe(422)
  })

  test("another's order, and one that is none, are not found", async () => {
    await order()
    const stranger = await makeShopper(api.db)
    expect((await later(1, 'sandbox', stranger.token)).status).toBe(404)
    for (const id of ['2', '0', 'x', '99999999999', '%00'])
      expect((await later(id)).status).toBe(404)
    expect((await api.get('/order-payment/1/sandbox')).status).toBe(401)
  })
})

test('a gateway that this server cannot take money with is not offered to an order', async () => {
  const shop = await makeShop(api.db)
  await fillCart(api.db, buyer.id, (await makeProduct(api.db, shop.id)).id)
  const { status, body } = await api.post(
    '/place-order',
    { shop_ids: [shop.id], address_id: buyer.addressId, payment_method: 'stripe' },
    { token: buyer.token },
  )
  expect(status).toBe(422)
  expect(body.errors).toHaveProperty('payment_method')
})

test('the headers of these pages stay theirs: pictures and calls keep their own', async () => {
  const { headers } = await api.app.request('/media/nothing.svg')
  expect(headers.get('Cache-Control')).not.toBe('private, no-store')
  expect((await api.app.request('/order')).status).toBe(404)
})
