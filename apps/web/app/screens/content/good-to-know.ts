import type { Translate } from '@shop/ui/i18n'
import { legalHref } from './legal-links.ts'

/** Pages that answer what shoppers ask, by the names that this shop has for them. */
export const goodToKnow = (t: Translate) => [
  { label: t('Support'), href: '/support' },
  { label: t('Contact Us'), href: '/contact-us' },
  { label: t('Shipping & Delivery'), href: '/page/shipping-and-delivery-policy' },
  { label: t('Returns & Refunds'), href: '/page/return-and-refund-policy' },
  { label: t('About Us'), href: '/about-us' },
  { label: t('Terms & Conditions'), href: '/terms-and-conditions' },
  { label: t('Privacy Policy'), href: '/privacy-policy' },
]

/** What a written page is called that came without a title (wire.md 13). */
export const nameOfPage = (t: Translate, slug: string) =>
  goodToKnow(t).find(({ href }) => href === legalHref(slug))?.label ?? slug.replaceAll('-', ' ')
