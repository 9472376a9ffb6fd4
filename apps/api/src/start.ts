import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { createApi } from './app.ts'
import { sweepCodes } from './auth/codes.ts'
import { sweepResets } from './auth/recovery.ts'
import { dealOut } from './catalogue/deal.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './db/index.ts'
import type { AppEnv, Deps } from './deps.ts'
import { type Asker, askerAddress } from './limits/address.ts'
import { sweepLimits } from './limits/limit.ts'
import { ratesOf } from './limits/throttle.ts'
import { warnOf } from './log.ts'
import { createMailer } from './mail/mailer.ts'
import { createPostman } from './mail/postman.ts'
import { frontKeys } from './media/gallery.ts'
import { createMediaStore } from './media/index.ts'
import type { MediaStore } from './media/types.ts'
import { notesOf } from './notes.ts'
import { openFilled } from './open-filled.ts'
import { makeSecret } from './operator/secret.ts'
import { sweepKeys } from './orders/idempotency.ts'
import { createHosted } from './realtime/hosted.ts'
import { createHub } from './realtime/hub.ts'
import type { Realtime } from './realtime/realtime.ts'
import { refreshSearch } from './search/documents.ts'
import { shopSecret } from './secret.ts'
import { sweepVitals } from './vitals/service.ts'

/** A running shop server, without a port of its own. */
export interface ShopApi {
  /** Answers /api and /media: `app.fetch(request, { clientAddress })`. */
  readonly app: Hono<AppEnv>
  readonly deps: Deps
  /** Whether this start filled an empty database with the demo shop. */
  readonly seeded: boolean
  /** Where the embedded database and pictures are kept; null with an outside database. */
  readonly dataDir: string | null
  /** Counts a page that somebody asks for: how many seconds they have to wait, 0 when it is welcome. */
  readonly admit: (asker: Pick<Asker, 'forwarded' | 'remote'>, weight?: number) => number
  /** Which requests to the shop's port open a WebSocket, and what takes it. */
  readonly awaits: Realtime['awaits']
  readonly upgrade: Realtime['upgrade']
  /** Calls back when an operator has changed settings. */
  readonly onChange: (listener: () => void) => void
  /** What a person who starts the shop wants to know, a line each. */
  readonly notes: readonly string[]
  /** Has the browsers that listen come back later. */
  hangUp(): void
  close(): Promise<void>
}

const hour = 60 * 60 * 1000

/** Keeps the database tidy, first when the start's rush is over; returns how to stop. */
const keepTidy = (database: OpenDatabase, deps: Deps) => {
  let round = Promise.resolve()
  const tidy = async () => {
    try {
      await database.unhurried(async (db) => {
        const unhurried = { ...deps, db }
        await sweepKeys(db, deps.now())
        await sweepLimits(unhurried)
        await sweepCodes(unhurried)
        await sweepResets(unhurried)
        await sweepVitals(db, deps.now())
        await dealOut(db)
        await refreshSearch(db)
      })
      if (database.kind === 'pglite') await database.vacuum()
    } catch (error) {
      warnOf('The database was not tidied', error)
    }
  }
  const begin = () => {
    round = tidy()
  }
  const timers = [setTimeout(begin, hour / 12), setInterval(begin, 6 * hour)]
  for (const timer of timers) timer.unref()
  return () => {
    for (const timer of timers) clearTimeout(timer)
    return round
  }
}

/** Widths that phones and desktops ask for first. */
const frontWidths = [320, 640, 768, 960]

/** Prerenders the home page's pictures, once the first page is out; returns how to stop. */
const prerenderFront = (media: MediaStore) => {
  if (process.env.NODE_ENV === 'test') return () => undefined
  const stopping = new AbortController()
  const timer = setTimeout(() => {
    media
      .prerender(frontKeys(), frontWidths, stopping.signal)
      .catch((error: unknown) => warnOf('Pictures were not made ahead', error))
  }, 15_000)
  timer.unref()
  return () => {
    clearTimeout(timer)
    stopping.abort()
  }
}

/** Long enough that an answer which comes by itself does not look like one. */
const moment = 1500

/** Does things in a moment; what is still waiting at the end is left undone, what has begun is not. */
const createScheduler = () => {
  const timers = new Set<NodeJS.Timeout>()
  const begun = new Set<Promise<void>>()
  return {
    schedule: (work: () => Promise<void>) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        const done = work()
          .catch((error: unknown) => warnOf('Something was not done later', error))
          .finally(() => begun.delete(done))
        begun.add(done)
      }, moment)
      timers.add(timer)
    },
    stop: async () => {
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(begun)
    },
  }
}

/** Who sends mail: an address at the shop's own host. */
const senderOf = ({ publicUrl }: Config) =>
  `no-reply@${publicUrl ? new URL(publicUrl).hostname : 'shop.example'}`

/** Opens the database, brings it up to date, fills it when it is empty, and makes the app on it. */
export const startShopApi = async (config: Config, stopping?: AbortSignal): Promise<ShopApi> => {
  const { database, seeded, empty } = await openFilled(config, stopping)
  const { db } = database
  const media = createMediaStore({ dir: join(config.dataDir ?? tmpdir(), 'media') })
  const { pusher, trustedProxies } = config
  const realtime = pusher ? createHosted(pusher) : createHub({ trustedProxies })
  const now = () => new Date()
  const secret = await shopSecret(config)
  const mail = createPostman({ db, now, secret }, createMailer(config.smtpUrl, senderOf(config)))
  mail.wake()
  const { schedule, stop } = createScheduler()
  const listeners: (() => void)[] = []
  const deps: Deps = {
    db,
    now,
    config,
    media,
    realtime,
    secret,
    mail,
    schedule,
    changed: () => {
      for (const listener of listeners) listener()
    },
    operatorSecret: (await makeSecret(config)) ?? undefined,
  }
  const stops = [keepTidy(database, deps), stop, ...(seeded ? [prerenderFront(media)] : [])]
  const embedded = config.databaseUrl === null
  const others = await database.otherServers()
  return {
    app: createApi(deps),
    deps,
    seeded,
    dataDir: embedded ? config.dataDir : null,
    admit: (asker, weight) =>
      ratesOf(deps).hitFrom(askerAddress({ ...asker, trustedProxies }), weight),
    awaits: realtime.awaits,
    upgrade: realtime.upgrade,
    onChange: (listener) => listeners.push(listener),
    notes: notesOf(config, { seeded, empty, mails: mail.isOutgoing, others }),
    hangUp: realtime.close,
    close: async () => {
      for (const stop of stops) await stop()
      await mail.close()
      await database.close()
    },
  }
}
