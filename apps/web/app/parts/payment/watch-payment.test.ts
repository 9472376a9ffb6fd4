import type { PaymentEnd, PaymentWindow, TellRefusal } from '@shop/flows/checkout'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchPayment } from './watch-payment.ts'

const page = '/order/8d1f/payment'

/** A window that the test moves about. */
function openWindow() {
  let address: URL | null = null
  let closed = false
  const popup: PaymentWindow = {
    go: () => undefined,
    focus: () => undefined,
    close: () => {
      closed = true
    },
    isClosed: () => closed,
    location: () => address,
  }
  return {
    popup,
    goTo: (path: string | null) => {
      address = path === null ? null : new URL(path, 'https://shop.example')
    },
  }
}

const follow = (isPaid = async () => false) => {
  const { popup, goTo } = openWindow()
  let ended: PaymentEnd | null = null
  const tell = vi.fn<TellRefusal>()
  void watchPayment(popup, isPaid, tell).then((end) => {
    ended = end
  })
  return { popup, goTo, tell, ended: () => ended }
}
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('following a payment', () => {
  it('ends at success within a second, and closes the window', async () => {
    const { popup, goTo, ended } = follow()
    goTo(`${page}?gateway=sandbox`)
    await seconds(20)
    expect(ended()).toBeNull()
    goTo(`${page}/success`)
    await seconds(1)
    expect(ended()).toEqual({ kind: 'paid' })
    expect(popup.isClosed()).toBe(true)
  })

  it('waits 8 seconds at cancel, and tells why at once', async () => {
    const { popup, goTo, ended, tell } = follow()
    goTo(`${page}/cancel?error=The+card+was+declined.`)
    await seconds(1)
    expect(tell).toHaveBeenCalledExactlyOnceWith({ reason: 'The card was declined.' })
    await seconds(7)
    expect([ended(), popup.isClosed()]).toEqual([null, false])
    await seconds(1)
    expect(ended()).toEqual({ kind: 'cancelled', reason: 'The card was declined.' })
    expect(popup.isClosed()).toBe(true)
  })

  it('goes on when it is begun again at cancel', async () => {
    const { goTo, ended, tell } = follow()
    goTo(`${page}/cancel?error=No`)
    await seconds(4)
    goTo(`${page}?gateway=sandbox`)
    await seconds(20)
    expect(tell.mock.calls).toEqual([[{ reason: 'No' }], [null]])
    expect(ended()).toBeNull()
    goTo(`${page}/success`)
    await seconds(1)
    expect(ended()).toEqual({ kind: 'paid' })
  })

  it('counts a window that was closed by hand as cancelled', async () => {
    const { popup, goTo, ended } = follow()
    goTo(`${page}/cancel?error=No`)
    await seconds(2)
    popup.close()
    await seconds(1)
    expect(ended()).toEqual({ kind: 'cancelled', reason: 'No' })
  })

  it('gives up after 3 minutes, wherever the window is', async () => {
    const { popup, goTo, ended } = follow()
    goTo(null)
    await seconds(179)
    expect(ended()).toBeNull()
    await seconds(1)
    expect(ended()).toEqual({ kind: 'cancelled', reason: null })
    expect(popup.isClosed()).toBe(true)
  })

  it('asks whether it is paid where it cannot see, and goes on where nobody knows', async () => {
    let isKnown = false
    let requests = 0
    const { popup, goTo, ended } = follow(async () => {
      requests += 1
      if (requests === 1) throw new Error('unreachable')
      return isKnown
    })
    goTo(null)
    await seconds(25)
    expect([requests, ended()]).toEqual([2, null])
    isKnown = true
    await seconds(10)
    expect(ended()).toEqual({ kind: 'paid' })
    expect(popup.isClosed()).toBe(true)
  })

  it('takes no other page for an end', async () => {
    const { goTo, ended } = follow()
    for (const path of [
      '/success',
      '/order/1/payment/success/more',
      '/x/order/1/payment/success',
    ]) {
      goTo(path)
      await seconds(2)
    }
    expect(ended()).toBeNull()
  })
})
