import { expect, test } from 'vitest'
import { ConfigError, ownAddress, readConfig, readShopConfig } from './config.ts'

test('without any variable there is a shop on port 3000, with its database inside', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    listenAddress: null,
    environment: 'local',
    databaseUrl: null,
    apiUrl: null,
    pusher: null,
  })
  expect(readConfig({ PORT: ' ', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test('a relative folder is the same one for the shop and for commands', () => {
  const from = (INIT_CWD: string) => readConfig({ INIT_CWD, DATA_DIR: 'data' }).dataDir
  expect(from('/srv/shop')).toBe('/srv/shop/data')
  expect(readConfig({ INIT_CWD: '/srv/shop', DATA_DIR: '/var/shop' }).dataDir).toBe('/var/shop')
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['LISTEN_ADDRESS', 'everywhere'],
  ['APP_ENV', 'staging'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['API_URL', 'shop.example'],
  ['SMTP_URL', 'https://mail.example'],
  ['DURABILITY', 'most'],
  ['PUBLIC_URL', 'https://user:word@shop.example'],
  ['PUBLIC_URL', 'https://shop.example/path?x=1'],
  ['MEDIA_HOSTS', 'https://a.example/pictures'],
  ['MEDIA_HOSTS', "https://a.example;script-src 'unsafe-inline'"],
  ['RATE_LIMIT', '1.5'],
  ['SECRET', 'too-short'],
  ['PUSHER_HOST', 'a b'],
  ['APPLE_REDIRECT_URL', 'http://shop.example/'],
])('%s=%s stops the start with one line that names it, and not its value', (name, value) => {
  const read = () =>
    readConfig({ APPLE_CLIENT_ID: 'id', APPLE_REDIRECT_URL: 'https://x.example', [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^${name} is wrong: it takes [^\\n]+\\.$`))
})

test.each(['https://shop.example', 'https://shop.example/', 'https://shop.example/api/'])(
  'a server for /api is meant by %s',
  (API_URL) => {
    expect(readConfig({ API_URL }).apiUrl).toBe('https://shop.example')
  },
)

test('more hosts of media stand side by side', () => {
  const MEDIA_HOSTS = 'https://a.example, http://b.example:8080/'
  expect(readConfig({ MEDIA_HOSTS }).mediaHosts).toEqual([
    'https://a.example',
    'http://b.example:8080',
  ])
})

const linesOf = (read: typeof readConfig, env: Parameters<typeof readConfig>[0]) => {
  try {
    read(env)
    return []
  } catch (error) {
    return error instanceof ConfigError ? error.message.split('\n') : [String(error)]
  }
}
const namesOf = (...told: Parameters<typeof linesOf>) =>
  linesOf(...told).map((line) => line.split(' ')[0])

test('all that is wrong is said at once, a line a variable, and no password among it', () => {
  const lines = linesOf(readShopConfig, {
    APP_ENV: 'production',
    PORT: 'eighty',
    DATABASE_URL: 'mysql://shop:hunter2@localhost/shop',
    SMTP_URL: 'mail.example?password=hunter2',
    PUSHER_KEY: 'key',
    PUSHER_SECRET: 'hunter2',
    GOOGLE_CLIENT_SECRET: 'hunter2',
    SECRET: 'hunter2',
  })
  expect(lines.map((line) => line.replace(/: .*/, ''))).toEqual([
    'PORT is wrong',
    'DATABASE_URL is wrong',
    'SECRET is wrong',
    'PUSHER_APP_ID is missing',
    'SMTP_URL is wrong',
    'GOOGLE_CLIENT_ID is missing',
    'PUBLIC_URL is missing',
  ])
  expect(lines.join()).not.toContain('hunter2')
})

const production = {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  SMTP_URL: 'smtp://localhost:25',
}

test('production opens with an address and mail; with a database of several processes, a secret', () => {
  expect(namesOf(readShopConfig, { APP_ENV: 'production' })).toEqual(['PUBLIC_URL', 'SMTP_URL'])
  expect(readShopConfig(production)).toMatchObject({ environment: 'production', secret: null })
  const shared = { ...production, DATABASE_URL: 'postgres://localhost/shop' }
  expect(namesOf(readShopConfig, shared)).toEqual(['SECRET'])
  const secret = 'k2Vq0yWm5xT8bN1cR4dL7fH3jP6sZ9aE'
  expect(readShopConfig({ ...shared, SECRET: secret })).toMatchObject({ secret })
  for (const weak of [secret.slice(1), 'x'.repeat(32), 'changeme-changeme-changeme-changeme'])
    expect(namesOf(readShopConfig, { ...shared, SECRET: weak })).toEqual(['SECRET'])
})

test('in front of another server production needs its own address alone', () => {
  const front = { APP_ENV: 'production', API_URL: 'https://api.shop.example' }
  expect(namesOf(readShopConfig, front)).toEqual(['PUBLIC_URL'])
})

test('commands and local shops have no such demands', () => {
  expect(readConfig({ APP_ENV: 'production' }).environment).toBe('production')
  expect(readShopConfig({ DATABASE_URL: 'postgres://localhost/shop' }).environment).toBe('local')
})

test('a realtime service needs all three of its values, and no example as its secret', () => {
  expect(namesOf(readConfig, { PUSHER_KEY: 'key' })).toEqual(['PUSHER_APP_ID', 'PUSHER_SECRET'])
  const three = { PUSHER_APP_ID: '1', PUSHER_KEY: 'key', PUSHER_SECRET: 'secret' }
  expect(readConfig(three).pusher).toMatchObject({ cluster: 'mt1', host: null })
  expect(namesOf(readConfig, { ...three, APP_ENV: 'production' })).toEqual(['PUSHER_SECRET'])
})

test('a login by a provider needs both of its values', () => {
  expect(readConfig({}).social).toEqual({ google: null, facebook: null, apple: null })
  expect(namesOf(readConfig, { GOOGLE_CLIENT_ID: 'id' })).toEqual(['GOOGLE_CLIENT_SECRET'])
  expect(
    readConfig({ FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: 'secret' }).social.facebook,
  ).toEqual({ clientId: 'id', clientSecret: 'secret' })
})

test.each([
  [{}, 'http://localhost:3000'],
  [{ LISTEN_ADDRESS: '0.0.0.0', PORT: '80' }, 'http://localhost:80'],
  [{ LISTEN_ADDRESS: '::' }, 'http://localhost:3000'],
  [{ LISTEN_ADDRESS: 'localhost' }, 'http://localhost:3000'],
  [{ LISTEN_ADDRESS: '192.168.1.5' }, 'http://192.168.1.5:3000'],
  [{ LISTEN_ADDRESS: '::1' }, 'http://[::1]:3000'],
])('with %j this machine finds the shop at %s', (env, address) => {
  expect(ownAddress(readConfig(env))).toBe(address)
})
