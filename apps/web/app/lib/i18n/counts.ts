import type { Translate } from '@shop/ui/i18n'

/** A number of things; it may be written already, or abbreviated: "1", "99+", "1.2K". */
type Count = number | string

/** What is abbreviated has no plural form of its own. */
const countable = (count: Count): Count => (/^\d+$/.test(String(count)) ? Number(count) : count)

export const itemCount = (t: Translate, count: Count) =>
  t('{{count}} items', { count: countable(count), defaultValue_one: '1 item' })

export const productCount = (t: Translate, count: Count) =>
  t('{{count}} products', { count: countable(count), defaultValue_one: '1 product' })

export const reviewCount = (t: Translate, count: Count) =>
  t('{{count}} reviews', { count: countable(count), defaultValue_one: '1 review' })

/** The number is seen on the button, so its name says it in every language (WCAG 2.5.3). */
export const cartWith = (t: Translate, count: Count) =>
  t('My Cart, {{count}} items', { count: countable(count), defaultValue_one: 'My Cart, 1 item' })

export const wishlistWith = (t: Translate, count: Count) =>
  t('Wishlist, {{count}} products', {
    count: countable(count),
    defaultValue_one: 'Wishlist, 1 product',
  })

export const inTheCart = (t: Translate, count: Count) =>
  t('{{count}} items in the cart', {
    count: countable(count),
    defaultValue_one: '1 item in the cart',
  })

export const returnsWithin = (t: Translate, count: number) =>
  t('Returns within {{count}} days', { count, defaultValue_one: 'Returns within a day' })
