import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { coupons } from '../coupons/tables.ts'
import { transact } from '../db/transact.ts'
import { orders } from '../orders/tables.ts'
import {
  emptyDatabase,
  fillCart,
  makeCoupon,
  makeProduct,
  makeShop,
  makeShopper,
  placeOrder,
  setSettings,
  stockOf,
} from '../orders/testing.ts'
import { paymentGateways } from '../settings/tables.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import type { Gateway, GivenBack } from './gateway.ts'
import { giveBack, listRefunds } from './give-back.ts'
import { notePaid, openPayment } from './service.ts'
import { payments, refunds } from './tables.ts'
import { pressIn, readForm } from './testing.ts'

/** A gateway that keeps its promise, and may fail before or after it has given. */
const given = new Map<string, GivenBack>()
let failing: 'before' | 'after' | null = null
let words: string
/** While it is set, the gateway answers when it is done. */
let thinking: Promise<void> | null = null
const sandbox: Gateway = {
  refund: async (wish) => {
    await thinking
    if (failing === 'before') throw new Error(words)
    given.set(wish.key, wish)
    if (failing === 'after') throw new Error('The line was cut.')
  },
}

let api: TestApi
let buyer: Awaited<ReturnType<typeof makeShopper>>
beforeAll(async () => {
  api = await openTestApi({ gateways: { sandbox } })
})
afterAll(() => api.close())
beforeEach(async () => {
  await emptyDatabase(api.db)
  given.clear()
  failing = null
  words = 'The gateway is closed.'
  thinking = null
  await setSettings(api.db, { cash_on_delivery: true, online_payment: true })
  await api.db.insert(paymentGateways).values({ title: 'Sandbox', name: 'sandbox' })
  buyer = await makeShopper(api.db)
})

/** Orders one product at each of some shops, at 15.00 each; answers where it is paid. */
async function order(count = 1, more: object = {}) {
  const shopIds: number[] = []
  let productId = 0
  for (let n = 0; n < count; n++) {
    const shop = await makeShop(api.db)
    productId = (await makeProduct(api.db, shop.id)).id
    await fillCart(api.db, buyer.id, productId, 'is_buy_now' in more ? { isBuyNow: true } : {})
    shopIds.push(shop.id)
  }
  const body = { payment_method: 'sandbox', ...more }
  const answer = await placeOrder(api, buyer, shopIds, body)
  expect(answer.status, answer.text).toBe(200)
  const { order_payment_url: address } = answer.body.data as { order_payment_url: string }
  return { address, productId }
}
const approve = async (address: string) => {
  const { attempt, amount } = await readForm(api, address)
  return pressIn(api, address, { action: 'approve', attempt, amount })
}
const cancel = (id: number) => api.post('/orders/cancel', { order_id: id }, { token: buyer.token })
const details = async (id: number) => {
  const { body } = await api.get(`/order-details?order_id=${id}`, { token: buyer.token })
  return (body.data as { order: Record<string, unknown> }).order
}
const standing = async () =>
  (await api.db.select().from(orders).orderBy(orders.id)).map(
    ({ orderStatus, paymentStatus }) => `${orderStatus}, ${paymentStatus}`,
  )
const owed = async () =>
  (await api.db.select().from(refunds).orderBy(refunds.createdAt, refunds.orderId)).map(
    ({ orderId, amount, status }) => `${orderId}: ${amount} ${status}`,
  )

describe('a paid order that is cancelled', () => {
  test('is a refund due: the order says so, and stock goes back', async () => {
    const { address, productId } = await order()
    expect(await details(1)).toMatchObject({ refund_amount: null })
    await approve(address)
    expect(await details(1)).toMatchObject({ payment_status: 'Paid', refund_amount: 15 })
    const { status, body } = await cancel(1)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      order: { order_status: 'Cancelled', payment_status: 'Refund Due', payment_method: 'Sandbox' },
    })
    expect(await details(1)).toMatchObject({ payment_status: 'Refund Due', refund_amount: 15 })
    expect(await owed()).toEqual(['1: 15.00 Due'])
    expect(await stockOf(api.db, productId)).toEqual({ quantity: 10, sold: 0 })
  })

  test('says it on its documents and on the page that it was paid on', async () => {
    const { address } = await order()
    await approve(address)
    await cancel(1)
    const { invoice_url, payment_receipt_url } = await details(1)
    for (const page of [invoice_url, payment_receipt_url, address.replace('?', '/success?')]) {
      const response = await api.app.request(String(page))
      expect(response.status, String(page)).toBe(200)
      expect(await response.text()).toContain('Refund due')
    }
  })

  test('owes its own part of what paid for several', async () => {
    const { address } = await order(3)
    await approve(address)
    await cancel(2)
    expect(await owed()).toEqual(['2: 15.00 Due'])
    expect(await standing()).toEqual(['Pending, Paid', 'Cancelled, Refund Due', 'Pending, Paid'])
    await cancel(1)
    expect(await owed()).toEqual(['2: 15.00 Due', '1: 15.00 Due'].toSorted())
  })

  test('owes nothing where nothing was paid, or a coupon paid for all of it', async () => {
    await order()
    await cancel(1)
    await order(1, { payment_method: 'cash' })
    await cancel(2)
    const free = await makeShop(api.db, {}, '0.00')
    await fillCart(api.db, buyer.id, (await makeProduct(api.db, free.id)).id)
    const { code } = await makeCoupon(api.db, { discount: '100.00' })
    const placed = await placeOrder(api, buyer, [free.id], {
      payment_method: 'sandbox',
      coupon_code: code,
    })
    await approve((placed.body.data as { order_payment_url: string }).order_payment_url)
    await cancel(3)
    expect(await standing()).toEqual([
      'Cancelled, Pending',
      'Cancelled, Pending',
      'Cancelled, Refunded',
    ])
    expect(await owed()).toEqual([])
    const [used] = await api.db.select().from(coupons)
    expect(used?.usedCount).toBe(0)
  })

  test('bought now, and paid later, owes as well', async () => {
    await order(1, { is_buy_now: true })
    const later = await api.get('/order-payment/1/sandbox', { token: buyer.token })
    await approve((later.body.data as { order_payment_url: string }).order_payment_url)
    await cancel(1)
    const [row] = await api.db
      .select()
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
    expect(row).toMatchObject({ refunds: { amount: '15.00' }, payments: { status: 'Paid' } })
  })

  test('paid in a way that was not made here owes it too', async () => {
    await order(1, { payment_method: 'cash' })
    await api.db.update(orders).set({ paymentStatus: 'Paid' })
    await cancel(1)
    expect(await owed()).toEqual(['1: 15.00 Due'])
  })

  test('cannot stand as paid, whoever writes it', async () => {
    await order()
    const wrong = api.db.update(orders).set({ orderStatus: 'Cancelled', paymentStatus: 'Paid' })
    await expect(wrong).rejects.toThrow()
  })
})

describe('pay and cancel at once', () => {
  test('end in one of two ways: cancelled and not charged, or charged and owed', async () => {
    for (let round = 1; round <= 40; round++) {
      const { address } = await order(2)
      const [first, second] = [round * 2 - 1, round * 2]
      const { attempt, amount } = await readForm(api, address)
      const pay = () => pressIn(api, address, { action: 'approve', attempt, amount })
      const work = [() => cancel(first), pay, () => cancel(second), pay]
      // Whoever starts a little later may come first.
      await Promise.all(work.map((each) => wait(Math.random() * 30).then<unknown>(each)))
      const rows = await api.db
        .select()
        .from(orders)
        .where(inArray(orders.id, [first, second]))
      const due = await api.db.$count(refunds, inArray(refunds.orderId, [first, second]))
      const paid = await api.db.$count(
        payments,
        and(eq(payments.id, address.split('/')[4] ?? ''), eq(payments.status, 'Paid')),
      )
      expect(rows.map(({ orderStatus }) => orderStatus)).toEqual(['Cancelled', 'Cancelled'])
      const [how, other] = rows.map(({ paymentStatus }) => paymentStatus)
      expect(other, 'what was shown is paid whole, or not').toBe(how)
      expect(`${how} ${paid} ${due}`).toBe(how === 'Pending' ? 'Pending 0 0' : 'Refund Due 1 2')
    }
  }, 120_000)

  test('a gateway that reports late owes it, however often it reports', async () => {
    const { address } = await order(2)
    const id = address.split('/')[4] ?? ''
    await cancel(1)
    const report = () => transact(api.db, (tx) => notePaid(tx, id, [1, 2], api.deps.now()))
    await Promise.all([report(), report(), report()])
    expect(await standing()).toEqual(['Cancelled, Refund Due', 'Pending, Paid'])
    expect(await owed()).toEqual(['1: 15.00 Due'])
    expect(await details(1)).toMatchObject({ payment_method: 'Sandbox', refund_amount: 15 })
  })

  test('an order that two payments paid owes one of them, and both when it is cancelled', async () => {
    const { address } = await order()
    await approve(address)
    const twice = { userId: buyer.id, gateway: 'sandbox', orderIds: [1] }
    await transact(api.db, async (tx) =>
      notePaid(tx, await openPayment(tx, twice), [1], api.deps.now()),
    )
    expect(await standing()).toEqual(['Pending, Paid'])
    expect(await owed()).toEqual(['1: 15.00 Due'])
    await giveBack(api.deps, { orderId: 1, isByHand: false })
    expect(await standing()).toEqual(['Pending, Paid'])
    await cancel(1)
    expect(await owed()).toEqual(expect.arrayContaining(['1: 15.00 Done', '1: 15.00 Due']))
    await giveBack(api.deps, { orderId: 1, isByHand: false })
    expect(await standing()).toEqual(['Cancelled, Refunded'])
    expect(given.size).toBe(2)
  })
})

describe('giving back', () => {
  const paidAndCancelled = async () => {
    await approve((await order()).address)
    await cancel(1)
  }
  const give = (isByHand = false) => giveBack(api.deps, { orderId: 1, isByHand })
  const giveAll = () => giveBack(api.deps, { orderId: null, isByHand: false })

  test('goes through the gateway once, however many operators ask for it', async () => {
    await paidAndCancelled()
    expect(await listRefunds(api.deps)).toEqual(['2030-01-15  #RC000001  15.00 by sandbox'])
    // Whoever comes after it is told that nothing is due.
    await Promise.allSettled([give(), give(), giveAll()])
    const [payment] = await api.db.select().from(payments)
    expect([...given.values()]).toMatchObject([{ payment: payment?.id, amount: 1500 }])
    expect(await standing()).toEqual(['Cancelled, Refunded'])
    expect(await details(1)).toMatchObject({ payment_status: 'Refunded', refund_amount: 15 })
    expect(await listRefunds(api.deps)).toEqual(['No money is to go back.'])
    await expect(give()).rejects.toThrow('No money of #RC000001 is to go back.')
  })

  test('that fails is kept with its reason, and tried again under the same key', async () => {
    await paidAndCancelled()
    failing = 'before'
    expect(await give()).toEqual([
      '#RC000001  15.00 by sandbox is still due: The gateway is closed.',
    ])
    failing = 'after'
    await give()
    expect(await listRefunds(api.deps)).toEqual([
      '2030-01-15  #RC000001  15.00 by sandbox, tried 2 times: "The line was cut."',
    ])
    expect(await standing()).toEqual(['Cancelled, Refund Due'])
    failing = null
    expect(await give()).toEqual(['#RC000001  15.00 by sandbox is given back.'])
    expect(given.size).toBe(1)
    expect(await standing()).toEqual(['Cancelled, Refunded'])
  })

  test('is not noted by hand while its gateway works, and says afterwards that it was asked', async () => {
    await paidAndCancelled()
    const { promise, resolve } = Promise.withResolvers<void>()
    thinking = promise
    failing = 'after'
    const working = give()
    await expect
      .poll(() => listRefunds(api.deps))
      .toEqual([
        '2030-01-15  #RC000001  15.00 by sandbox, tried 1 times: "Asked, and no answer yet."',
      ])
    expect(await give(true)).toEqual([
      '#RC000001  15.00 by sandbox is being given back by sandbox: see what it answers.',
    ])
    expect(await standing()).toEqual(['Cancelled, Refund Due'])
    resolve()
    await working
    expect(await give(true)).toEqual([
      '#RC000001  15.00 by sandbox is noted as given back. sandbox was asked 1 times: see there that it gave nothing as well.',
    ])
    expect(await standing()).toEqual(['Cancelled, Refunded'])
  })

  test('is asked for by one operator at a time, and whatever a gateway says is kept', async () => {
    await paidAndCancelled()
    const { promise, resolve } = Promise.withResolvers<void>()
    thinking = promise
    failing = 'before'
    const first = give()
    await expect.poll(() => listRefunds(api.deps)).toEqual([expect.stringContaining('no answer')])
    expect(await give()).toEqual([
      '#RC000001  15.00 by sandbox is being given back by sandbox: see what it answers.',
    ])
    expect(await give(true)).toEqual([expect.stringContaining('is being given back')])
    words = 'Declined\0 \u001b[2J'
    resolve()
    expect(await first).toEqual([expect.stringContaining('is still due: Declined')])
    expect(given.size).toBe(0)
  })

  test('that was noted by hand meanwhile is not asked for when its turn in the list comes', async () => {
    await paidAndCancelled()
    await approve((await order()).address)
    await cancel(2)
    const { promise, resolve } = Promise.withResolvers<void>()
    thinking = promise
    const all = giveAll()
    await expect
      .poll(() => listRefunds(api.deps))
      .toContain(
        '2030-01-15  #RC000001  15.00 by sandbox, tried 1 times: "Asked, and no answer yet."',
      )
    expect(await giveBack(api.deps, { orderId: 2, isByHand: true })).toEqual([
      '#RC000002  15.00 by sandbox is noted as given back.',
    ])
    resolve()
    expect(await all).toEqual([
      '#RC000001  15.00 by sandbox is given back.',
      '#RC000002  15.00 by sandbox is given back already.',
    ])
    expect(given.size).toBe(1)
  })

  test('of what no gateway here took is noted by hand', async () => {
    await order(1, { payment_method: 'cash' })
    await api.db.update(orders).set({ paymentStatus: 'Paid' })
    await cancel(1)
    expect(await give()).toEqual([
      '#RC000001  15.00 by cash can only be given back by hand: do that, then note it with --by-hand.',
    ])
    expect(await standing()).toEqual(['Cancelled, Refund Due'])
    expect(await give(true)).toEqual(['#RC000001  15.00 by cash is noted as given back.'])
    expect(await standing()).toEqual(['Cancelled, Refunded'])
  })
})
