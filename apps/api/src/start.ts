import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { createApi } from './app.ts'
import { sweepCodes } from './auth/codes.ts'
import { sweepResets } from './auth/recovery.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './db/index.ts'
import type { AppEnv, Deps } from './deps.ts'
import { sweepLimits } from './limits/limit.ts'
import { createMailer } from './mail/mailer.ts'
import { frontKeys } from './media/gallery.ts'
import { createMediaStore } from './media/index.ts'
import type { MediaStore } from './media/store.ts'
import { openFilled } from './open-filled.ts'
import { makeSecret } from './operator/secret.ts'
import { sweepKeys } from './orders/idempotency.ts'
import { createHosted } from './realtime/hosted.ts'
import { createHub } from './realtime/hub.ts'
import type { Realtime } from './realtime/realtime.ts'
import { gatherWords } from './search/words.ts'
import { demoAccount } from './seed/content/demo.ts'

/** A running shop server, without a port of its own. */
export interface ShopApi {
  /** Answers /api and /media: `app.fetch(request, { clientAddress })`. */
  readonly app: Hono<AppEnv>
  readonly deps: Deps
  /** Whether this start filled an empty database with the demo shop. */
  readonly seeded: boolean
  /** Where the embedded database and pictures are kept; null with an outside database. */
  readonly dataDir: string | null
  /** Takes a WebSocket that came to the shop's port; false when it is not for the shop's server. */
  readonly upgrade: Realtime['upgrade']
  /** Calls back when an operator has changed settings. */
  readonly onChange: (listener: () => void) => void
  /** What a person who starts the shop wants to know, a line each. */
  readonly notes: readonly string[]
  close(): Promise<void>
}

const hour = 60 * 60 * 1000

/** Keeps the database tidy, first when the start's rush is over; returns how to stop. */
const keepTidy = (database: OpenDatabase, deps: Deps) => {
  const tidy = async () => {
    try {
      await sweepKeys(deps.db, deps.now())
      await sweepLimits(deps)
      await sweepCodes(deps)
      await sweepResets(deps)
      await gatherWords(deps.db)
      if (database.kind === 'pglite') await database.vacuum()
    } catch (error) {
      console.warn('The database was not tidied', error)
    }
  }
  const timers = [setTimeout(tidy, hour / 12), setInterval(tidy, 6 * hour)]
  for (const timer of timers) timer.unref()
  return () => {
    for (const timer of timers) clearTimeout(timer)
  }
}

/** Widths that phones and desktops ask for first. */
const frontWidths = [320, 640, 768, 960]

/** Makes the home page's pictures, once the first page is out; returns how to stop. */
const warmFront = (media: MediaStore) => {
  if (process.env.NODE_ENV === 'test') return () => undefined
  const stopping = new AbortController()
  const timer = setTimeout(() => {
    media
      .warm(frontKeys(), frontWidths, stopping.signal)
      .catch((error: unknown) => console.warn('Pictures were not made ahead', error))
  }, 15_000)
  timer.unref()
  return () => {
    clearTimeout(timer)
    stopping.abort()
  }
}

/** Long enough that an answer which comes by itself does not look like one. */
const moment = 1500

/** Does things in a moment; what is still waiting at the end is left undone. */
const createLater = () => {
  const timers = new Set<NodeJS.Timeout>()
  return {
    later: (work: () => Promise<void>) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        work().catch((error: unknown) => console.warn('Something was not done later', error))
      }, moment)
      timers.add(timer)
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

/** What it means that SMTP_URL is not set. */
const withoutMail = {
  local: 'one-time codes stand in this log',
  production: 'none: one-time codes cannot be sent without SMTP_URL',
}

/** Who sends mail: an address at the shop's own host. */
const senderOf = ({ publicUrl }: Config) =>
  `no-reply@${publicUrl ? new URL(publicUrl).hostname : 'shop.example'}`

const withoutPassword = (address: string) => {
  const url = new URL(address)
  url.password = ''
  return url.href
}

/** Opens the database, brings it up to date, fills it when it is empty, and makes the app on it. */
export const startShopApi = async (config: Config): Promise<ShopApi> => {
  if (config.dataDir) await mkdir(config.dataDir, { recursive: true })
  const { database, seeded } = await openFilled(config)
  const { db } = database
  const media = createMediaStore({ dir: join(config.dataDir ?? tmpdir(), 'media') })
  const { pusher, trustedProxies } = config
  const realtime = pusher ? createHosted(pusher) : createHub({ trustedProxies })
  const mail = createMailer(config.smtpUrl, senderOf(config))
  const { later, stop } = createLater()
  const listeners: (() => void)[] = []
  const deps: Deps = {
    db,
    now: () => new Date(),
    config,
    media,
    realtime,
    mail,
    later,
    changed: () => {
      for (const listener of listeners) listener()
    },
    operatorSecret: config.dataDir ? await makeSecret(config.dataDir) : undefined,
  }
  const stops = [
    keepTidy(database, deps),
    stop,
    realtime.close,
    mail.close,
    ...(seeded ? [warmFront(media)] : []),
  ]
  const embedded = config.databaseUrl === null
  return {
    app: createApi(deps),
    deps,
    seeded,
    dataDir: embedded ? config.dataDir : null,
    upgrade: realtime.upgrade,
    onChange: (listener) => listeners.push(listener),
    notes: [
      `Database    ${config.databaseUrl ? withoutPassword(config.databaseUrl) : `embedded, in ${config.dataDir ?? 'memory'}`}`,
      ...(seeded ? ['            filled with the demo shop'] : []),
      ...(mail.isOutgoing ? [] : [`Mail        ${withoutMail[config.environment]}`]),
      ...(config.environment === 'local'
        ? [`Demo account ${demoAccount.email}, password ${demoAccount.password}`]
        : []),
    ],
    close: () => {
      for (const stop of stops) stop()
      return database.close()
    },
  }
}
