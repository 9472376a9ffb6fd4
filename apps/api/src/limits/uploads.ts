/** Forms with files: how many come at the same time, and which gives way when there is no room. */
import type { Socket } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv, Deps } from '../deps.ts'
import { elapsedOf } from '../elapsed.ts'
import { maxTextSize, mayBringFiles } from '../http/upload.ts'
import { siteOf } from './address.ts'
import { clientAddress } from './asker.ts'
import { createGate, TooBusy } from './gate.ts'
import { throttle } from './throttle.ts'

/** Each is held in memory while it comes. */
const uploads = { atOnce: 12, waiting: 96, each: 3 }

/**
 * What comes slower, in bytes a second, gives way when somebody else has no room; a line takes a moment. The
 * more wait, the faster it has to come: a crowd of slow ones would hold all places in turn.
 */
const slowest = 16_384
/** A phone on a bad line is faster than three times that; who comes again and again has to be faster still. */
const mostOf = { first: 3, again: 8 }
/** How long a site is known to have come before; ms. */
const known = 120_000
const grace = 3000
/**
 * Nor does one hold its place for longer while somebody waits, nor several of one site theirs for longer
 * together: at that pace a picture of a phone has come; ms.
 */
const longest = 30_000
/** What has come whole is done with in seconds, unless its pictures were made to take long; ms. */
const longestWhole = { first: 60_000, again: 15_000 }
/** How often who waits asks whether there is room. */
const knocks = 1000

interface Upload {
  readonly site: string
  readonly socket: Socket
  /** Whether its site had sent one of late. */
  readonly time: 'first' | 'again'
  /** When all of it had come: what is done with it then takes a while. */
  wholeAt: number | null
  readonly begunAt: number
  readonly bytesBefore: number
}

/** Lets in requests that may bring files; refuses with 503 what there is no room for. */
export const uploadsInTurn = (
  deps: Pick<Deps, 'config' | 'elapsed'>,
): MiddlewareHandler<AppEnv> => {
  const gate = createGate(uploads)
  const coming = new Set<Upload>()
  let waiting = 0
  /** When each site's last upload began; in their order. */
  const before = new Map<string, number>()
  const note = (site: string): 'first' | 'again' => {
    const now = elapsedOf(deps)
    for (const [one, at] of before) {
      if (now - at < known) break
      before.delete(one)
    }
    const last = before.get(site)
    before.delete(site)
    before.set(site, now)
    return last === undefined ? 'first' : 'again'
  }
  const slowestOf = ({ time }: Upload) =>
    slowest * Math.min(mostOf[time], 1 + Math.floor(waiting / uploads.atOnce) * 2)

  const isTooSlow = (upload: Upload) => {
    const { socket, begunAt, bytesBefore, wholeAt } = upload
    const age = elapsedOf(deps) - begunAt
    return (
      wholeAt === null &&
      age >= grace &&
      ((socket.bytesRead - bytesBefore) * 1000) / age < slowestOf(upload)
    )
  }
  /** Of those that have had their time: of who has most, the first. */
  const ofMost = () => {
    const held = new Map<string, number>()
    for (const { site } of coming) held.set(site, (held.get(site) ?? 0) + 1)
    const now = elapsedOf(deps)
    const old = [...coming].filter(
      ({ site, begunAt, wholeAt, time }) =>
        (wholeAt !== null && now - wholeAt >= longestWhole[time]) ||
        (now - begunAt >= longest / (held.get(site) ?? 1) &&
          (wholeAt === null || held.get(site) !== 1)),
    )
    return old.toSorted((a, b) => (held.get(b.site) ?? 0) - (held.get(a.site) ?? 0))[0]
  }

  /** Who only holds a place would shut everybody else out with a dozen connections. */
  const makeRoom = () => {
    const upload = [...coming].find(isTooSlow) ?? ofMost()
    if (!upload) return
    coming.delete(upload)
    upload.socket.destroy()
  }

  return async (c, next) => {
    // No longer than a body of texts may be, it holds no more memory: it waits for nobody's pictures.
    const isSmall = Number(c.req.header('Content-Length') ?? Infinity) <= maxTextSize
    if (deps.config.rateLimit === 0 || isSmall || !mayBringFiles(c)) return next()
    // Hono's test helper has no connection.
    const socket = c.env?.socket ?? c.env?.incoming?.socket
    const site = siteOf(clientAddress(c))
    const knock = () => {
      if (coming.size >= uploads.atOnce) makeRoom()
    }
    knock()
    const knocking = setInterval(knock, knocks)
    waiting += 1
    let isWaiting = true
    const stopWaiting = () => {
      clearInterval(knocking)
      if (isWaiting) waiting -= 1
      isWaiting = false
    }
    const begin = async () => {
      stopWaiting()
      if (!socket) return next()
      const upload: Upload = {
        site,
        socket,
        time: note(site),
        begunAt: elapsedOf(deps),
        bytesBefore: socket.bytesRead,
        wholeAt: null,
      }
      c.set('formHasCome', () => {
        upload.wholeAt = elapsedOf(deps)
      })
      coming.add(upload)
      try {
        await next()
      } finally {
        coming.delete(upload)
      }
    }
    try {
      await gate(site, begin, c.req.raw.signal)
    } catch (error) {
      // What is refused is counted as what is answered: it must not be free.
      if (error instanceof TooBusy) await throttle(c, null)
      throw error
    } finally {
      stopWaiting()
    }
  }
}
