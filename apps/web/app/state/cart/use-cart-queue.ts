import type { Cart } from '@shop/contract'
import { phrase } from '@shop/contract/phrase'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import useSWR from 'swr'
import { ApiError } from '#app/data/api-error.ts'
import { browserClient } from '#app/data/browser-client.ts'
import { cartCalls, cartResource } from '#app/data/cart.ts'
import { joinWindows, type OtherWindows } from '#app/lib/other-windows.ts'
import type { CartAnswer, CartChange } from './cart-change.ts'
import { createCartQueue } from './cart-queue.ts'

export interface CartNews {
  answered: (change: CartChange, answer: CartAnswer) => void
  /** @param cart as it was read since; null where it was not */
  refused: (change: CartChange, error: unknown, cart: Cart | null) => void
  /** The server has something to say about the cart. */
  info: (text: string | null) => void
}

const notKnown = () =>
  new ApiError(
    0,
    phrase('It is not known whether your cart was changed. Look at it before you try again.'),
  )

const notRead = () =>
  new ApiError(
    0,
    phrase('Your cart cannot be read right now, so nothing was put into it. Please try again.'),
  )

const changedElsewhere = () =>
  new ApiError(0, phrase('Your cart was changed elsewhere meanwhile. Look at it before you go on.'))

/** Refusals that say nothing of the cart: who asks is not logged in, or asks too often. */
const unread = [401, 429]

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0)

/** A call that broke off may have reached the server all the same: the cart tells. */
const isUnclear = (status: number) => status === 0 || status >= 500

/** Also of a line that is already gone it tells: then it is removed, as was asked for. */
const needsCart = ({ kind }: CartChange, status: number) =>
  isUnclear(status) || (kind === 'remove' && !unread.includes(status))

const own = { resource: cartResource, calls: cartCalls }

/**
 * One shopper's queue, tied to SWR: the first read, focus and other tabs go through it. The cart's,
 * unless it is told another source; that must stay the same.
 */
export function useCartQueue(user: number, news: CartNews, { resource, calls }: typeof own = own) {
  const latest = useRef(news)
  /** Reads the cart anew; null where it cannot be read. */
  const reread = useRef<() => Promise<Cart | null>>(async () => null)
  /** The server's own cart as it was read last, without what is still on its way. */
  const heard = useRef<{ cart: Cart | null; reads: number }>({ cart: null, reads: 0 })
  const isHeard = useRef(true)
  const windows = useRef<OtherWindows | null>(null)
  const [queue] = useState(() =>
    createCartQueue({
      calls,
      answered(change, answer) {
        windows.current?.tell()
        if (isHeard.current) latest.current.answered(change, answer)
      },
      look: async (change, error) =>
        isHeard.current && needsCart(change, statusOf(error)) ? reread.current() : null,
      read: () => reread.current(),
      unread(change) {
        if (isHeard.current) latest.current.refused(change, notRead(), null)
      },
      refused(change, error, isSeen) {
        const status = statusOf(error)
        // The shopper has gone: a session that ended is still said, nothing else.
        if (!isHeard.current && status !== 401) return
        const isPart = change.kind === 'quantity' && change.isPart === true
        latest.current.refused(
          change,
          isUnclear(status) && !isSeen ? notKnown() : error,
          // After a step that was made and one that was refused the last answer tells.
          isSeen ? heard.current.cart : isPart && !isUnclear(status) ? queue.read().cart : null,
        )
        // What was refused may have been asked of a cart that has changed elsewhere meanwhile. The next
        // change does not wait for the look: it wins the race.
        if (!needsCart(change, status) && !unread.includes(status)) void reread.current()
      },
      strayed(change) {
        windows.current?.tell()
        if (isHeard.current) latest.current.refused(change, changedElsewhere(), null)
      },
    }),
  )

  const info = useRef<string | null>(null)
  const { error, mutate } = useSWR<unknown, ApiError>(
    resource.key(user),
    async () => {
      const cart = await queue.hear(() => resource.load(browserClient, user))
      heard.current = { cart, reads: heard.current.reads + 1 }
      if (cart.info !== info.current) latest.current.info(cart.info)
      info.current = cart.info
      return cart
    },
    // SWR would deduplicate this read with one of a moment ago, which a new queue never heard.
    { revalidateIfStale: true, dedupingInterval: 0 },
  )
  const refresh = useCallback(async () => {
    const before = JSON.stringify(queue.read().cart)
    await mutate().catch(() => undefined)
    const { cart } = queue.read()
    // A window that is told reads again: told of nothing new, many of them would do so for each other.
    if (JSON.stringify(cart) !== before) windows.current?.tell()
    return cart
  }, [mutate, queue])

  useEffect(() => {
    latest.current = news
    reread.current = async () => {
      const before = heard.current.reads
      await refresh()
      return heard.current.reads > before ? heard.current.cart : null
    }
  })
  const name = resource.key(user).join(' ')
  useEffect(() => {
    const joined = joinWindows(name, () => void mutate().catch(() => undefined))
    windows.current = joined
    return () => {
      windows.current = null
      joined.close()
    }
  }, [name, mutate])
  useEffect(() => {
    isHeard.current = true
    addEventListener('pagehide', queue.flush)
    return () => {
      isHeard.current = false
      removeEventListener('pagehide', queue.flush)
    }
  }, [queue])

  return {
    queue,
    state: useSyncExternalStore(queue.subscribe, queue.read, queue.read),
    error: error ?? null,
    refresh,
  }
}
