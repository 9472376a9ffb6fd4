/**
 * Which modules come in one file: some eighty small ones would be as many requests, and compress
 * worse than one. Each part of a module's path that is named here must be one's; the build fails
 * with those that are none (seams.ts).
 */
export interface ChunkGroup {
  name: string
  paths: readonly string[]
  priority?: number
}

export const chunkGroups: readonly ChunkGroup[] = [
  /**
   * What every shopping screen begins with; what it imports comes along. The entry itself stays a
   * file of its own: it must run after the document's script has named the routes.
   */
  {
    name: 'shop',
    priority: 1,
    paths: [
      '/app/root.tsx',
      '/app/lib/pop-first.ts',
      '/app/routes/layouts/public.tsx',
      '/lib/i18n/isolate.ts',
      // Small parts of the design system that every screen may show.
      '/ui/src/error-state/',
      '/ui/src/empty-state/',
      '/ui/src/lib/',
      '/node_modules/react-dom/',
      '/node_modules/react-router/',
    ],
  },
  /** What every list of products is made of. */
  {
    name: 'products',
    paths: [
      '/app/data/catalogue.ts',
      '/app/lib/use-search.ts',
      '/parts/tile/product-grid.tsx',
      '/parts/tile/product-section.tsx',
      '/ui/src/product-tile/',
      '/ui/src/swatch/swatch-dots.tsx',
      '/ui/src/swatch/swatch-style.ts',
      '/parts/buying/use-choice-sheet.ts',
      '/parts/product/choice.ts',
      '/parts/recently-viewed/lazy-recently-viewed.ts',
      '/parts/shops/shop-href.ts',
      '/parts/shops/shop-sign.tsx',
      '/state/recently-viewed/tile-of.ts',
    ],
  },
  /** What a product's page and the sheet of its options share. */
  {
    name: 'buying',
    paths: [
      '/parts/buying/details-from-tile.ts',
      '/parts/buying/options.tsx',
      '/ui/src/option-group/',
      '/parts/buying/use-buying.ts',
      '/parts/favourites/heart-button.tsx',
      '/parts/product/stock-note.tsx',
      '/ui/src/quantity-stepper/',
    ],
  },
  /** What a product's page, a shop's and an article share. */
  {
    name: 'details',
    paths: [
      '/ui/src/breadcrumb/',
      '/icons/message-circle.',
      '/parts/safe-html/safe-html.tsx',
      '/parts/chat/chat-button.tsx',
      '/state/chat/open-chat.ts',
      '/parts/reviews/reviews.tsx',
      '/parts/reviews/reviews-skeleton.tsx',
      '/parts/page/breadcrumb-json-ld.ts',
      '/parts/page/missing-screen.tsx',
      '/parts/product/share-button.tsx',
      '/lib/use-near.ts',
      '/lib/plain-text.ts',
    ],
  },
  /** Words that lists and forms check by. */
  { name: 'words', paths: ['/contract/src/words.ts', '/contract/src/lengths.ts'] },
  /** Fields that stand on lists as well as in forms. */
  {
    name: 'fields',
    paths: [
      '/ui/src/select/',
      '/ui/src/field/',
      '/ui/src/text-input/',
      '/icons/check.',
      '/icons/arrow-up-down.',
    ],
  },
  /** Pages, and lists beside a list. */
  { name: 'pages', paths: ['/ui/src/pagination/', '/parts/listing/pill-links.tsx'] },
  /** A list of products that can be narrowed, sorted and turned over. */
  {
    name: 'listing',
    paths: [
      '/parts/listing/listing-screen.tsx',
      '/parts/listing/product-listing.tsx',
      '/parts/listing/listing-reads.ts',
    ],
  },
  // Later ones get what the ones above have left: no first view may need a file of what comes after it.
  /** What every public screen brings once it is used. */
  {
    name: 'used',
    paths: [
      '/app/lib/press.ts',
      '/parts/recovery/notices.tsx',
      '/parts/frame/in-use.tsx',
      '/parts/frame/footer/footer.tsx',
      '/lib/fly.ts',
      '/parts/tile/tile-actions.tsx',
    ],
  },
  /** What every call to the server needs, and the calls of a catalogue. */
  { name: 'calls', paths: ['/app/data/api-client.ts', '/contract/src/catalogue.ts'] },
  /** What a shop says of delivery, return and payment. */
  { name: 'facts', paths: ['/screens/product/buy-facts.tsx', '/screens/home/facts.tsx'] },
  /** What forms and the screens of an account share. */
  {
    name: 'forms',
    paths: [
      '/ui/src/textarea/',
      '/ui/src/radio-group/',
      '/ui/src/checkbox/',
      '/state/session/use-guest-redirect.ts',
      '/app/data/addresses.ts',
      '/icons/map-pin.',
      '/icons/pencil.',
      '/icons/life-buoy.',
    ],
  },
  /** State machines run by it. */
  {
    name: 'machines',
    paths: ['/node_modules/xstate/', '/node_modules/@xstate/', '/flows/src/port/'],
  },
  /** What a cart, its checkout and orders show of their lines, sums and addresses. */
  {
    name: 'sums',
    paths: [
      '/parts/cart-lines/',
      '/ui/src/cart-line/',
      '/ui/src/order-summary/',
      '/ui/src/address/',
      '/parts/addresses/address-text.tsx',
      '/app/data/orders.ts',
      '/state/cart/use-checkout.ts',
      '/state/cart/checkout-stores.ts',
      '/state/cart/attempt-store.ts',
      '/parts/orders/stored-attempt.ts',
    ],
  },
  /** What a checkout and the orders share: their machines, payment, amounts. */
  {
    name: 'orders',
    paths: [
      '/flows/src/checkout/',
      '/app/lib/use-latest.ts',
      '/parts/payment/methods.ts',
      '/parts/payment/method-choice.tsx',
      '/parts/payment/paid-in.tsx',
      '/parts/payment/use-payment-calls.ts',
      '/parts/orders/doubt-text.tsx',
      '/parts/orders/goods.ts',
      '/parts/orders/just-ordered.tsx',
      '/parts/orders/tax-lines.ts',
      '/parts/orders/placed-dialogs.tsx',
      '/parts/orders/shown-order.ts',
      '/parts/orders/totals.tsx',
      '/parts/orders/use-placed.ts',
    ],
  },
  /** Dates as they are read. */
  { name: 'dates', paths: ['/node_modules/dayjs/', '/app/lib/order-date.ts'] },
  /** A line of an order, and what waits to be paid beside a checkout. */
  {
    name: 'placed',
    paths: [
      '/parts/orders/order-row.tsx',
      '/parts/orders/order-status.tsx',
      '/parts/orders/order-words.ts',
      '/parts/orders/pay-now.tsx',
      '/screens/checkout/waiting-orders.tsx',
      '/state/session/use-tell-account-failure.ts',
    ],
  },
  /** What was looked at before. */
  {
    name: 'viewed',
    paths: [
      '/parts/recently-viewed/recently-viewed.tsx',
      '/parts/recently-viewed/clear-recently-viewed.tsx',
      '/state/recently-viewed/use-recently-viewed.ts',
    ],
  },
  /** What is compared, and its bar. */
  {
    name: 'compare',
    paths: ['/parts/compare/parts.ts', '/state/compare/compare-list.ts', '/icons/scale.'],
  },
  /** What others say of a product or shop, and how to say it is helpful. */
  {
    name: 'reviews',
    paths: [
      '/parts/reviews/reviews-content.tsx',
      '/contract/src/reviews.ts',
      '/app/data/reviews.ts',
      '/app/data/helpful.ts',
    ],
  },
  /** Shops, one and all. */
  {
    name: 'shops',
    paths: [
      '/app/data/shops.ts',
      '/screens/shops/shop-data.ts',
      '/screens/shops/shop-query.ts',
      '/screens/shops/shops-json-ld.ts',
      '/ui/src/search-input/',
      '/ui/src/tab-links/',
    ],
  },
  /** From the cart to an order. */
  {
    name: 'checkout',
    paths: ['/screens/checkout/checkout-screen.tsx', '/screens/checkout/checkout-header.tsx'],
  },
]

const pathOf = (id: string) => id.replaceAll('\\', '/')

/** Whether a module is in a group by its own path. */
export const isNamed = (path: string, id: string) => pathOf(id).includes(path)

export const codeSplitting = {
  groups: chunkGroups.map(({ name, paths, priority }) => ({
    name,
    priority,
    test: (id: string) => paths.some((path) => isNamed(path, id)),
  })),
}
