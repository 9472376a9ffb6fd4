import { type Country, capabilities, getSettings, Settings } from '@shop/contract'
import { asc } from 'drizzle-orm'
import * as v from 'valibot'
import { socialSettings } from '../auth/social/settings.ts'
import type { Deps } from '../deps.ts'
import { pictureUrl, type Viewer } from '../http/viewer.ts'
import { mediaFormats, mediaWidths } from '../media/index.ts'
import { memo } from '../memo.ts'
import { isOffered } from '../payments/method.ts'
import { type Row, readLists } from './lists.ts'
import {
  isPicture,
  type ListName,
  listNames,
  listShapes,
  valueNames,
  valueShapes,
} from './shapes.ts'
import { countries } from './tables.ts'
import { readValues, type StoredName } from './values.ts'

const isShown = ({ is_active }: Row) => is_active === true

/** What is on, of the lists and of the footers' items. */
const shownIn = (lists: Record<ListName, Row[]>) => ({
  ...lists,
  ...Object.fromEntries(listNames.map((name) => [name, lists[name].filter(isShown)])),
  footers: lists.footers.filter(isShown).map((block) => ({
    ...block,
    items: (block.items as Row[]).filter(isShown),
  })),
})

/** The default currency first, and alone; all rates also from that one's. */
const moneyOf = (rows: readonly Row[]) => {
  const currencies = rows.toSorted((a, b) => Number(b.is_default) - Number(a.is_default))
  const [base] = currencies
  const baseRate = Number(base?.rate) || 1
  return {
    currency: base,
    currencies: currencies.map((row) => ({
      ...row,
      rate_from_default: Number(row.rate) / baseRate,
    })),
  }
}

const load = memo(async ({ db, config }) => {
  const [values, lists] = [await readValues(db), shownIn(await readLists(db))]
  const isMulti = v.parse(Settings.entries.multi_vendor, values.multi_vendor)
  return {
    values,
    lists: {
      ...lists,
      ...moneyOf(lists.currencies),
      menus: lists.menus.filter(({ url }) => isMulti || url !== '/shops'),
      payment_gateways: lists.payment_gateways.filter(({ name }) =>
        isOffered(config, String(name)),
      ),
    },
  }
})

/** What is stored in another shape than /master's. */
type OtherShape = 'contact_us' | 'social_auths' | 'app_environment'

/** Such a one as it stands; undefined when nobody set it. */
export const readStored = async (deps: Deps, name: OtherShape): Promise<unknown> =>
  (await load(deps)).values[name]

/** One setting as /master says it: where nobody set it, or set nonsense, it has the contract's default. */
export const readSetting = async <Name extends Exclude<StoredName, OtherShape>>(
  deps: Deps,
  name: Name,
): Promise<Settings[Name]> =>
  v.parse(Settings.entries[name], (await load(deps)).values[name]) as Settings[Name]

/** The currencies that prices are shown in, the default one first. */
export const readCurrencies = async (deps: Deps): Promise<Settings['currencies']> =>
  v.parse(Settings.entries.currencies, (await load(deps)).lists.currencies)

type Stored = Awaited<ReturnType<typeof load>>

/** Answers made of what is stored, by the origin that they name pictures at: each is made once. */
const presented = new WeakMap<Stored, Map<string, Settings>>()

/** Of one shop there is one; whoever asks at many names gets theirs made anew. */
const mostOrigins = 20

/** The answer of /master: what is stored, and what the configuration says. The same object while nothing changes. */
export const readSettings = async (deps: Deps, viewer: Viewer): Promise<Settings> => {
  const stored = await load(deps)
  const byOrigin = presented.get(stored) ?? new Map<string, Settings>()
  presented.set(stored, byOrigin)
  const settings = byOrigin.get(viewer.origin) ?? present(deps, viewer, stored)
  if (byOrigin.size < mostOrigins) byOrigin.set(viewer.origin, settings)
  return settings
}

function present(deps: Deps, viewer: Viewer, stored: Stored): Settings {
  const { environment } = deps.config
  const { app_environment } = stored.values
  const addresses = (row: Row, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, pictureUrl(viewer, row[name] as string | null)]))
  // A single picture that nobody chose is none, a row's is the default one.
  const chosen = valueNames.filter((name) => isPicture(valueShapes[name]) && stored.values[name])
  const lists = listNames.map((name) => {
    const shapes = Object.entries<v.GenericSchema>(listShapes[name].entries)
    const pictures = shapes.flatMap(([field, shape]) => (isPicture(shape) ? [field] : []))
    return [name, stored.lists[name].map((row) => ({ ...row, ...addresses(row, pictures) }))]
  })
  return v.parse(getSettings.data, {
    ...stored.values,
    ...addresses(stored.values, chosen),
    ...stored.lists,
    ...Object.fromEntries(lists),
    app_environment: environment === 'production' ? environment : (app_environment ?? environment),
    social_auths: socialSettings(deps.config, stored.values.social_auths),
    ...deps.realtime?.settings(viewer.origin),
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
