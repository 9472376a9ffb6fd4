import { address, cart, totals } from '@shop/contract/fixtures'
import { describe, expect, test, vi } from 'vitest'
import { type AnyStateNode, createActor, SimulatedClock } from 'xstate'
import { ProblemError } from '../port/index.ts'
import { settle } from '../testing/held-port.ts'
import { checkoutMachine } from './checkout.machine.ts'
import { checkoutPoses } from './checkout.poses.ts'
import { type CheckoutCalls, connectCheckout } from './connect-checkout.ts'
import { type Found, lostOrders } from './found.ts'
import type { Made } from './made.ts'
import { type Attempt, emptyDraft, glance, type OrderRequest } from './order.ts'
import type { PaymentEnd, PaymentWindow } from './payment.machine.ts'

const shops = cart.cart_items.slice(0, 2).map(({ shop_id }) => shop_id)

const request: OrderRequest = {
  order: { shop_ids: shops, address_id: address.id, payment_method: 'cash' },
  shown: { shops: cart.cart_items.slice(0, 2), totals, address },
  goods: [{ 1: 2 }, { 5: 1 }],
  payable: totals.payable_amount,
  isChecked: true,
  newest: 7,
}
const minutes = 60_000

const made: Made = { count: 2, ids: [8, 9] }
/** What an attempt is found to have placed. */
const found = lostOrders('cash', made)
/** What a server answers that has placed it. */
const answered = (page: string | null) => ({
  payment: page === null ? null : { page },
  ids: made.ids,
})

const problem = (status: number, message = 'No', errors = {}) =>
  new ProblemError({ status, message, errors })

const openWindow = () =>
  ({
    go: vi.fn(),
    close: vi.fn(),
    focus: vi.fn(),
    isClosed: () => false,
    location: () => null,
  }) satisfies PaymentWindow

function start({
  attempt = null as Attempt | null,
  draft = emptyDraft,
  pending = null as Made | null,
  findPlaced = null as Found | Error | null,
} = {}) {
  let keys = 0
  let time = 0
  const clock = new SimulatedClock()
  /** What any tab has left in the browser. */
  const elsewhere = { attempt, inAnotherWay: null as Attempt | null }
  const calls = {
    watch: vi.fn<CheckoutCalls['watch']>(async () => ({ kind: 'paid' }) satisfies PaymentEnd),
    readBack: vi.fn<CheckoutCalls['readBack']>(async () => false),
    leave: vi.fn<CheckoutCalls['leave']>(),
    tellUnopened: vi.fn<CheckoutCalls['tellUnopened']>(),
    keepPending: vi.fn<CheckoutCalls['keepPending']>(),
    tellWaiting: vi.fn<CheckoutCalls['tellWaiting']>(),
    tellOrders: vi.fn<CheckoutCalls['tellOrders']>(),
    compare: vi.fn<CheckoutCalls['compare']>(async () => undefined),
    placeOrder: vi.fn<CheckoutCalls['placeOrder']>(async () => answered(null)),
    findPlaced: vi.fn<CheckoutCalls['findPlaced']>(async () => {
      if (findPlaced instanceof Error) throw findPlaced
      return findPlaced
    }),
    prove: vi.fn<CheckoutCalls['prove']>(async () => null),
    keepDraft: vi.fn<CheckoutCalls['keepDraft']>(),
    keepAttempt: vi.fn<CheckoutCalls['keepAttempt']>((kept) => {
      elsewhere.attempt = kept
    }),
    endAttempt: vi.fn<CheckoutCalls['endAttempt']>(),
    rereadPlaced: vi.fn<CheckoutCalls['rereadPlaced']>(async () => undefined),
    rereadRefused: vi.fn<CheckoutCalls['rereadRefused']>(async () => undefined),
  } satisfies CheckoutCalls
  const actor = createActor(connectCheckout(calls), {
    clock,
    input: {
      draft,
      readAttempt: (goods) => elsewhere.attempt ?? (goods && elsewhere.inAnotherWay),
      pending,
      newKey: () => {
        keys += 1
        return `key ${keys}`
      },
      now: () => time,
    },
  }).start()
  const snapshot = () => actor.getSnapshot()
  return {
    actor,
    calls,
    elsewhere,
    order: () => snapshot().value.order,
    context: () => snapshot().context,
    placed: () => snapshot().children.placed?.getSnapshot(),
    pass: (ms: number) => {
      time += ms
      clock.increment(ms)
    },
    async place(what = request, popup: PaymentWindow | null = null) {
      actor.send({ type: 'place', request: what, popup })
      await settle()
    },
    keysSent: () => calls.placeOrder.mock.calls.map(([, key]) => key),
  }
}

describe('an order', () => {
  test('whose server names none is among what came since it was pressed', async () => {
    const { place, calls, placed } = start()
    calls.placeOrder.mockResolvedValue({ payment: null, ids: null })
    await place()
    expect(placed()?.context.made).toEqual({ count: 2, ids: null, after: 7 })
  })

  test('is not sent again by a press on the page that still shows it', async () => {
    const { place, calls, order, actor } = start()
    const { promise, resolve } = Promise.withResolvers<void>()
    calls.rereadPlaced.mockReturnValueOnce(promise)
    await place()
    expect(order()).toBe('placed')
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    await place()
    expect(calls.placeOrder).toHaveBeenCalledOnce()
    resolve()
    await settle()
    expect(order()).toEqual({ filling: 'clean' })
  })

  test('whose cart cannot be read afterwards leaves the page usable', async () => {
    const { place, calls, order } = start()
    calls.rereadPlaced.mockRejectedValueOnce(new Error('down'))
    await place()
    expect(order()).toEqual({ filling: 'clean' })
  })

  test('that goes through is thanked for, and leaves nothing open', async () => {
    const { place, calls, order, placed, context } = start({
      draft: { ...emptyDraft, note: 'Ring twice.' },
    })
    await place()
    expect(order()).toEqual({ filling: 'clean' })
    expect(placed()?.value).toBe('thanked')
    expect(placed()?.context.made).toEqual(made)
    expect(context()).toMatchObject({ draft: emptyDraft, attempt: null, problem: null })
    expect(calls.keepDraft).toHaveBeenLastCalledWith(null)
    expect(calls.keepAttempt).toHaveBeenLastCalledWith(null)
    expect(calls.rereadPlaced).toHaveBeenCalledOnce()
    expect(calls.endAttempt).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ key: 'key 1' }),
      made,
    )
    expect(calls.findPlaced).not.toHaveBeenCalled()
  })

  test('has its key kept before it is sent, so that a reload knows it', async () => {
    const { place, calls } = start()
    calls.placeOrder.mockImplementation(async (_, key) => {
      expect(calls.keepAttempt).toHaveBeenLastCalledWith(
        expect.objectContaining({ key, order: request.order, newest: 7, isUnclear: true }),
      )
      return answered(null)
    })
    await place()
    expect(calls.placeOrder).toHaveBeenCalledOnce()
  })

  test('is sent once however often it is pressed', async () => {
    const { actor, place, calls } = start()
    actor.send({ type: 'place', request: request, popup: null })
    actor.send({ type: 'place', request: request, popup: null })
    await place()
    expect(calls.placeOrder).toHaveBeenCalledOnce()
  })

  test('that is refused ends the attempt: the next one has a new key', async () => {
    const { place, calls, order, context, keysSent } = start()
    const popup = openWindow()
    calls.placeOrder.mockRejectedValue(problem(422, 'Not enough in stock'))
    await place(request, popup)
    expect(order()).toEqual({ filling: { refused: 'reread' } })
    expect(context()).toMatchObject({ problem: { message: 'Not enough in stock' }, request })
    expect(popup.close).toHaveBeenCalled()
    expect(calls.rereadRefused).toHaveBeenCalledOnce()
    await place()
    expect(keysSent()).toEqual(['key 1', 'key 2'])
    expect(calls.findPlaced).not.toHaveBeenCalled()
  })

  test('that is refused is not pressed again before what was refused is read again', async () => {
    const { place, calls, order } = start()
    const { promise, resolve } = Promise.withResolvers<void>()
    calls.placeOrder.mockRejectedValue(problem(422, 'Not enough in stock'))
    calls.rereadRefused.mockReturnValueOnce(promise)
    await place()
    expect(order()).toEqual({ filling: { refused: 'rereading' } })
    await place()
    expect(calls.placeOrder).toHaveBeenCalledOnce()
    resolve()
    await settle()
    await place()
    expect(calls.placeOrder).toHaveBeenCalledTimes(2)
  })

  test.each([0, 408, 429, 500, 502])(
    'that ends with %i is tried again with the same key',
    async (status) => {
      const { place, calls, order, keysSent } = start()
      const popup = openWindow()
      calls.placeOrder.mockRejectedValueOnce(problem(status))
      await place(request, popup)
      expect(order()).toEqual({ filling: 'unclear' })
      expect(popup.close).toHaveBeenCalled()
      await place()
      expect(keysSent()).toEqual(['key 1', 'key 1'])
      expect(calls.keepAttempt).toHaveBeenLastCalledWith(null)
    },
  )

  test('whose answer was lost counts as placed when there are newer orders', async () => {
    const { place, calls, placed } = start()
    calls.placeOrder.mockRejectedValue(problem(0))
    calls.findPlaced.mockResolvedValue(found)
    await place()
    expect(placed()?.value).toBe('thanked')
    expect(placed()?.context.payment).toBeNull()
  })

  test('whose answer was lost waits for its payment when it is paid online', async () => {
    const { place, calls, placed } = start()
    calls.placeOrder.mockRejectedValue(problem(0))
    calls.findPlaced.mockResolvedValue(lostOrders('stripe', made))
    await place({ ...request, order: { ...request.order, payment_method: 'stripe' } })
    expect(placed()?.value).toBe('idle')
    expect(placed()?.context.pending).toEqual(made)
    expect(calls.tellWaiting).toHaveBeenCalledOnce()
    expect(calls.tellUnopened).not.toHaveBeenCalled()
  })

  const later = { ...found, payment: { page: 'https://pay.example/1' } }

  test('whose answer was lost is paid where the server still says its page', async () => {
    const { place, calls } = start()
    const popup = openWindow()
    calls.placeOrder.mockRejectedValue(problem(0))
    calls.findPlaced.mockResolvedValue(later)
    await place(request, popup)
    expect(popup.go).toHaveBeenCalledWith('https://pay.example/1')
  })

  const lostFirst = async () => {
    const running = start()
    const lacks: (string | null)[] = []
    running.actor.on('found', (event) => lacks.push(event.lacks))
    running.calls.placeOrder.mockRejectedValueOnce(problem(0))
    await running.place()
    running.calls.findPlaced.mockResolvedValue(later)
    return { ...running, lacks, popup: openWindow() }
  }

  test('pressed again as it was goes on to its payment', async () => {
    const { place, popup, lacks } = await lostFirst()
    await place(request, popup)
    expect(popup.go).toHaveBeenCalledWith(later.payment.page)
    expect(lacks).toEqual([null])
  })

  test('pressed again with another payment is found, leads to no page that was not chosen, and says what it lacks', async () => {
    const { place, calls, popup, lacks } = await lostFirst()
    await place({ ...request, order: { ...request.order, note: 'Ring twice.' } }, popup)
    expect(popup.go).not.toHaveBeenCalled()
    expect(calls.leave).not.toHaveBeenCalled()
    expect(calls.tellWaiting).toHaveBeenCalledOnce()
    expect(lacks).toEqual(['changes'])
  })

  test('found when other goods are pressed is told to be the earlier one', async () => {
    const { place, calls, lacks } = await lostFirst()
    await place({ ...request, goods: [{ 9: 1 }], order: { ...request.order, shop_ids: [9] } })
    expect(calls.placeOrder).toHaveBeenCalledOnce()
    expect(calls.leave).not.toHaveBeenCalled()
    expect(lacks).toEqual(['wish'])
  })

  test('found when other goods of the same shop are pressed is told to be the earlier one', async () => {
    const { place, calls, lacks } = await lostFirst()
    await place({ ...request, goods: [{ 9: 1 }] })
    expect(calls.placeOrder).toHaveBeenCalledOnce()
    expect(lacks).toEqual(['wish'])
  })

  test('found to hold what is pressed now, shop by shop, is the wish: some had left the cart before it was made', async () => {
    const { place, calls, lacks } = await lostFirst()
    const goods: OrderRequest['goods'] = [{ 5: 1 }, { 1: 1 }]
    calls.findPlaced.mockResolvedValue({ ...later, goods: goods.toReversed() })
    await place({ ...request, goods })
    expect(calls.placeOrder).toHaveBeenCalledOnce()
    expect(lacks).toEqual([null])
  })

  test('found to be an earlier try’s lacks what was changed since', async () => {
    const { place, calls, lacks } = await lostFirst()
    calls.findPlaced.mockResolvedValue({ ...later, isEarlier: true })
    await place()
    expect(calls.placeOrder).toHaveBeenCalledOnce()
    expect(lacks).toEqual(['changes'])
  })

  test('of which some shops’ orders are missing is told, and what is left keeps what was said of it', async () => {
    const { place, calls, lacks, actor, context } = await lostFirst()
    actor.send({ type: 'text.changed', name: 'note', text: 'For both' })
    calls.findPlaced.mockResolvedValue(lostOrders('cash', { count: 1, ids: [8] }, [{ 5: 1 }]))
    await place()
    expect(lacks).toEqual(['part'])
    expect(context().draft.note).toBe('For both')
    expect(calls.keepDraft).toHaveBeenLastCalledWith(expect.objectContaining({ note: 'For both' }))
  })

  test('of other goods of the same shop has a key of its own', async () => {
    const { place, calls, keysSent } = start()
    calls.placeOrder.mockRejectedValueOnce(problem(0))
    await place()
    await place({ ...request, goods: [{ 9: 1 }] })
    expect(keysSent()).toEqual(['key 1', 'key 2'])
  })

  test('stays unclear when the orders cannot be read', async () => {
    const { place, calls, order, context } = start()
    calls.placeOrder.mockRejectedValue(problem(0))
    calls.findPlaced.mockRejectedValue(problem(0))
    await place()
    expect(order()).toEqual({ filling: 'unclear' })
    expect(context().attempt).toMatchObject({ key: 'key 1', isUnclear: true })
  })

  test('whose answer was lost is looked for before it is sent again', async () => {
    const { place, calls, placed } = start()
    calls.placeOrder.mockRejectedValueOnce(problem(0))
    await place()
    calls.findPlaced.mockResolvedValue(found)
    await place()
    expect(calls.placeOrder).toHaveBeenCalledOnce()
    expect(placed()?.value).toBe('thanked')
  })

  test('is not sent again while nobody can look for it', async () => {
    const { place, calls, order, context, pass } = start()
    const popup = openWindow()
    calls.placeOrder.mockRejectedValueOnce(problem(500))
    await place()
    calls.findPlaced.mockRejectedValue(problem(0, 'No line'))
    await place(request, popup)
    expect(popup.close).toHaveBeenCalled()
    pass(glance)
    expect(calls.placeOrder).toHaveBeenCalledOnce()
    expect(order()).toEqual({ filling: 'unclear' })
    expect(context().problem?.message).toBe('No line')
  })

  test('that is looked for in vain is seen to be, however quickly the server answers', async () => {
    const { actor, place, calls, order, pass } = start()
    const isLooking = () => actor.getSnapshot().hasTag('looking')
    calls.placeOrder.mockRejectedValueOnce(problem(0))
    await place()
    calls.findPlaced.mockRejectedValue(problem(0, 'No line'))
    await place()
    pass(glance - 1)
    expect(isLooking()).toBe(true)
    await place()
    expect(calls.findPlaced).toHaveBeenCalledTimes(2)
    pass(1)
    expect(isLooking()).toBe(false)
    expect(order()).toEqual({ filling: 'unclear' })
  })

  test('that is another one than the lost one has a key of its own, and the same newest order', async () => {
    const { place, calls, keysSent } = start()
    calls.placeOrder.mockRejectedValueOnce(problem(0))
    await place()
    await place({ ...request, newest: 9, order: { ...request.order, note: 'Ring twice.' } })
    expect(keysSent()).toEqual(['key 1', 'key 2'])
    expect(calls.findPlaced).toHaveBeenLastCalledWith(expect.objectContaining({ newest: 7 }))
  })

  test('that is another one than the lost one is looked for with it: either may have arrived', async () => {
    const { place, calls } = start()
    calls.placeOrder.mockRejectedValue(problem(0))
    await place()
    await place({ ...request, order: { ...request.order, note: 'Ring twice.' } })
    await place({ ...request, order: { ...request.order, note: 'Ring twice.' } })
    expect(calls.findPlaced).toHaveBeenLastCalledWith(
      expect.objectContaining({ key: 'key 2', earlier: ['key 1'] }),
    )
  })

  test('is found when the cart has changed, without another press', async () => {
    const { actor, place, calls, placed } = start()
    calls.placeOrder.mockRejectedValueOnce(problem(0))
    await place()
    calls.findPlaced.mockResolvedValue(found)
    actor.send({ type: 'look' })
    await settle()
    expect(placed()?.value).toBe('thanked')
    expect(placed()?.context.made).toEqual(made)
  })

  test('is no longer in doubt when a look finds nothing: its words go', async () => {
    const { actor, place, calls, order, placed } = start()
    calls.placeOrder.mockRejectedValueOnce(problem(0))
    await place()
    actor.send({ type: 'look' })
    await settle()
    expect(order()).toEqual({ filling: 'clean' })
    expect(placed()?.value).toBe('idle')
  })

  test('is not looked for when nothing is in doubt', () => {
    const { actor, calls, order } = start()
    actor.send({ type: 'look' })
    expect(order()).toEqual({ filling: 'clean' })
    expect(calls.findPlaced).not.toHaveBeenCalled()
  })

  test('refused after an unclear try was placed by that try, when there are newer orders', async () => {
    const { place, calls, placed } = start()
    calls.placeOrder.mockRejectedValueOnce(problem(0))
    await place()
    calls.placeOrder.mockRejectedValue(problem(422, 'Your cart is empty'))
    calls.findPlaced.mockResolvedValueOnce(null).mockResolvedValueOnce(found)
    await place()
    expect(placed()?.value).toBe('thanked')
  })

  test('refused after an unclear try, with no newer orders, is refused', async () => {
    const { place, calls, order, pass } = start()
    calls.placeOrder.mockRejectedValueOnce(problem(0))
    await place()
    calls.placeOrder.mockRejectedValue(problem(422, 'Sold out'))
    pass(minutes)
    await place()
    expect(order()).toEqual({ filling: { refused: 'reread' } })
  })

  test('refused while an earlier try may still arrive, stays unclear', async () => {
    const { place, calls, order, context, pass } = start()
    calls.placeOrder.mockRejectedValueOnce(problem(0))
    await place()
    pass(20_000)
    calls.placeOrder.mockRejectedValue(problem(422, 'Sold out'))
    await place()
    expect(order()).toEqual({ filling: 'unclear' })
    expect(context().problem?.message).toBe('Sold out')
    expect(calls.keepAttempt).toHaveBeenLastCalledWith(
      expect.objectContaining({ key: 'key 1', arrivesUntil: 45_000 }),
    )
  })

  test.each([
    [0, 45_000],
    [502, 45_000],
    [500, 0],
    [429, 0],
  ])('that ends with %i may arrive for another %i ms', async (status, arrivesUntil) => {
    const { place, calls } = start()
    calls.placeOrder.mockRejectedValue(problem(status))
    await place()
    expect(calls.keepAttempt).toHaveBeenLastCalledWith(expect.objectContaining({ arrivesUntil }))
  })

  test('counts from its first press on, however often it is tried', async () => {
    const { place, calls, pass } = start()
    calls.placeOrder.mockRejectedValue(problem(0))
    await place({ ...request, newest: null })
    pass(minutes)
    await place({ ...request, newest: 9 })
    expect(calls.findPlaced).toHaveBeenLastCalledWith(
      expect.objectContaining({ at: 0, newest: null, payable: totals.payable_amount }),
    )
  })

  test('has a new key after a while', async () => {
    const { place, calls, pass, keysSent } = start()
    calls.placeOrder.mockRejectedValueOnce(problem(0))
    await place()
    pass(16 * minutes)
    await place()
    expect(keysSent()).toEqual(['key 1', 'key 2'])
  })
})

describe('an order that a server does not compare', () => {
  const unchecked = { ...request, isChecked: false }
  const changed = problem(422, 'Changed', { shown: [] })

  test('is sent when everything is still as it was shown', async () => {
    const { place, calls } = start()
    await place(unchecked)
    expect(calls.compare).toHaveBeenCalledBefore(calls.placeOrder)
    expect(calls.placeOrder).toHaveBeenCalledOnce()
  })

  test.each([
    ['has changed', changed],
    ['cannot be read again', problem(0)],
  ])('is not sent when what was shown %s, and nothing is open', async (_, error) => {
    const { place, calls, order } = start()
    calls.compare.mockRejectedValue(error)
    await place(unchecked)
    expect(calls.placeOrder).not.toHaveBeenCalled()
    expect(order()).toEqual({ filling: { refused: 'reread' } })
    expect(calls.keepAttempt).toHaveBeenLastCalledWith(null)
  })

  test('counts as placed when it changed by an earlier try that went through', async () => {
    const { place, calls, placed } = start()
    calls.placeOrder.mockRejectedValue(problem(0))
    await place(unchecked)
    calls.compare.mockRejectedValue(changed)
    calls.findPlaced.mockResolvedValueOnce(null).mockResolvedValueOnce(found)
    await place(unchecked)
    expect(placed()?.value).toBe('thanked')
  })
})

describe('a refusal that the shopper can do away with', () => {
  test('goes on by itself, with a new key and a new window', async () => {
    const { place, calls, placed, keysSent } = start()
    const popup = openWindow()
    calls.placeOrder
      .mockRejectedValueOnce(problem(422, 'Verify your account'))
      .mockResolvedValue(answered('https://pay.example/1'))
    calls.prove.mockResolvedValue({ popup })
    await place()
    await settle()
    expect(calls.prove).toHaveBeenCalledWith(
      expect.objectContaining({ request, problem: expect.objectContaining({ status: 422 }) }),
    )
    expect(keysSent()).toEqual(['key 1', 'key 2'])
    expect(popup.go).toHaveBeenCalledWith('https://pay.example/1')
    expect(placed()?.value).toBe('thanked')
  })

  test('stays refused when that itself fails', async () => {
    const { place, calls, order } = start()
    calls.placeOrder.mockRejectedValue(problem(422))
    calls.prove.mockRejectedValue(new Error('No line'))
    await place()
    expect(order()).toEqual({ filling: { refused: 'reread' } })
    expect(calls.rereadRefused).toHaveBeenCalledOnce()
  })
})

describe('an order that is paid online', () => {
  const page = 'https://pay.example/1'
  async function pay(
    prepare: (calls: ReturnType<typeof start>['calls']) => void = () => undefined,
  ) {
    const running = start()
    const popup = openWindow()
    running.calls.placeOrder.mockResolvedValue(answered(page))
    prepare(running.calls)
    await running.place(request, popup)
    const payment = () =>
      running.actor.getSnapshot().children.placed?.getSnapshot().children.payment
    return { ...running, popup, payment }
  }

  test('is thanked for when it is paid', async () => {
    const { popup, calls, placed } = await pay()
    expect(popup.go).toHaveBeenCalledWith(page)
    expect(calls.keepPending.mock.calls).toEqual([[made], [null]])
    expect(placed()?.value).toBe('thanked')
  })

  test.each([
    ['read back as paid', true, 'thanked'],
    ['not paid', false, 'paying'],
  ])('whose window was closed: %s', async (_, isPaid, value) => {
    const { placed, payment } = await pay((calls) => {
      calls.watch.mockResolvedValue({ kind: 'cancelled', reason: 'Declined.' })
      calls.readBack.mockResolvedValue(isPaid)
    })
    expect(placed()?.value).toBe(value)
    if (!isPaid) expect(payment()?.getSnapshot().context.reason).toBe('Declined.')
  })

  test('of which nobody says whether it is paid is not called cancelled, and is asked for once more', async () => {
    const { payment, placed, calls } = await pay((prepared) => {
      prepared.watch.mockResolvedValue({ kind: 'cancelled', reason: null })
      prepared.readBack.mockRejectedValue(new Error('Away'))
    })
    expect(payment()?.getSnapshot().value).toEqual({ unknown: 'told' })
    payment()?.send({ type: 'look' })
    await settle()
    expect(calls.readBack).toHaveBeenCalledTimes(2)
    expect(payment()?.getSnapshot().value).toEqual({ unknown: 'told' })
    calls.readBack.mockResolvedValue(true)
    payment()?.send({ type: 'look' })
    await settle()
    expect(placed()?.value).toBe('thanked')
  })

  test.each([
    ['can be left for later', 'dismiss', 'idle'],
    ['is cancelled once it is known', 'look', 'paying'],
  ] as const)('of which nobody says whether it is paid %s', async (_, type, value) => {
    const { payment, placed, calls } = await pay((prepared) => {
      prepared.watch.mockResolvedValue({ kind: 'cancelled', reason: 'Declined.' })
      prepared.readBack.mockRejectedValueOnce(new Error('Away'))
    })
    calls.readBack.mockResolvedValue(false)
    payment()?.send({ type })
    await settle()
    expect(placed()?.value).toBe(value)
    if (type === 'look') expect(payment()?.getSnapshot().value).toBe('cancelled')
    else expect(placed()?.context.pending).toEqual(made)
  })

  test('that was cancelled can be paid again, or left for later', async () => {
    const { payment, placed, calls } = await pay((prepared) =>
      prepared.watch.mockResolvedValue({ kind: 'cancelled', reason: null }),
    )
    payment()?.send({ type: 'again', popup: openWindow() })
    await settle()
    expect(calls.watch).toHaveBeenCalledTimes(2)
    payment()?.send({ type: 'dismiss' })
    expect(placed()?.value).toBe('idle')
    expect(placed()?.context.pending).toEqual(made)
  })

  test('that arrives after its window was closed is found by a second look', async () => {
    const { payment, placed, calls } = await pay((prepared) =>
      prepared.watch.mockResolvedValue({ kind: 'cancelled', reason: null }),
    )
    expect(payment()?.getSnapshot().value).toBe('cancelled')
    calls.readBack.mockResolvedValue(true)
    payment()?.send({ type: 'look' })
    await settle()
    expect(placed()?.value).toBe('thanked')
  })

  test('knows what its window says while it is open, until it is begun again there', async () => {
    const { payment, calls } = await pay((prepared) =>
      prepared.watch.mockReturnValue(new Promise(() => undefined)),
    )
    const [[, , tell] = []] = calls.watch.mock.calls
    const refusal = () => payment()?.getSnapshot().context.refusal
    expect(refusal()).toBeNull()
    tell?.({ reason: 'Declined.' })
    expect(refusal()).toEqual({ reason: 'Declined.' })
    tell?.(null)
    expect(refusal()).toBeNull()
  })

  test('has its window brought to the front, and closed', async () => {
    const { payment, popup } = await pay((calls) =>
      calls.watch.mockReturnValue(new Promise(() => undefined)),
    )
    payment()?.send({ type: 'show' })
    expect(popup.focus).toHaveBeenCalledOnce()
    payment()?.send({ type: 'stop' })
    expect(popup.close).toHaveBeenCalledOnce()
  })

  test('takes the place of this page where there is no window', async () => {
    const { place, calls, placed } = start()
    calls.placeOrder.mockResolvedValue(answered(page))
    await place()
    expect(calls.leave).toHaveBeenCalledWith(page)
    expect(placed()?.context.pending).toEqual(made)
  })

  test.each([
    ['with a window', openWindow()],
    ['without', null],
  ])('at no page that can be opened says so, %s', async (_, popup) => {
    const { place, calls, placed } = start()
    calls.placeOrder.mockResolvedValue({ payment: { page: null }, ids: made.ids })
    await place(request, popup)
    expect(calls.tellUnopened).toHaveBeenCalledOnce()
    expect(placed()?.value).toBe('idle')
    if (popup) expect(popup.close).toHaveBeenCalled()
  })

  test('whose window cannot be followed is read back', async () => {
    const { calls } = await pay((prepared) => prepared.watch.mockRejectedValue(new Error('Gone')))
    expect(calls.readBack).toHaveBeenCalledWith(made)
  })
})

describe('what an earlier page has left', () => {
  const attempt: Attempt = {
    key: 'earlier',
    earlier: [],
    order: request.order,
    goods: request.goods,
    payable: totals.payable_amount,
    newest: 7,
    at: 0,
    isUnclear: true,
    arrivesUntil: 0,
    earlierUntil: 0,
  }

  test('an order whose answer was cut off went through, as the orders show', async () => {
    const { order, placed, calls } = start({ attempt, findPlaced: found })
    expect(order()).toBe('lookingBack')
    await settle()
    expect(calls.findPlaced).toHaveBeenCalledWith(attempt)
    expect(calls.endAttempt).toHaveBeenCalledExactlyOnceWith(attempt, made)
    expect(placed()?.value).toBe('thanked')
    expect(calls.keepAttempt).toHaveBeenLastCalledWith(null)
  })

  test('one that was not placed, and cannot arrive any more, is told and forgotten', async () => {
    const { actor, calls, context, order } = start({ attempt })
    const told = vi.fn()
    actor.on('earlierMissing', told)
    await settle()
    expect(told).toHaveBeenCalledOnce()
    expect(order()).toEqual({ filling: 'clean' })
    expect(context().attempt).toBeNull()
    expect(calls.keepAttempt).toHaveBeenLastCalledWith(null)
  })

  test('one of other goods that was not placed is told when these are pressed', async () => {
    const { actor, place, calls, elsewhere, placed } = start()
    const told = vi.fn()
    actor.on('earlierMissing', told)
    elsewhere.attempt = attempt
    await place({ ...request, goods: [{ 9: 1 }] })
    expect(told).toHaveBeenCalledOnce()
    expect(calls.placeOrder).toHaveBeenCalledOnce()
    expect(placed()?.value).toBe('thanked')
  })

  test('one whose look is left behind ends nothing', async () => {
    const { actor, calls } = start({ attempt, findPlaced: found })
    actor.stop()
    await settle()
    expect(calls.endAttempt).not.toHaveBeenCalled()
    expect(calls.keepAttempt).not.toHaveBeenCalled()
  })

  test('one that waits for its payment is said to, and leads nowhere by itself', async () => {
    const { placed, calls } = start({
      attempt,
      findPlaced: { ...found, payment: { page: 'https://pay.example/1' } },
    })
    await settle()
    expect(calls.leave).not.toHaveBeenCalled()
    expect(calls.tellWaiting).toHaveBeenCalledOnce()
    expect(placed()?.context.pending).toEqual(made)
  })

  test('one that did not go through goes on under its own key, while it may still arrive', async () => {
    const { place, placed, keysSent } = start({ attempt: { ...attempt, arrivesUntil: 45_000 } })
    await settle()
    expect(placed()?.value).toBe('idle')
    await place()
    expect(keysSent()).toEqual(['earlier'])
  })

  test('one that nobody can look for stays unclear', async () => {
    const { calls, order, actor, placed } = start({ attempt, findPlaced: problem(0) })
    await settle()
    expect(order()).toEqual({ filling: 'unclear' })
    calls.findPlaced.mockResolvedValue(found)
    actor.send({ type: 'look' })
    await settle()
    expect(placed()?.value).toBe('thanked')
  })

  test('one of another tab is looked for before anything is sent', async () => {
    const { place, calls, placed, elsewhere } = start()
    elsewhere.attempt = attempt
    calls.findPlaced.mockResolvedValue(found)
    await place()
    expect(calls.placeOrder).not.toHaveBeenCalled()
    expect(placed()?.value).toBe('thanked')
  })

  test('one of the same goods that was pressed elsewhere is looked for before they are ordered here', async () => {
    const { actor, place, calls, order, placed, elsewhere } = start()
    elsewhere.inAnotherWay = { ...attempt, order: { ...attempt.order, is_buy_now: true } }
    actor.send({ type: 'look' })
    expect(order()).toEqual({ filling: 'clean' })
    calls.findPlaced.mockResolvedValue(found)
    await place()
    expect(calls.placeOrder).not.toHaveBeenCalled()
    expect(placed()?.value).toBe('thanked')
  })

  test('one of another tab is known of when the cart has changed', async () => {
    const { actor, calls, order, elsewhere } = start()
    elsewhere.attempt = attempt
    calls.findPlaced.mockRejectedValue(problem(0))
    actor.send({ type: 'look' })
    await settle()
    expect(order()).toEqual({ filling: 'unclear' })
  })

  test('one of long ago says nothing', () => {
    const { order, calls } = start({
      attempt: { ...attempt, at: -16 * minutes },
      findPlaced: found,
    })
    expect(order()).toEqual({ filling: 'clean' })
    expect(calls.findPlaced).not.toHaveBeenCalled()
  })

  test.each([
    [true, 'thanked'],
    [false, 'idle'],
  ])('what waited for its payment ends (paid: %s)', (isPaid, value) => {
    const { actor } = start({ pending: made })
    const placed = actor.getSnapshot().children.placed
    placed?.send({ type: 'pending.ended', isPaid })
    expect(placed?.getSnapshot().value).toBe(value)
    expect(placed?.getSnapshot().context).toMatchObject({
      pending: null,
      made: isPaid ? made : null,
    })
    placed?.send({ type: 'thanks.closed' })
    expect(placed?.getSnapshot().value).toBe('idle')
  })
})

describe('what is said of an order', () => {
  test('is kept with every change', () => {
    const { actor, calls, context } = start()
    actor.send({ type: 'address.chosen', address: 7 })
    actor.send({ type: 'payment.chosen', payment: 'sandbox' })
    actor.send({ type: 'coupon.applied', coupon: 'TEN' })
    actor.send({ type: 'text.changed', name: 'note', text: 'Ring twice.' })
    const draft = {
      ...emptyDraft,
      address: 7,
      payment: 'sandbox',
      coupon: 'TEN',
      note: 'Ring twice.',
    }
    expect(context().draft).toEqual(draft)
    expect(calls.keepDraft).toHaveBeenLastCalledWith(draft)
    actor.send({ type: 'coupon.removed' })
    expect(calls.keepDraft).toHaveBeenLastCalledWith({ ...draft, coupon: '' })
  })

  test.each([
    { type: 'address.chosen', address: 7 },
    { type: 'payment.chosen', payment: 'sandbox' },
    { type: 'coupon.removed' },
  ] as const)('takes the words of a refusal away: $type', async (event) => {
    const { actor, place, calls, order, context } = start()
    calls.placeOrder.mockRejectedValue(problem(422))
    await place()
    actor.send(event)
    expect(order()).toEqual({ filling: 'clean' })
    expect(context().problem).toBeNull()
  })

  test('lacks a shop, or an address', () => {
    const { actor, calls } = start()
    const told = vi.fn()
    actor.on('shopMissing', told)
    actor.send({ type: 'place.incomplete', lacks: 'shop' })
    expect(told).toHaveBeenCalledOnce()
    expect(actor.getSnapshot().value.address).toBe('closed')
    actor.send({ type: 'place.incomplete', lacks: 'address' })
    expect(told).toHaveBeenCalledOnce()
    expect(actor.getSnapshot().value.address).toBe('adding')
    expect(calls.placeOrder).not.toHaveBeenCalled()
  })

  test('one dialog of the address at a time; switching replaces it', () => {
    const { actor } = start()
    const open = () => actor.getSnapshot().value.address
    const follow = (type: 'address.change' | 'address.add' | 'address.edit' | 'address.closed') => {
      actor.send({ type })
      return open()
    }
    expect(follow('address.change')).toBe('choosing')
    expect(follow('address.add')).toBe('adding')
    expect(follow('address.edit')).toBe('editing')
    expect(follow('address.closed')).toBe('closed')
  })
})

test('every state has a pose', () => {
  const leavesOf = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leavesOf)
  const posed = Object.values(checkoutPoses).flatMap(({ value }) => leavesOf(value))
  const below = (node?: AnyStateNode): string[] =>
    Object.values(node?.states ?? {}).flatMap((state) =>
      Object.keys(state.states).length > 0 ? below(state) : [state.key],
    )
  const { address: dialogs, order } = checkoutMachine.states
  // These are left at once.
  const passing = ['opening', 'deciding', 'placed']
  const states = [dialogs, order].flatMap(below).filter((name) => !passing.includes(name))
  expect(posed).toEqual(expect.arrayContaining(states))
})
