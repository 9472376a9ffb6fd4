/** The real app on a fresh, empty, migrated database, for tests on PGlite and on PostgreSQL. */
import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import type { Hono } from 'hono'
import { inject } from 'vitest'
import { createApi } from '../app.ts'
import { type Config, readConfig } from '../config.ts'
import { type Database, type OpenDatabase, openDatabase } from '../db/index.ts'
import type { AppEnv, Deps } from '../deps.ts'
import { internal } from '../limits/address.ts'
import type { Mail, Mailer } from '../mail/mailer.ts'
import { createPostman } from '../mail/postman.ts'

/** What tests read from an answer. */
interface TestAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: {
    readonly message?: string
    readonly errors?: Record<string, string[]>
    readonly data?: unknown
  }
  readonly text: string
}

interface SendOptions {
  /** Sent as JSON. */
  readonly body?: unknown
  readonly token?: string | undefined
  readonly locale?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface TestApi {
  readonly app: Hono<AppEnv>
  readonly db: Database
  readonly deps: Deps
  readonly kind: OpenDatabase['kind']
  /** Sends a request; `path` is below /api. */
  send(method: string, path: string, options?: SendOptions): Promise<TestAnswer>
  get(path: string, options?: SendOptions): Promise<TestAnswer>
  post(path: string, body?: unknown, options?: SendOptions): Promise<TestAnswer>
  close(): Promise<void>
}

/** The clock of tests, unless they bring their own. */
export const testNow = new Date('2030-01-15T12:00:00Z')

const openFresh = async (): Promise<OpenDatabase> => {
  const address = inject('postgres')
  if (!address) return openDatabase({ from: await openAsBlob(inject('archive')) })
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = await openDatabase({ url: `${address}/postgres`, connections: 1 })
  await server.db.execute(`create database ${name} template template_shop`)
  await server.close()
  return openDatabase({ url: `${address}/${name}`, connections: 20 })
}

const read = async (response: Response): Promise<TestAnswer> => {
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.includes('json')
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : {},
    text,
  }
}

/** A mail server that keeps what it is given where a test can read it. */
export const mailerTo = (mails: Mail[]): Mailer => ({
  isOutgoing: true,
  send: async (mail) => void mails.push(mail),
  isUp: async () => true,
  close: () => undefined,
})

/** Opens a fresh database and the app on it; once a test file, closed in `afterAll`. */
export const openTestApi = async ({
  mailer,
  ...options
}: Partial<
  Pick<Deps, 'now' | 'elapsed' | 'media' | 'realtime' | 'fetch' | 'schedule' | 'gateways'>
> & {
  config?: Partial<Config>
  /** What takes letters; without it they stay in the outbox. */
  mailer?: Mailer
} = {}): Promise<TestApi> => {
  const database = await openFresh()
  const config = { ...readConfig({}), dataDir: null, rateLimit: 0, cacheSeconds: 0 }
  const needs = { now: () => testNow, ...options, db: database.db, secret: 'a secret of tests' }
  const mail = mailer && createPostman(needs, mailer)
  const deps: Deps = {
    ...needs,
    mail,
    config: { ...config, ...options.config },
  }
  const app = createApi(deps)
  const send: TestApi['send'] = async (method, path, { body, token, locale, headers } = {}) =>
    read(
      await app.request(
        `http://shop.test/api${path}`,
        {
          method,
          headers: {
            Accept: 'application/json',
            ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
            ...(token ? { Authorization: `Bearer ${token}` } : {}),
            ...(locale ? { 'Accept-Language': locale } : {}),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        },
        { clientAddress: internal },
      ),
    )
  return {
    app,
    deps,
    db: database.db,
    kind: database.kind,
    send,
    get: (path, more) => send('GET', path, more),
    post: (path, body = {}, more = {}) => send('POST', path, { ...more, body }),
    close: async () => {
      await mail?.close()
      await database.close()
    },
  }
}
