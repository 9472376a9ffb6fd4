/**
 * What each setting of the shop may be; strict, for an operator writes them (specification.md
 * section 3).
 */
import { footerItemTypes, type Settings, themeKeys } from '@shop/contract'
import * as v from 'valibot'
import { readEmail } from '../mail/address.ts'
import type { Realtime } from '../realtime/realtime.ts'

const yesNo = v.boolean()
const words = (max = 255) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(max),
    v.check((text) => text.isWellFormed() && !text.includes('\0'), 'takes whole characters only'),
  )
const maybeWords = (max = 255) => v.optional(v.nullable(words(max)), null)
const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
/** URL takes hosts with signs that mean something in a policy or in markup: no real one has them. */
const isAddress = (text: string) => {
  // URL reads over some of these.
  if (/\p{Cc}/u.test(text)) return false
  const { protocol, hostname } = URL.parse(text) ?? { protocol: '', hostname: '' }
  return /^https?:$/.test(protocol) && /^(?:[\w.-]+|\[[\da-f:.]+\])$/.test(hostname)
}
const address = v.pipe(
  words(500),
  v.check(isAddress, 'takes an address such as https://shop.example'),
)
const email = v.pipe(
  words(),
  v.check((text) => readEmail(text) !== null, 'takes an e-mail address'),
)
const maybeAddress = v.optional(v.nullable(address), null)
/** A key under /media or a whole address. */
const picture = v.optional(
  v.nullable(
    v.pipe(
      words(500),
      v.check(
        (text) => /^[\w-][\w./-]*$/.test(text) || isAddress(text),
        'takes a key of a picture, or an address such as https://shop.example/logo.png',
      ),
    ),
  ),
  null,
)
/** A path of the shop, or an address elsewhere. */
const link = v.optional(
  v.nullable(
    v.pipe(
      words(500),
      v.check(
        // Browsers read both strokes as one, and over tabs and line ends: a second stroke leads to another host.
        (text) => /^\/(?![/\\])\P{Cc}*$/u.test(text) || isAddress(text),
        'takes a path such as /products, or an address such as https://shop.example',
      ),
    ),
  ),
  null,
)
const color = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, 'takes a colour such as #1a73e8'))
const target = v.optional(v.picklist(['_self', '_blank']), '_self')
/** The most that an id's column holds. */
export const highestId = 2_147_483_647
const id = v.optional(whole(1, highestId))
const is_active = v.optional(yesNo, true)
const otpType = v.picklist(['email', 'phone'])
const provider = v.strictObject({ is_active: yesNo })

/** What the server says by itself; everything else an operator writes. */
type Made =
  | 'currency'
  | keyof ReturnType<Realtime['settings']>
  | 'image_widths'
  | 'image_formats'
  | 'capabilities'

/** Kept in part: the server adds what it knows by itself before it is sent. */
type Completed = 'app_environment' | 'social_auths'

/** What an operator may write, the storefront can read. */
type Readable = {
  [Name in Exclude<keyof Settings, ListName | Made>]: Name extends Completed
    ? v.GenericSchema
    : v.GenericSchema<unknown, v.InferOutput<(typeof Settings.entries)[Name]>>
}

/** Single values, kept by their name. */
export const valueShapes = {
  app_name: words(60),
  app_locale: words(8),
  /** `production` hides the demo account of a shop that runs as `local`; never the other way. */
  app_environment: v.optional(v.nullable(v.picklist(['local', 'production'])), null),
  cash_on_delivery: yesNo,
  online_payment: yesNo,
  multi_vendor: yesNo,
  web_show_footer: yesNo,
  web_vitals_percent: whole(0, 100),
  show_download_app: yesNo,
  register_otp_verify: yesNo,
  order_place_account_verify: yesNo,
  phone_required: yesNo,
  phone_min_length: whole(1, 20),
  phone_max_length: whole(1, 20),
  register_otp_type: otpType,
  forgot_otp_type: otpType,
  google_playstore_link: maybeAddress,
  app_store_link: maybeAddress,
  footer_qr: picture,
  mobile: maybeWords(40),
  email: v.optional(v.nullable(email), null),
  address: maybeWords(),
  web_footer_text: maybeWords(),
  web_footer_description: maybeWords(500),
  web_logo: picture,
  web_logo_dark: picture,
  web_footer_logo: picture,
  app_logo: picture,
  theme_colors: v.strictObject(v.entriesFromList(themeKeys, v.optional(color))),
  social_auths: v.strictObject({ google: provider, facebook: provider, apple: provider }),
  return_order_within_days: whole(0, 365),
} satisfies Readable

export type ValueName = keyof typeof valueShapes
export const valueNames = Object.keys(valueShapes) as ValueName[]

/** Whether it holds a picture's key; answers give its address. */
export const isPicture = (shape: v.GenericSchema): boolean => shape === picture

/** Lists, kept as rows of a table each; `is_active: false` keeps a row and hides it. */
export const listShapes = {
  currencies: v.strictObject({
    id,
    name: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'takes a code such as EUR')),
    symbol: words(8),
    rate: v.pipe(v.number(), v.minValue(0.000001), v.maxValue(1_000_000_000)),
    position: v.optional(v.picklist(['prefix', 'suffix']), 'prefix'),
    is_default: v.optional(yesNo, false),
    is_active,
  }),
  languages: v.strictObject({
    id,
    name: v.pipe(v.string(), v.regex(/^[a-z]{2,8}$/, 'takes a locale code such as ar')),
    title: words(60),
    direction: v.optional(v.picklist(['ltr', 'rtl']), 'ltr'),
    is_active,
  }),
  menus: v.strictObject({
    id,
    name: words(60),
    title: maybeWords(60),
    url: link,
    target,
    is_external: v.optional(yesNo, false),
    is_active,
  }),
  footers: v.strictObject({
    id,
    title: maybeWords(60),
    items: v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            id,
            type: v.picklist(footerItemTypes),
            title: maybeWords(500),
            url: link,
            target,
            is_active,
          }),
        ),
        v.maxLength(30),
      ),
      [],
    ),
    is_active,
  }),
  social_links: v.strictObject({
    id,
    name: words(60),
    logo: picture,
    link: maybeAddress,
    is_active,
  }),
  payment_gateways: v.strictObject({
    id,
    name: words(60),
    title: words(60),
    logo: picture,
    is_active,
  }),
} satisfies Partial<Record<keyof Settings, v.GenericSchema>>

export type ListName = keyof typeof listShapes
export const listNames = Object.keys(listShapes) as ListName[]

/** A list is written by one statement, whose values are numbered with 16 bits: all items together. */
const rowsOf = (shape: (typeof listShapes)[ListName]) =>
  v.pipe(v.array<v.GenericSchema>(shape), v.maxLength(200))

/** All that can be set, by name: single values and whole lists. */
export const shapes: Readonly<Record<string, v.GenericSchema>> = {
  ...valueShapes,
  ...Object.fromEntries(listNames.map((name) => [name, rowsOf(listShapes[name])])),
}
