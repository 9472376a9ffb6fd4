/** What the environment says (architecture.md, Configuration); a wrong value stops the start. */
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Durability } from './db/durability.ts'
import { PlainError } from './plain-error.ts'
import { calledFrom, type Environment, readVariables, type Variables } from './variables.ts'

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
  /** The address that the port is opened at; null opens it at all that the machine has. */
  readonly listenAddress: string | null
  /** `local` pre-fills the demo account and logs one-time codes; `production` does neither. */
  readonly environment: 'local' | 'production'
  /** A PostgreSQL's address; null means PGlite in `dataDir`. */
  readonly databaseUrl: string | null
  /** Where the embedded database and the pictures that were made are kept; null keeps nothing. */
  readonly dataDir: string | null
  /** Whether the embedded database answers only when what it was told is on the disk. */
  readonly durability: Durability
  /** An existing server for /api: then no reference server starts. */
  readonly apiUrl: string | null
  /** Origin that links in answers start with; null takes the request's own. */
  readonly publicUrl: string | null
  /** Origins that pictures and films may come from, besides this shop and what settings name. */
  readonly mediaHosts: readonly string[]
  /** What every process of one shop knows and nobody else; null where there is one process only. */
  readonly secret: string | null
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

/** What is wrong in the environment: a line a variable, with its name and what it takes. */
export class ConfigError extends PlainError {
  override readonly name = 'ConfigError'
}

const defaultDataDir = fileURLToPath(new URL('../../../.data', import.meta.url))

const examples = {
  publicUrl: 'https://shop.example',
  smtpUrl: 'smtps://user:password@mail.example:465',
}

/** Values that come with the documentation and must not guard a real shop. */
const isExample = (secret: string) =>
  /^(secret|password|changeme|app-secret|example)/i.test(secret) || /^(.)\1*$/.test(secret)

const readSecret = (
  { text, wrong }: Variables,
  name: string,
  [least, isReal]: readonly [least: number, isReal: boolean],
) => {
  const secret = text(name)
  if (secret === null || (secret.length >= least && !(isReal && isExample(secret)))) return secret
  return wrong(name, `a secret of at least ${least} characters, not an example`)
}

const readListenAddress = ({ text, wrong }: Variables) => {
  const address = text('LISTEN_ADDRESS')
  if (address === null || address === 'localhost' || isIP(address)) return address
  return wrong('LISTEN_ADDRESS', 'an address of this machine, such as 127.0.0.1')
}

const readClient = ({ together }: Variables, name: string): Client | null => {
  const found = together(`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`)
  return found && { clientId: found[0], clientSecret: found[1] }
}

const readApple = ({ together, address }: Variables): SocialConfig['apple'] => {
  const [clientId] = together('APPLE_CLIENT_ID', 'APPLE_REDIRECT_URL') ?? []
  const redirectUrl = address('APPLE_REDIRECT_URL', ['https:'], 'https://shop.example/')
  return clientId && redirectUrl ? { clientId, redirectUrl } : null
}

const readPusher = (variables: Variables, isReal: boolean): PusherConfig | null => {
  const { text, wrong, together } = variables
  const host = text('PUSHER_HOST')
  const cluster = text('PUSHER_CLUSTER') ?? 'mt1'
  if (host !== null && !/^(https?:\/\/)?[\w.-]+(:\d{1,5})?$/.test(host))
    wrong('PUSHER_HOST', 'a host such as ws.shop.example')
  const found = together('PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET')
  if (!found) return null
  if (isReal) readSecret(variables, 'PUSHER_SECRET', [16, true])
  const [appId, key, secret] = found
  return { appId, key, secret, host, cluster }
}

/** What stands before /api: whoever gives the address of /api itself means the same. */
const readApiUrl = ({ address }: Variables) => {
  const url = address('API_URL', ['http:', 'https:'], examples.publicUrl) ?? null
  return url?.endsWith('/api') ? url.slice(0, -'/api'.length) : url
}

const readDurability = ({ text, wrong }: Variables): Durability => {
  const requested = text('DURABILITY') ?? 'safe'
  if (requested !== 'safe' && requested !== 'fast') wrong('DURABILITY', '"safe" or "fast"')
  return requested === 'fast' ? 'fast' : 'safe'
}

const read = (variables: Variables, from: string): Config => {
  const { text, wrong, whole, address, origin } = variables
  const environment = text('APP_ENV') ?? 'local'
  const isReal = environment === 'production'
  if (!isReal && environment !== 'local') wrong('APP_ENV', '"local" or "production"')
  return {
    port: whole('PORT', 3000, [0, 65_535]),
    listenAddress: readListenAddress(variables),
    environment: isReal ? 'production' : 'local',
    databaseUrl: address(
      'DATABASE_URL',
      ['postgres:', 'postgresql:'],
      'postgres://user:password@localhost:5432/shop',
    ),
    dataDir: resolve(from, text('DATA_DIR') ?? defaultDataDir),
    durability: readDurability(variables),
    apiUrl: readApiUrl(variables),
    publicUrl: origin('PUBLIC_URL', examples.publicUrl),
    mediaHosts: variables.origins('MEDIA_HOSTS'),
    secret: readSecret(variables, 'SECRET', [32, isReal]),
    pusher: readPusher(variables, isReal),
    smtpUrl: address('SMTP_URL', ['smtp:', 'smtps:'], examples.smtpUrl),
    social: {
      google: readClient(variables, 'GOOGLE'),
      facebook: readClient(variables, 'FACEBOOK'),
      apple: readApple(variables),
    },
    rateLimit: whole('RATE_LIMIT', 1200, [0, 1_000_000]),
    trustedProxies: whole('TRUSTED_PROXIES', 0, [0, 10]),
    cacheSeconds: 5,
  }
}

/** What a shop in production must be told before it opens; in front of another server, less. */
const demand = ({ text, missing }: Variables) => {
  if (text('APP_ENV') !== 'production') return
  missing('PUBLIC_URL', `in production it takes the shop's address, such as ${examples.publicUrl}`)
  if (text('API_URL')) return
  missing('SMTP_URL', `in production it takes a mail server, such as ${examples.smtpUrl}`)
  if (text('DATABASE_URL'))
    missing('SECRET', 'in production every process takes the same 32 random characters or more')
}

const readChecked = (env: Environment, check?: typeof demand): Config => {
  const variables = readVariables(env)
  const config = read(variables, calledFrom(env))
  check?.(variables)
  const { problems } = variables
  if (problems.size) throw new ConfigError([...problems.values()].join('\n'))
  return config
}

/** Every variable that a shop is told by: what reading the configuration asks for. */
export const variableNames = (): readonly string[] => {
  const variables = readVariables({})
  read(variables, '')
  return [...variables.names]
}

/** The configuration, as commands need it; throws ConfigError with all that is wrong. */
export const readConfig = (env: Environment): Config => readChecked(env)

/** The configuration of a shop that is to be opened: production has demands of its own. */
export const readShopConfig = (env: Environment): Config => readChecked(env, demand)

/** Where this machine finds the shop. */
export const ownAddress = ({
  port,
  listenAddress,
}: Pick<Config, 'port' | 'listenAddress'>): string => {
  const host = isIP(listenAddress?.replace(/^(0\.0\.0\.0|::)$/, '') ?? '') ? listenAddress : null
  return `http://${host?.includes(':') ? `[${host}]` : (host ?? 'localhost')}:${port}`
}

/**
 * A connection that rests stays open for longer than a proxy keeps its own (60 s, mostly): the other
 * way round a request may meet a connection that is just being closed. Five files on a slow line
 * take two minutes.
 */
export const serverOptions = { keepAliveTimeout: 65_000, requestTimeout: 120_000 }
