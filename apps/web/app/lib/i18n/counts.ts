import type { Translate } from '@shop/ui/i18n'

/** A number of things; it may be abbreviated, and then has no plural form of its own: "99+", "1.2K". */
type Count = number | string

export const itemCount = (t: Translate, count: Count) =>
  t('{{count}} items', { count, defaultValue_one: '1 item' })

export const productCount = (t: Translate, count: Count) =>
  t('{{count}} products', { count, defaultValue_one: '1 product' })

export const reviewCount = (t: Translate, count: Count) =>
  t('{{count}} reviews', { count, defaultValue_one: '1 review' })

export const cartWith = (t: Translate, count: Count) =>
  t('My Cart, {{count}} items', { count, defaultValue_one: 'My Cart, 1 item' })

export const wishlistWith = (t: Translate, count: Count) =>
  t('Wishlist, {{count}} products', { count, defaultValue_one: 'Wishlist, 1 product' })

export const inTheCart = (t: Translate, count: Count) =>
  t('{{count}} items in the cart', { count, defaultValue_one: '1 item in the cart' })
