/** The face of the catalogue: tiles, lists and their addresses. */
export {
  categoryHref,
  flashSaleHref,
  productHref,
  resolveCategory,
  subCategoryHref,
} from './addresses.ts'
export { breadcrumbJsonLd } from './breadcrumb-json-ld.ts'
export { CategoriesScreen } from './categories-screen.tsx'
export { CategoryProductsScreen } from './category-products-screen.tsx'
export { dotStyle } from './color-dots.tsx'
export { prefetchListing, warmListing } from './listing-data.ts'
export { MissingScreen } from './missing-screen.tsx'
export { frame, PageTitle } from './page-frame.tsx'
export { arrive } from './picture-flight.ts'
export { PillLinks } from './pill-links.tsx'
export { preloadPicture } from './preload-picture.ts'
export { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'
export { ProductPrice } from './product-price.tsx'
export { ProductRating } from './product-rating.tsx'
export { ProductSection, Section } from './product-section.tsx'
export { ProductTile } from './product-tile.tsx'
export { ProductsScreen } from './products-screen.tsx'
export { seenProduct } from './seen-products.ts'
export { BestDealScreen, bestDeal, MostPopularScreen, mostPopular } from './sorted-screens.tsx'
export { usePicture } from './use-picture.ts'
