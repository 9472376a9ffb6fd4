import {
  Currency,
  FooterBlock,
  FooterItem,
  Language,
  MenuItem,
  PaymentGateway,
  Settings,
  SocialLink,
} from '@shop/contract'
import { isPicture } from '@shop/contract/settings-pictures'
import type * as v from 'valibot'
import { expect, test } from 'vitest'
import { fieldsOf, isOrdered, tables } from './lists.ts'
import {
  isPicture as isPictureShape,
  type ListName,
  listNames,
  listShapes,
  type ValueName,
  valueShapes,
} from './shapes.ts'
import { footerItems } from './tables.ts'

interface Fields {
  readonly entries: object
}

const onTheWire: Readonly<Record<ListName, Fields>> = {
  currencies: Currency,
  languages: Language,
  menus: MenuItem,
  footers: FooterBlock,
  social_links: SocialLink,
  payment_gateways: PaymentGateway,
}

/** What an answer says of a row beside what an operator writes. */
const made = ['position', 'rate_from_default']

const namesIn = ({ entries }: Fields, ...others: readonly string[]) =>
  Object.keys(entries)
    .filter((name) => !others.includes(name))
    .toSorted()

test.each(listNames)('%s: each field that is written has its column', (name) => {
  const table = tables[name]
  const place = isOrdered(table) ? ['position'] : []
  const columns = fieldsOf(table).filter((column) => !place.includes(column))
  expect(namesIn(listShapes[name], 'items')).toEqual(columns.toSorted())
})

test.each(listNames)('%s: each field that is read can be written', (name) => {
  expect(namesIn(listShapes[name])).toEqual(
    expect.arrayContaining(namesIn(onTheWire[name], ...made)),
  )
})

test("a footer's items: each field has its column, and can be written", () => {
  const written = listShapes.footers.entries.items.wrapped.pipe[0].item
  const columns = fieldsOf(footerItems).filter((name) => !['footer_id', 'position'].includes(name))
  expect(namesIn(written)).toEqual(columns.toSorted())
  expect(namesIn(written)).toEqual(expect.arrayContaining(namesIn(FooterItem)))
})

/** The names of the fields that are pictures. */
const picturesIn = (entries: object, is: (shape: v.GenericSchema) => boolean) =>
  Object.entries(entries).flatMap(([name, shape]) => (is(shape) ? [name] : []))

test('what an operator writes as a picture is read as one, so that a page may show it', () => {
  expect(picturesIn(Settings.entries, isPicture).toSorted()).toEqual(
    picturesIn(valueShapes, isPictureShape).toSorted(),
  )
  for (const name of listNames)
    expect(picturesIn(onTheWire[name].entries, isPicture), name).toEqual(
      picturesIn(listShapes[name].entries, isPictureShape),
    )
})

/** Settings that the storefront knows more words of than an operator may write. */
type Narrowed = {
  [Name in Exclude<ValueName, 'app_environment' | 'social_auths'>]: [
    Exclude<
      v.InferOutput<(typeof Settings.entries)[Name]>,
      v.InferOutput<(typeof valueShapes)[Name]>
    >,
  ] extends [never]
    ? never
    : Name
}[Exclude<ValueName, 'app_environment' | 'social_auths'>]

test('an operator may write each word that the storefront knows', () => {
  // What compiles: a name in place of `true` is the setting's.
  const isWhole: [Narrowed] extends [never] ? true : Narrowed = true
  expect(isWhole).toBe(true)
  expect(Object.keys(valueShapes)).toContain('register_otp_type')
})
