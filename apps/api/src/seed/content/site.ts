import type { FooterItem } from '@shop/contract'
import type * as v from 'valibot'
import { oklchToHex } from '../../media/tint.ts'
import { sandboxGateway } from '../../payments/sandbox.ts'
import type { ValueName, valueShapes } from '../../settings/shapes.ts'
import type { StoredName } from '../../settings/values.ts'
import { words } from './words.ts'

/** Petrol, stepped by lightness; 600 carries white text at more than 6:1. */
const shade = (lightness: number, chroma: number) => oklchToHex(lightness, chroma, 214)
const primary = shade(0.455, 0.078)

export const themeColours = {
  primary,
  primary50: shade(0.975, 0.012),
  primary100: shade(0.942, 0.026),
  primary200: shade(0.888, 0.046),
  primary300: shade(0.808, 0.068),
  primary400: shade(0.7, 0.088),
  primary500: shade(0.575, 0.092),
  primary600: primary,
  primary700: shade(0.395, 0.069),
  primary800: shade(0.34, 0.058),
  primary900: shade(0.29, 0.047),
  primary950: shade(0.215, 0.034),
}

/** What may be nothing has a value here: it is there to be seen. */
type Values = {
  readonly [Name in ValueName]: NonNullable<v.InferInput<(typeof valueShapes)[Name]>>
}

/** Single settings by their name on the wire: all but those that the environment decides. */
export const settings = {
  app_name: 'Solano',
  app_locale: 'en',
  cash_on_delivery: true,
  online_payment: true,
  multi_vendor: true,
  web_show_footer: true,
  web_vitals_percent: 100,
  show_download_app: true,
  register_otp_verify: true,
  register_otp_type: 'email',
  forgot_otp_type: 'email',
  order_place_account_verify: false,
  phone_required: true,
  phone_min_length: 9,
  phone_max_length: 16,
  google_playstore_link: 'https://play.google.com/store/apps/details?id=example.solano',
  app_store_link: 'https://apps.apple.com/app/solano/id0000000000',
  footer_qr: 'app/qr.svg',
  web_logo: 'app/logo.svg',
  web_logo_dark: 'app/logo-light.svg',
  web_footer_logo: 'app/logo.svg',
  app_logo: 'app/icon.svg',
  mobile: '+1 800 555 0142',
  email: 'hello@shop.example',
  address: '21 Market Square, Solano Bay',
  contact_us: {
    phone: '+1 800 555 0142',
    email: 'hello@shop.example',
    whatsapp: '+18005550142',
    messenger: 'https://m.me/solano.example',
  },
  web_footer_text: 'All right reserved by Solano',
  web_footer_description:
    'Fifteen independent shops under one roof: one cart, one checkout, people who answer.',
  theme_colors: themeColours,
  return_order_within_days: 14,
} satisfies Omit<Values, 'app_environment' | 'social_auths'> & Partial<Record<StoredName, unknown>>

export const languages = [
  { name: 'en', title: 'English', direction: 'ltr' },
  { name: 'ar', title: 'العربية', direction: 'rtl' },
  { name: 'ir', title: 'فارسی', direction: 'rtl' },
] as const

export const currencies = [
  { name: 'USD', symbol: '$', rate: '1', position: 'prefix', isDefault: true },
  { name: 'EUR', symbol: '€', rate: '0.92', position: 'prefix', isDefault: false },
  { name: 'SAR', symbol: 'SAR', rate: '3.75', position: 'suffix', isDefault: false },
  { name: 'IRR', symbol: '﷼', rate: '42105', position: 'suffix', isDefault: false },
] as const

export const socialLinks = [
  { name: 'Instagram', logo: 'social/instagram.svg', link: 'https://www.instagram.com/' },
  { name: 'Facebook', logo: 'social/facebook.svg', link: 'https://www.facebook.com/' },
  { name: 'X', logo: 'social/x.svg', link: 'https://x.com/' },
  { name: 'YouTube', logo: 'social/youtube.svg', link: 'https://www.youtube.com/' },
  { name: 'Pinterest', logo: 'social/pinterest.svg', link: 'https://www.pinterest.com/' },
]

export const paymentGateways = [{ ...sandboxGateway, logo: 'pay/sandbox.svg' }]

type Target = '_self' | '_blank'
type Link = { name: string; url: string; target: Target; isExternal: boolean }
const own = (name: string, url: string): Link => ({ name, url, target: '_self', isExternal: false })

/** Names are phrases of the translations. */
export const menus: readonly Link[] = [
  own('Home', '/'),
  own('Products', '/products'),
  own('Shops', '/shops'),
  own('Most Popular', '/most-popular'),
  own('Best Deal', '/best-deal'),
  own('Contact', '/contact-us'),
  own('Blogs', '/blogs'),
  { name: 'Help Center', url: 'https://help.shop.example/', target: '_blank', isExternal: true },
]

type Item = { type: FooterItem['type']; title: string | null; url: string | null; target: Target }
const item = (
  type: Item['type'],
  title: string | null = null,
  url: string | null = null,
): Item => ({
  type,
  title,
  url,
  target: '_self',
})

export const footers: ReadonlyArray<{ title: string | null; items: readonly Item[] }> = [
  {
    title: null,
    items: [
      item('logo', null, '/'),
      item(
        'text',
        'Fifteen independent shops under one roof: one cart, one checkout, people who answer.',
      ),
      item('phone', '+1 800 555 0142'),
      item('email', 'hello@shop.example'),
      item('social_links'),
    ],
  },
  {
    title: 'Shop',
    items: [
      item('link', 'All Products', '/products'),
      item('link', 'Categories', '/categories'),
      item('link', 'Shops', '/shops'),
      item('link', 'Best Deal', '/best-deal'),
      item('link', 'Most Popular', '/most-popular'),
    ],
  },
  {
    title: 'Customer Service',
    items: [
      item('link', 'Contact Us', '/contact-us'),
      item('link', 'Support', '/support'),
      item('link', 'Order History', '/order-history'),
      item('link', 'Shipping & Delivery', '/page/shipping-and-delivery-policy'),
      item('link', 'Returns & Refunds', '/page/return-and-refund-policy'),
    ],
  },
  {
    title: 'Company',
    items: [
      item('link', 'About Us', '/about-us'),
      item('link', 'Blogs', '/blogs'),
      item('link', 'Become a Seller', '/shop/register'),
      item('link', 'Terms & Conditions', '/terms-and-conditions'),
      item('link', 'Privacy Policy', '/privacy-policy'),
    ],
  },
  { title: 'Download our app', items: [item('app_store')] },
]

export const vat = words('VAT|ضريبة القيمة المضافة|مالیات بر ارزش افزوده')

export const vatTaxes = [{ name: vat, percentage: '5.00' }]
