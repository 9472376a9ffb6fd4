import { getSettings, type Settings } from '@shop/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '../app.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { fillShelf } from '../testing/shelf.ts'
import { changeSettings } from './change.ts'
import { shapes } from './shapes.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ config: { cacheSeconds: 60 } })
  await fillShelf(api.db)
})
afterAll(() => api.close())

const secret = 'the-operators-secret'
let told = 0
const operator = () =>
  createApi({
    ...api.deps,
    operatorSecret: secret,
    changed: () => {
      told += 1
    },
  })

/** Sets over the running shop, and reads what it says then. */
const set = async (app: ReturnType<typeof operator>, ...changes: string[]) => {
  const answer = await app.request('/api/operator/settings', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret}` },
    body: JSON.stringify({
      changes: changes.map((text) => {
        const [path, ...rest] = text.split('=')
        return { path, value: rest.join('=') }
      }),
    }),
  })
  return { status: answer.status, body: await answer.json() }
}
const master = async (app: ReturnType<typeof operator>): Promise<Settings> =>
  (await (await app.request('/api/master')).json()).data

test('the running shop serves a new value at once, and tells whoever keeps pages', async () => {
  const app = operator()
  expect((await master(app)).menus).toHaveLength(2)
  const before = told
  const { status, body } = await set(
    app,
    'multi_vendor=false',
    'currency.position=suffix',
    'app_name=12',
    'web_footer_text=',
    'theme_colors.primary50=#abcdef',
    'currencies.SAR.is_active=false',
    'currencies.GBP.symbol=£',
    'currencies.GBP.rate=0.8',
    'menus.Home.title=Start = here',
    'footers.1.items.1.title=Hi',
    'social_auths.google.is_active=false',
  )
  expect({ status, body }).toMatchObject({ status: 200 })
  expect(body.data.lines).toContain('currency.position=suffix')
  expect(told).toBe(before + 1)
  expect(await master(app)).toMatchObject({
    app_name: '12',
    web_footer_text: null,
    multi_vendor: false,
    currency: { name: 'USD', position: 'suffix' },
    currencies: [{ name: 'USD' }, { name: 'GBP', symbol: '£', rate: 0.8, position: 'prefix' }],
    theme_colors: { primary: '#123456', primary50: '#abcdef' },
    menus: [{ name: 'Home', title: 'Start = here' }],
    footers: [{ title: 'About', items: [{ type: 'text', title: 'Hi' }] }],
    social_auths: { google: { is_active: false }, facebook: { is_active: true } },
  })
  const login = await app.request('/api/auth/google/token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ code: 'x' }),
  })
  expect(login.status).toBe(400)

  await set(
    app,
    'currency.name=GBP',
    'theme_colors.primary50=',
    'social_auths.google.is_active=true',
  )
  expect(await master(app)).toMatchObject({
    currency: { name: 'GBP', symbol: '£' },
    theme_colors: { primary: '#123456' },
    social_auths: { google: { is_active: true } },
  })
  await set(app, 'currencies.USD.is_default=true', 'currencies.GBP=')
  expect((await master(app)).currencies.map(({ name }) => name)).toEqual(['USD'])
})

test('a list that took the place of another is set back row by row', async () => {
  const app = operator()
  const item = (title: string) => ({ type: 'text', title })
  const footers = (...titles: string[]) =>
    `footers=${JSON.stringify([{ title: 'Only', items: titles.map(item) }])}`
  const before = (await set(app, footers('A', 'B', 'C', 'D'))).body.data.lines as string[]
  await set(app, footers('One', 'Two'))
  const { status, body } = await set(app, ...before.filter((line) => line.startsWith('footers.')))
  expect({ status, body }).toMatchObject({ status: 200, body: { data: { lines: before } } })
  const items = (await master(app)).footers.flatMap((block) => block.items)
  expect(items.map(({ title }) => title)).toEqual(['A', 'B', 'C', 'D'])
  expect(new Set(items.map(({ id }) => id)).size).toBe(4)
})

test('new rows find an id beside the highest there can be', async () => {
  const app = operator()
  const { status, body } = await set(
    app,
    'menus=[{"name":"Last","id":2147483647},{"name":"One","id":1},{"name":"A"},{"name":"B"}]',
  )
  expect({ status, body }).toMatchObject({ status: 200 })
  expect((await master(app)).menus.map(({ id }) => id)).toEqual([2_147_483_647, 1, 2, 3])
  expect((await set(app, 'menus.C.url=/')).status).toBe(200)
  await set(app, 'menus=[{"name":"Home","url":"/"}]')
})

test('as many rows as may be are written', async () => {
  const app = operator()
  const changes = Array.from({ length: 200 }, (_, index) => [
    `footers.${index + 1}.title=Nr ${index}`,
    `footers.${index + 1}.items=${JSON.stringify(Array.from({ length: 30 }, () => ({ type: 'logo' })))}`,
  ])
  expect((await set(app, ...changes.flat())).status).toBe(200)
  expect((await set(app, 'footers=[]')).status).toBe(200)
})

test('operators who write at the same time wait for each other', async () => {
  const app = operator()
  const orders = ['One', 'Two', 'Three', 'Four'].map((name) =>
    set(app, `social_links.${name}.link=https://${name.toLowerCase()}.example`),
  )
  expect((await Promise.all(orders)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const names = (await master(app)).social_links.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['One', 'Two', 'Three', 'Four']))
})

test.each([
  ['menus=[{"name":"A","id":7},{"name":"B","id":7}]', /menus: an id/],
  [
    'footers=[{"items":[{"type":"logo","id":7}]},{"items":[{"type":"logo","id":7}]}]',
    /footers: an item's id/,
  ],
  [`menus=${JSON.stringify(Array.from({ length: 201 }, () => ({ name: 'A' })))}`, /menus/],
  ['menus=[{"name":"a\\u0000b"}]', /menus\.0\.name/],
  ['theme_colors={"primary":"#\\u0000"}', /theme_colors/],
  ['footers=[{"title":"\\ud800"}]', /footers\.0\.title/],
  ['multi_vendor=maybe', /multi_vendor/],
  ['no_such=1', /no setting no_such/],
  ['__proto__.polluted=1', /no setting __proto__/],
  ['theme_colors.__proto__.polluted=1', /theme_colors/],
  ['theme_colors.primary=red', /#1a73e8/],
  ['phone_min_length=0', /phone_min_length/],
  ['phone_max_length=3', /phone_min_length is more/],
  ['app_locale=de', /no active language/],
  ['currency.name=XXX', /no XXX/],
  ['currencies.USD.is_default=false', /must be the default/],
  ['currencies.USD=', /must be the default/],
  ['currencies.USD.rate=-1', /currencies\.0\.rate/],
  ['menus.Home.url=javascript:alert(1)', /menus\.0\.url/],
  ['menus.Home.url=//elsewhere.example', /menus\.0\.url/],
  ['menus.Home.url=/\\\\elsewhere.example', /menus\.0\.url/],
  ['menus.Home.url=/\t/elsewhere.example', /menus\.0\.url/],
  ['web_logo=https://cdn.example;sandbox', /web_logo/],
  ['google_playstore_link=javascript:alert(1)', /google_playstore_link/],
  ['social_links=[{"name":"X","link":"ftp://x"}]', /social_links/],
])('%s is refused, and nothing of the same order is done', async (wrong, message) => {
  const app = operator()
  const { status, body } = await set(app, 'app_name=Never', wrong)
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { message: expect.stringMatching(message) },
  })
  expect((await master(app)).app_name).not.toBe('Never')
  expect({}).not.toHaveProperty('polluted')
})

test.each(['5', '{}', '[null]', '[5]', '[]', ''])(
  'currencies=%s is refused beside a change of the default one',
  async (value) => {
    for (const change of [
      'currency.name=USD',
      'currency.symbol=$',
      'currencies.USD.is_default=true',
    ])
      expect((await set(operator(), `currencies=${value}`, change)).status, change).toBe(422)
  },
)

test('all settings are listed as they may be written, and nobody else is told', async () => {
  const lines = await changeSettings(api.deps, [])
  const again = lines
    .filter((line) => !line.startsWith('currency.'))
    .map((line) => ({
      path: line.slice(0, line.indexOf('=')),
      value: line.slice(line.indexOf('=') + 1),
    }))
  expect((await changeSettings(api.deps, again)).toSorted()).toEqual(lines.toSorted())
  const named = new Set(lines.map((line) => line.split(/[.=]/)[0]))
  const configured = /^(pusher_|image_|capabilities$|payment_gateways|currency$|social_links)/
  for (const name of Object.keys(getSettings.data.entries))
    if (!configured.test(name)) expect([...named, ...Object.keys(shapes)], name).toContain(name)
  const stranger = await operator().request('/api/operator/settings', { method: 'POST' })
  expect(stranger.status).toBe(401)
})
