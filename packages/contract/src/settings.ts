/** Site settings, languages and countries (wire.md 3). */
import * as v from 'valibot'
import { call } from './call.ts'
import { capabilities } from './capabilities.ts'
import {
  count,
  flag,
  id,
  list,
  maybe,
  maybePicture,
  maybeText,
  number,
  picture,
  text,
  yesNo,
} from './shape.ts'

export const BaseCurrency = v.object({
  name: v.fallback(v.string(), 'USD'),
  symbol: v.fallback(v.string(), '$'),
  rate: v.fallback(number, 1),
  position: v.fallback(v.picklist(['prefix', 'suffix']), 'prefix'),
})

/** `position` of a single currency is the reference server's addition; stock servers have one for all. */
export const Currency = v.object({
  id,
  name: text,
  symbol: text,
  rate: v.fallback(number, 1),
  rate_from_default: v.fallback(number, 1),
  is_default: flag,
  position: v.fallback(v.nullable(v.picklist(['prefix', 'suffix'])), null),
})
export type Currency = v.InferOutput<typeof Currency>

const isTag = (name: string) => {
  try {
    return Intl.getCanonicalLocales(name.replaceAll('_', '-')).length === 1
  } catch {
    return false
  }
}

/** The tag of a language (BCP 47, `ir` and `pt_BR` count): browsers throw at any other text. */
const locale = v.pipe(v.string(), v.check(isTag, 'no tag of a language'))

export const Language = v.object({
  id,
  title: v.fallback(v.string(), 'English'),
  name: locale,
  direction: v.fallback(v.picklist(['ltr', 'rtl']), 'ltr'),
})
export type Language = v.InferOutput<typeof Language>

const target = v.fallback(v.picklist(['_self', '_blank']), '_self')

export const MenuItem = v.object({
  id,
  name: text,
  title: maybeText,
  url: maybeText,
  target,
  is_external: flag,
})
export type MenuItem = v.InferOutput<typeof MenuItem>

export const footerItemTypes = [
  'logo',
  'text',
  'phone',
  'email',
  'social_links',
  'link',
  'app_store',
] as const

export const FooterItem = v.object({
  id,
  type: v.picklist(footerItemTypes),
  title: maybeText,
  url: maybeText,
  target,
})
export type FooterItem = v.InferOutput<typeof FooterItem>

export const FooterBlock = v.object({
  id,
  position: count,
  title: maybeText,
  items: list(FooterItem, 100),
})
export type FooterBlock = v.InferOutput<typeof FooterBlock>

export const SocialLink = v.object({ id, name: text, logo: picture, link: maybeText })
export type SocialLink = v.InferOutput<typeof SocialLink>

export const PaymentGateway = v.object({
  id,
  title: text,
  name: v.pipe(v.string(), v.nonEmpty()),
  logo: picture,
  is_active: flag,
})
export type PaymentGateway = v.InferOutput<typeof PaymentGateway>

export const SocialAuth = v.object({
  name: text,
  client_id: maybeText,
  is_active: flag,
  redirect_url: maybeText,
})
export type SocialAuth = v.InferOutput<typeof SocialAuth>

export const themeKeys = [
  'primary',
  'primary50',
  'primary100',
  'primary200',
  'primary300',
  'primary400',
  'primary500',
  'primary600',
  'primary700',
  'primary800',
  'primary900',
  'primary950',
] as const
export type ThemeColors = Partial<Record<(typeof themeKeys)[number], string>>

const ThemeColors = v.fallback(
  v.partial(
    v.object(
      Object.fromEntries(themeKeys.map((key) => [key, v.string()])) as Record<
        (typeof themeKeys)[number],
        v.StringSchema<undefined>
      >,
    ),
  ),
  {},
)

/** The reference server's additions; other servers do not send them. */
export const settingsAdditions = {
  /** The logo where the page is dark; without it the other one stands on a light plate there. */
  web_logo_dark: maybePicture,
  /** Where events come from that is not Pusher's own service. */
  pusher_host: maybeText,
  pusher_port: v.fallback(v.nullable(number), null),
  pusher_scheme: v.fallback(v.nullable(v.picklist(['http', 'https'])), null),
  /** Pictures under its /media/ path come in these widths and formats as `?w={width}&f={format}`. */
  image_widths: list(number),
  image_formats: list(v.picklist(['avif', 'webp'])),
  /** Of how many of a hundred visits it is measured how fast they are; 0: of none. */
  web_vitals_percent: v.fallback(number, 0),
  /** None that is not known here. */
  capabilities: v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((named) => capabilities.filter((name) => named.includes(name))),
    ),
    [],
  ),
}

/**
 * Everything that settings say about the shop. Each field has the default of specification.md
 * section 9.
 */
export const Settings = v.object({
  currency: v.fallback(BaseCurrency, { name: 'USD', symbol: '$', rate: 1, position: 'prefix' }),
  currencies: list(Currency, 200),
  app_name: v.pipe(
    text,
    v.transform((name) => name || 'Shop'),
  ),
  app_locale: v.fallback(locale, 'en'),
  app_environment: text,
  cash_on_delivery: flag,
  online_payment: flag,
  multi_vendor: flag,
  web_show_footer: v.fallback(yesNo, true),
  show_download_app: flag,
  register_otp_verify: flag,
  order_place_account_verify: flag,
  phone_required: v.fallback(yesNo, true),
  phone_min_length: v.fallback(number, 9),
  phone_max_length: v.fallback(number, 16),
  register_otp_type: v.fallback(v.picklist(['email', 'phone']), 'email'),
  forgot_otp_type: v.fallback(v.picklist(['email', 'phone']), 'email'),
  google_playstore_link: maybeText,
  app_store_link: maybeText,
  footer_qr: maybePicture,
  payment_gateways: list(PaymentGateway, 50),
  mobile: maybeText,
  email: maybeText,
  address: maybeText,
  web_footer_text: maybeText,
  web_footer_description: maybeText,
  web_logo: maybePicture,
  web_footer_logo: maybePicture,
  app_logo: maybePicture,
  social_links: list(SocialLink, 50),
  theme_colors: ThemeColors,
  pusher_app_key: maybeText,
  pusher_app_cluster: maybeText,
  languages: list(Language, 100),
  /** An empty array where no provider is set up (decision 003). */
  social_auths: v.fallback(
    v.object({
      google: maybe(SocialAuth),
      facebook: maybe(SocialAuth),
      apple: maybe(SocialAuth),
    }),
    { google: null, facebook: null, apple: null },
  ),
  menus: list(MenuItem, 200),
  // In every page, and social links in each of their blocks.
  footers: list(FooterBlock, 20),
  return_order_within_days: v.fallback(number, 3),
  ...settingsAdditions,
})
export type Settings = v.InferOutput<typeof Settings>

export const getSettings = call({
  method: 'GET',
  path: '/master',
  auth: 'none',
  summary: 'Site settings',
  data: Settings,
})

export const Country = v.object({ id, name: v.pipe(v.string(), v.nonEmpty()), phone_code: text })
export type Country = v.InferOutput<typeof Country>

export const getCountries = call({
  method: 'GET',
  path: '/countries',
  auth: 'none',
  summary: 'Countries and their dial codes',
  data: v.object({ countries: list(Country) }),
})
