/** What `npm run setup` has to know, in the order in which it is asked for. */
import * as v from 'valibot'
import { languages } from '../seed/content/site.ts'
import { listShapes, valueShapes } from '../settings/shapes.ts'

const locales: readonly string[] = languages.map(({ name }) => name)
const { name: code, symbol } = listShapes.currencies.entries

const matches = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern))
const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(',')),
  v.check((names) => new Set(names).size === names.length),
  v.everyItem((name) => locales.includes(name)),
)

/** A currency's own sign, where there is one: € for EUR, else its code. */
const signOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency

export interface Question {
  /** What is asked for, and what may be answered. */
  readonly asks: string
  readonly takes: string
  readonly shape: v.GenericSchema
  /** What counts where nothing is said; without it something must be. */
  readonly usual?: (given: Readonly<Record<string, string>>) => string
}

export const questions = {
  name: {
    asks: 'What is the shop called?',
    takes: 'a name of at most 60 letters',
    shape: valueShapes.app_name,
  },
  email: {
    asks: 'Where do customers write to?',
    takes: 'an e-mail address',
    shape: v.pipe(v.string(), v.email()),
  },
  phone: {
    asks: 'Where do they call?',
    takes: 'a phone number',
    shape: matches(/^(\+?[\d ()-]{5,30})?$/),
    usual: () => '',
  },
  address: {
    asks: 'Where is the shop?',
    takes: 'an address on one line',
    shape: v.union([v.literal(''), v.nonNullish(valueShapes.address)]),
    usual: () => '',
  },
  language: {
    asks: 'Which languages does it speak, the main one first?',
    takes: `${locales.join(', ')}, with commas between several`,
    shape: list,
    usual: () => locales[0] ?? '',
  },
  currency: {
    asks: 'In which currency are its prices?',
    takes: 'a code such as EUR',
    shape: code,
  },
  symbol: {
    asks: 'What is its symbol?',
    takes: 'at most 8 letters',
    shape: symbol,
    usual: ({ currency = '' }) => signOf(currency),
  },
  position: {
    asks: 'Does it stand before the amount, or behind it?',
    takes: 'prefix or suffix',
    shape: v.picklist(['prefix', 'suffix']),
    usual: () => 'prefix',
  },
  delivery: {
    asks: 'What does delivery cost?',
    takes: 'an amount such as 4.90',
    shape: matches(/^\d{1,7}(\.\d{1,2})?$/),
    usual: () => '0',
  },
  tax: {
    asks: 'How many percent of tax are added to prices?',
    takes: 'a number such as 19',
    shape: matches(/^\d{1,2}(\.\d{1,2})?$/),
    usual: () => '0',
  },
  vendors: {
    asks: 'Do one or many shops sell here?',
    takes: 'one or many',
    shape: v.picklist(['one', 'many']),
    usual: () => 'one',
  },
  shop: {
    asks: 'What is the first of them called?',
    takes: 'a name of at most 60 letters',
    shape: valueShapes.app_name,
    usual: ({ name = '' }) => name,
  },
} satisfies Record<string, Question>
