import { type Country, capabilities, getSettings, type Settings } from '@shop/contract'
import { asc, desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { socialSettings } from '../auth/social/settings.ts'
import type { Database } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { pictureUrl, type RequestView } from '../http/request-view.ts'
import { mediaFormats, mediaWidths } from '../media/index.ts'
import { memo } from '../memo.ts'
import { isOffered } from '../payments/method.ts'
import { pictureNames } from './shapes.ts'
import {
  countries,
  currencies,
  footerItems,
  footers,
  languages,
  menus,
  paymentGateways,
  socialLinks,
} from './tables.ts'
import { readValues } from './values.ts'

const readCurrencies = async (db: Database) => {
  const rows = await db
    .select()
    .from(currencies)
    .where(eq(currencies.isActive, true))
    .orderBy(desc(currencies.isDefault), asc(currencies.id))
  const base = rows.find(({ isDefault }) => isDefault) ?? rows[0]
  const baseRate = Number(base?.rate ?? 1) || 1
  return {
    currency: base && {
      name: base.name,
      symbol: base.symbol,
      rate: Number(base.rate),
      position: base.position,
    },
    currencies: rows.map(({ id, name, symbol, rate, isDefault, position }) => ({
      id,
      name,
      symbol,
      rate: Number(rate),
      rate_from_default: Number(rate) / baseRate,
      is_default: isDefault,
      position,
    })),
  }
}

const readMenus = async (db: Database, multiVendor: boolean) => {
  const rows = await db
    .select()
    .from(menus)
    .where(eq(menus.isActive, true))
    .orderBy(asc(menus.position), asc(menus.id))
  return rows
    .filter(({ url }) => multiVendor || url !== '/shops')
    .map(({ id, name, title, url, target, isExternal }) => ({
      id,
      name,
      title,
      url,
      target,
      is_external: isExternal,
    }))
}

const readFooters = async (db: Database) => {
  const blocks = await db
    .select()
    .from(footers)
    .where(eq(footers.isActive, true))
    .orderBy(asc(footers.position), asc(footers.id))
  const items = await db
    .select()
    .from(footerItems)
    .where(eq(footerItems.isActive, true))
    .orderBy(asc(footerItems.position), asc(footerItems.id))
  return blocks.map(({ id, position, title }) => ({
    id,
    position,
    title,
    items: items.filter(({ footerId }) => footerId === id).map(({ footerId, ...item }) => item),
  }))
}

const readLanguages = (db: Database) =>
  db
    .select({
      id: languages.id,
      title: languages.title,
      name: languages.name,
      direction: languages.direction,
    })
    .from(languages)
    .where(eq(languages.isActive, true))
    .orderBy(asc(languages.position), asc(languages.id))

const load = memo(async ({ db }) => {
  const values = await readValues(db)
  return {
    values,
    money: await readCurrencies(db),
    menus: await readMenus(db, values.multi_vendor !== false),
    footers: await readFooters(db),
    languages: await readLanguages(db),
    socialLinks: await db
      .select()
      .from(socialLinks)
      .where(eq(socialLinks.isActive, true))
      .orderBy(asc(socialLinks.position), asc(socialLinks.id)),
    gateways: await db
      .select()
      .from(paymentGateways)
      .where(eq(paymentGateways.isActive, true))
      .orderBy(asc(paymentGateways.position), asc(paymentGateways.id)),
  }
})

/** One setting as it stands; undefined when nobody set it. */
export const readSetting = async (deps: Deps, key: string): Promise<unknown> =>
  (await load(deps)).values[key]

/** The answer of /master: what is stored, and what the configuration says. */
export const readSettings = async (deps: Deps, view: RequestView): Promise<Settings> => {
  const stored = await load(deps)
  const { environment } = deps.config
  const { app_environment } = stored.values
  const address = (key: unknown) => (typeof key === 'string' && key ? pictureUrl(view, key) : null)
  return v.parse(getSettings.data, {
    ...stored.values,
    ...Object.fromEntries(pictureNames.map((name) => [name, address(stored.values[name])])),
    ...stored.money,
    menus: stored.menus,
    footers: stored.footers,
    languages: stored.languages,
    social_links: stored.socialLinks.map(({ id, name, logo, link }) => ({
      id,
      name,
      logo: pictureUrl(view, logo),
      link,
    })),
    payment_gateways: stored.gateways
      .filter(({ name }) => isOffered(deps.config, name))
      .map(({ id, title, name, logo, isActive }) => ({
        id,
        title,
        name,
        logo: pictureUrl(view, logo),
        is_active: isActive,
      })),
    app_environment: environment === 'production' ? environment : (app_environment ?? environment),
    social_auths: socialSettings(deps.config, stored.values.social_auths),
    ...deps.realtime?.settings(view.origin),
    image_widths: deps.media ? [...mediaWidths] : [],
    image_formats: deps.media ? [...mediaFormats] : [],
    capabilities: [...capabilities],
  })
}

const loadCountries = memo(
  async ({ db }): Promise<Country[]> =>
    (await db.select().from(countries).orderBy(asc(countries.name))).map(
      ({ id, name, phoneCode }) => ({ id, name, phone_code: phoneCode }),
    ),
  12,
)

/** All countries by name, with their dial codes. */
export const listCountries = (deps: Deps): Promise<Country[]> => loadCountries(deps)
