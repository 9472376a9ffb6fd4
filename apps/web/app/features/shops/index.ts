/** The face of the shops' screens. */
export { prefetchShop, prefetchShops, warmShop, warmShops, withCleanShop } from './shop-data.ts'
export { ShopDetailsScreen } from './shop-details-screen.tsx'
export { ShopsScreen } from './shops-screen.tsx'
