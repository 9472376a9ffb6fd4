import { count } from 'drizzle-orm'
import { legalPages } from '../content/tables.ts'
import type { Database } from '../db/index.ts'
import { transact } from '../db/transact.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/index.ts'
import { vatTaxes } from '../orders/tables.ts'
import { countries as countrySeeds } from '../seed/content/countries.ts'
import { languages, vat } from '../seed/content/site.ts'
import { issueTypes } from '../seed/content/tickets.ts'
import { named } from '../seed/content/words.ts'
import { type Change, lockSettings, writeChanges } from '../settings/change.ts'
import { writeEntry } from '../settings/document.ts'
import { countries, settings } from '../settings/tables.ts'
import { openShop } from '../shops/open.ts'
import { shops } from '../shops/tables.ts'
import { ticketIssueTypes } from '../tickets/tables.ts'
import type { Answers } from './answers.ts'
import { footersOf, menus, placeholdersOf } from './content.ts'

const spoken = (answers: Answers) => {
  const locales = answers.language.split(',')
  const positionOf = (name: string) => locales.indexOf(name)
  return languages
    .filter(({ name }) => locales.includes(name))
    .toSorted((one, other) => positionOf(one.name) - positionOf(other.name))
}

const changesOf = (answers: Answers): Change[] => {
  const { name, email, phone, address, currency, symbol, position, vendors } = answers
  const values = {
    app_name: name,
    web_footer_text: name,
    email,
    mobile: phone,
    address,
    app_locale: spoken(answers)[0]?.name ?? '',
    multi_vendor: vendors === 'many',
    cash_on_delivery: true,
    register_otp_verify: true,
    languages: spoken(answers),
    currencies: [{ name: currency, symbol, position, rate: 1, is_default: true }],
    menus,
    footers: footersOf(answers),
  }
  return Object.entries(values).map(([path, value]) => ({
    path,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
}

const refuseUnlessEmpty = async (tx: Database) => {
  const [shop] = await tx.select({ name: shops.name }).from(shops).limit(1)
  const [values] = await tx.select({ count: count() }).from(settings)
  if (!shop && values?.count === 0) return
  throw new Refusal(
    `This database is set up already${shop ? `: ${shop.name} is in it` : ''}. npm run settings changes it.`,
  )
}

/** Makes a shop of an empty database, all or nothing; answers the first shop's number. */
export const setUp = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  answers: Answers,
): Promise<number> => {
  const { phone, email, tax, shop, delivery } = answers
  return transact(db, async (tx) => {
    await lockSettings(tx)
    await refuseUnlessEmpty(tx)
    await writeChanges(tx, changesOf(answers))
    const contact = { phone: phone || null, email, whatsapp: null, messenger: null }
    await writeEntry(tx, 'contact_us', contact)
    await tx.insert(countries).values([...countrySeeds])
    await tx.insert(legalPages).values(placeholdersOf(answers))
    await tx
      .insert(ticketIssueTypes)
      .values(issueTypes.map((type, position) => ({ ...type, position })))
    if (Number(tax) > 0) await tx.insert(vatTaxes).values({ ...named(vat), percentage: tax })
    return openShop(
      tx,
      { name: shop, logo: null, banner: null, description: null, delivery },
      now(),
    )
  })
}
