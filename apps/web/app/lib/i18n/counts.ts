import type { Translate } from '@shop/ui/i18n'

/** A number of things; it may be abbreviated: "99+", "1.2K". */
type Count = number | string

const isOne = (count: Count) => String(count) === '1'

export const itemCount = (t: Translate, count: Count) =>
  isOne(count) ? t('1 item') : t('{{count}} items', { count })

export const productCount = (t: Translate, count: Count) =>
  isOne(count) ? t('1 product') : t('{{count}} products', { count })

export const reviewCount = (t: Translate, count: Count) =>
  isOne(count) ? t('1 review') : t('{{count}} reviews', { count })

export const cartWith = (t: Translate, count: Count) =>
  isOne(count) ? t('My Cart, 1 item') : t('My Cart, {{count}} items', { count })

export const wishlistWith = (t: Translate, count: Count) =>
  isOne(count) ? t('Wishlist, 1 product') : t('Wishlist, {{count}} products', { count })

export const inTheCart = (t: Translate, count: Count) =>
  isOne(count) ? t('1 item in the cart') : t('{{count}} items in the cart', { count })
