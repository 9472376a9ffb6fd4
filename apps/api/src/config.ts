/** What the environment says (architecture.md, Configuration); a wrong value stops the start. */
import { fileURLToPath } from 'node:url'

/** A Pusher-compatible service outside of this process. */
export interface PusherConfig {
  readonly appId: string
  readonly key: string
  readonly secret: string
  readonly cluster: string
  readonly host: string | null
}

interface Client {
  readonly clientId: string
  readonly clientSecret: string
}

/** The providers that are set up to sign shoppers in. */
export interface SocialConfig {
  readonly google: Client | null
  readonly facebook: Client | null
  /** Apple's tokens are signed: no secret of ours is needed to believe them. */
  readonly apple: { readonly clientId: string; readonly redirectUrl: string } | null
}

export interface Config {
  readonly port: number
  /** `local` pre-fills the demo account and logs one-time codes; `production` does neither. */
  readonly environment: 'local' | 'production'
  /** A PostgreSQL's address; null means PGlite in `dataDir`. */
  readonly databaseUrl: string | null
  /** Where the embedded database and the pictures that were made are kept; null keeps nothing. */
  readonly dataDir: string | null
  /** An existing server for /api: then no reference server starts. */
  readonly apiUrl: string | null
  /** Origin that links in answers start with; null takes the request's own. */
  readonly publicUrl: string | null
  readonly pusher: PusherConfig | null
  readonly smtpUrl: string | null
  readonly social: SocialConfig
  /** Requests a minute that one shopper, or one guest's address, may make; 0 means no limit. */
  readonly rateLimit: number
  /** How many proxies in front of us may be believed about the client's address. */
  readonly trustedProxies: number
  /** Seconds that settings and lists which seldom change are kept in memory. */
  readonly cacheSeconds: number
}

/** A wrong value in the environment: one line that names the variable and what it takes. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

type Environment = Readonly<Record<string, string | undefined>>

const defaultDataDir = fileURLToPath(new URL('../../../.data', import.meta.url))

/** Values that come with the documentation and must not guard a real shop. */
const isUnsafe = (secret: string) =>
  secret.length < 16 || /^(secret|password|changeme|app-secret|example)/i.test(secret)

/**
 * Reads the configuration; throws ConfigError for a wrong value.
 *
 * @param env usually `process.env`; empty values count as absent
 */
export const readConfig = (env: Environment): Config => {
  const read = (name: string) => env[name]?.trim() || null
  const wrong = (name: string, takes: string): never => {
    throw new ConfigError(`${name}=${JSON.stringify(env[name] ?? '')} is wrong: it takes ${takes}.`)
  }
  const whole = (name: string, fallback: number, [min, max]: readonly [number, number]) => {
    const text = read(name)
    if (text === null) return fallback
    const value = /^\d{1,7}$/.test(text) ? Number(text) : -1
    return value >= min && value <= max
      ? value
      : wrong(name, `a whole number from ${min} to ${max}`)
  }
  const address = (name: string, protocols: readonly string[], example: string) => {
    const text = read(name)
    if (text === null) return null
    if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
      return wrong(name, `an address such as ${example}`)
    return text.replace(/\/+$/, '')
  }

  const environment = read('APP_ENV') ?? 'local'
  if (environment !== 'local' && environment !== 'production')
    return wrong('APP_ENV', '"local" or "production"')

  const pusher = readPusher(read)
  if (environment === 'production' && pusher && isUnsafe(pusher.secret))
    wrong('PUSHER_SECRET', 'a secret of at least 16 characters in production, not an example')

  return {
    port: whole('PORT', 3000, [0, 65_535]),
    environment,
    databaseUrl: address(
      'DATABASE_URL',
      ['postgres:', 'postgresql:'],
      'postgres://user:password@localhost:5432/shop',
    ),
    dataDir: read('DATA_DIR') ?? defaultDataDir,
    apiUrl: address('API_URL', ['http:', 'https:'], 'https://shop.example'),
    publicUrl: address('PUBLIC_URL', ['http:', 'https:'], 'https://shop.example'),
    pusher,
    smtpUrl: address('SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user:password@mail.example:465'),
    social: {
      google: readClient(read, 'GOOGLE'),
      facebook: readClient(read, 'FACEBOOK'),
      apple: readApple(read, address),
    },
    rateLimit: whole('RATE_LIMIT', 1200, [0, 1_000_000]),
    trustedProxies: whole('TRUSTED_PROXIES', 0, [0, 10]),
    cacheSeconds: 5,
  }
}

type Read = (name: string) => string | null

/** What belongs together; null when nothing of it is set. */
const both = (read: Read, one: string, other: string): [string, string] | null => {
  const [first, second] = [read(one), read(other)]
  if (!first && !second) return null
  if (!first || !second)
    throw new ConfigError(`${one} and ${other} belong together: set both or none.`)
  return [first, second]
}

const readClient = (read: Read, name: string): Client | null => {
  const [clientId, clientSecret] = both(read, `${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`) ?? []
  return clientId && clientSecret ? { clientId, clientSecret } : null
}

const readApple = (
  read: Read,
  address: (name: string, protocols: readonly string[], example: string) => string | null,
): SocialConfig['apple'] => {
  const [clientId] = both(read, 'APPLE_CLIENT_ID', 'APPLE_REDIRECT_URL') ?? []
  const redirectUrl = address('APPLE_REDIRECT_URL', ['https:'], 'https://shop.example/')
  return clientId && redirectUrl ? { clientId, redirectUrl } : null
}

const readPusher = (read: Read): PusherConfig | null => {
  const appId = read('PUSHER_APP_ID')
  const key = read('PUSHER_KEY')
  const secret = read('PUSHER_SECRET')
  const host = read('PUSHER_HOST')
  if (!appId && !key && !secret) return null
  if (!appId || !key || !secret)
    throw new ConfigError(
      'PUSHER_APP_ID, PUSHER_KEY and PUSHER_SECRET belong together: set all three or none.',
    )
  if (host !== null && !/^(https?:\/\/)?[\w.-]+(:\d{1,5})?$/.test(host))
    throw new ConfigError(
      `PUSHER_HOST=${JSON.stringify(host)} is wrong: it takes a host such as ws.shop.example.`,
    )
  return { appId, key, secret, host, cluster: read('PUSHER_CLUSTER') ?? 'mt1' }
}

/**
 * A connection that rests stays open for longer than a proxy keeps its own (60 s, mostly): the other
 * way round a request may meet a connection that is just being closed.
 */
export const serverOptions = { keepAliveTimeout: 65_000 }
