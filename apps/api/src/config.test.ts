import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('without any variable there is a shop on port 3000, with its database inside', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    environment: 'local',
    databaseUrl: null,
    apiUrl: null,
    pusher: null,
  })
  expect(readConfig({ PORT: ' ', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['APP_ENV', 'staging'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['API_URL', 'shop.example'],
  ['SMTP_URL', 'https://mail.example'],
  ['RATE_LIMIT', '1.5'],
])('%s=%s stops the start with one line that names it', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^${name}="${value}" is wrong: it takes [^\\n]+\\.$`))
})

test('a realtime service needs all three of its values, and no example as its secret', () => {
  expect(() => readConfig({ PUSHER_KEY: 'key' })).toThrow(/^PUSHER_APP_ID, PUSHER_KEY and/)
  const three = { PUSHER_APP_ID: '1', PUSHER_KEY: 'key', PUSHER_SECRET: 'secret' }
  expect(readConfig(three).pusher).toMatchObject({ cluster: 'mt1', host: null })
  expect(() => readConfig({ ...three, APP_ENV: 'production' })).toThrow(/^PUSHER_SECRET/)
})

test('a login by a provider needs both of its values; Apple’s way back is encrypted', () => {
  expect(readConfig({}).social).toEqual({ google: null, facebook: null, apple: null })
  expect(() => readConfig({ GOOGLE_CLIENT_ID: 'id' })).toThrow(
    /^GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together/,
  )
  const apple = { APPLE_CLIENT_ID: 'id', APPLE_REDIRECT_URL: 'http://shop.example/' }
  expect(() => readConfig(apple)).toThrow(/^APPLE_REDIRECT_URL=/)
  expect(
    readConfig({ FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: 'secret' }).social.facebook,
  ).toEqual({ clientId: 'id', clientSecret: 'secret' })
})
