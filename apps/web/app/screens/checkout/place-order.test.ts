import type { Cart } from '@shop/contract'
import { cart, emptyCart } from '@shop/contract/fixtures'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#app/data/api-error.ts'
import { openAttempt } from '#app/parts/orders/order-attempt.ts'
import { placeOnce } from './place-order.ts'

const shops = cart.cart_items.slice(0, 2).map(({ shop_id }) => shop_id)
const cash = { order_payment_url: null }
const order = { shop_ids: shops, address_id: 1, payment_method: 'cash' }
const without: Cart = { ...cart, cart_items: cart.cart_items.slice(2) }

const refuse = (status: number, message = 'No') => Promise.reject(new ApiError(status, message))

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
})

const readCart = vi.fn<() => Promise<Cart | null>>()
beforeEach(() => {
  readCart.mockReset().mockResolvedValue(cart)
})

describe('placing an order', () => {
  it('that goes through leaves nothing open', async () => {
    const send = vi.fn().mockResolvedValue(cash)
    expect(await placeOnce(order, { send, readCart })).toEqual({
      kind: 'placed',
      shops,
      payment: null,
    })
    expect(openAttempt('cart')).toBeNull()
    expect(readCart).not.toHaveBeenCalled()
  })

  it('has its key kept before it is sent, so that a reload knows it', async () => {
    const send = vi.fn(async (_: unknown, key: string) => {
      expect(openAttempt('cart')).toMatchObject({ key, shops, isUnclear: true })
      return cash
    })
    await placeOnce(order, { send, readCart })
    expect(send).toHaveBeenCalledOnce()
  })

  it('tells where it is paid', async () => {
    const order_payment_url = 'https://shop.example/order/1/payment?gateway=sandbox'
    const send = vi.fn().mockResolvedValue({ order_payment_url })
    expect(await placeOnce(order, { send, readCart })).toMatchObject({ payment: order_payment_url })
  })

  it('of one product goes on beside an open one of the cart', async () => {
    await placeOnce(order, { send: () => refuse(0), readCart })
    const open = openAttempt('cart')
    await placeOnce({ ...order, is_buy_now: true }, { send: async () => cash, readCart })
    expect(openAttempt('cart')).toEqual(open)
    expect(openAttempt('buy-now')).toBeNull()
  })

  it('that is refused ends the attempt: the next one has a new key', async () => {
    const keys: string[] = []
    const send = (_: unknown, key: string) => {
      keys.push(key)
      return refuse(422, 'Not enough in stock')
    }
    const result = await placeOnce(order, { send, readCart })
    expect(result).toMatchObject({ kind: 'refused', error: { message: 'Not enough in stock' } })
    await placeOnce(order, { send, readCart })
    expect(new Set(keys).size).toBe(2)
    expect(readCart).not.toHaveBeenCalled()
  })

  it.each([0, 408, 429, 500, 502])(
    'that ends with %i is tried again with the same key',
    async (status) => {
      const keys: string[] = []
      const send = vi.fn((_: unknown, key: string) => {
        keys.push(key)
        return keys.length === 1 ? refuse(status) : Promise.resolve(cash)
      })
      expect(await placeOnce(order, { send, readCart })).toMatchObject({ kind: 'unclear' })
      expect(await placeOnce(order, { send, readCart })).toMatchObject({ kind: 'placed' })
      expect(keys[0]).toBe(keys[1])
      expect(openAttempt('cart')).toBeNull()
    },
  )

  it('whose answer was lost counts as placed when the cart has let it go', async () => {
    readCart.mockResolvedValue(without)
    const result = await placeOnce(order, { send: () => refuse(0), readCart })
    expect(result).toEqual({ kind: 'placed', shops, payment: null })
    expect(openAttempt('cart')).toBeNull()
  })

  it('stays unclear when the cart cannot be read either', async () => {
    readCart.mockResolvedValue(null)
    const result = await placeOnce(order, { send: () => refuse(0), readCart })
    expect(result).toMatchObject({ kind: 'unclear' })
    expect(openAttempt('cart')).not.toBeNull()
  })

  it('with an empty cart after an unclear try was placed by that try', async () => {
    await placeOnce(order, { send: () => refuse(0), readCart })
    readCart.mockResolvedValue(emptyCart)
    const result = await placeOnce(order, {
      send: () => refuse(422, 'Your cart is empty'),
      readCart,
    })
    expect(result).toEqual({ kind: 'placed', shops, payment: null })
  })

  describe('that a server does not look at itself', () => {
    const changed = new ApiError(422, 'Changed', { shown: [] })
    const isStill = vi.fn<() => Promise<void>>()
    beforeEach(() => {
      isStill.mockReset().mockResolvedValue()
    })

    it('is sent when everything is still as it was shown', async () => {
      const send = vi.fn().mockResolvedValue(cash)
      const result = await placeOnce(order, { send, readCart, isStill })
      expect(result).toMatchObject({ kind: 'placed' })
      expect(isStill).toHaveBeenCalledBefore(send)
    })

    it.each([
      ['has changed', changed],
      ['cannot be read again', new ApiError(0, 'No line')],
    ])('is not sent when what was shown %s, and nothing is open', async (_, error) => {
      isStill.mockRejectedValue(error)
      const send = vi.fn()
      expect(await placeOnce(order, { send, readCart, isStill })).toEqual({
        kind: 'refused',
        error,
      })
      expect(send).not.toHaveBeenCalled()
      expect(openAttempt('cart')).toBeNull()
    })

    it('counts as placed when it changed by an earlier try that went through', async () => {
      await placeOnce(order, { send: () => refuse(0), readCart, isStill })
      isStill.mockRejectedValue(changed)
      readCart.mockResolvedValue(without)
      const result = await placeOnce(order, { send: vi.fn(), readCart, isStill })
      expect(result).toEqual({ kind: 'placed', shops, payment: null })
    })
  })

  it('forgets an attempt after a while', async () => {
    vi.useFakeTimers()
    await placeOnce(order, { send: () => refuse(0), readCart })
    expect(openAttempt('cart')).not.toBeNull()
    vi.setSystemTime(Date.now() + 16 * 60_000)
    expect(openAttempt('cart')).toBeNull()
    vi.useRealTimers()
  })
})
