/** Every read of the storefront, with a screen that makes it; storm.spec.ts lets each fail alone. */
import type { Page } from '@playwright/test'

export interface FailingRead {
  /** The resource of app/data that reads it; null for what is read without one. */
  resource: string | null
  /** Its path below /api. */
  call: string
  screen: string
  /** Further public screens that read it on the server and on the way, as `screen` does. */
  alsoOn?: readonly string[]
  /** The browser alone reads it, after the first view: why. */
  isLate?: string
  /** What a shopper does there before it is read. */
  act?: (page: Page) => Promise<void>
}

const pressing =
  (name: string): NonNullable<FailingRead['act']> =>
  (page) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).first().click()

/** Nothing is chosen for the shopper (specification.md section 5): without a shop there are no totals. */
const chooseAllShops: NonNullable<FailingRead['act']> = (page) =>
  page.getByRole('main').getByRole('checkbox', { name: 'All shops' }).press(' ')

const orderAgain = pressing('Order again')
const newTicket = pressing('New ticket')

export const failingReads: readonly FailingRead[] = [
  { resource: 'home', call: '/home', screen: '/' },
  {
    resource: 'categories',
    call: '/categories',
    screen: '/categories',
    alsoOn: ['/categories/shoes'],
  },
  {
    resource: 'products',
    call: '/products',
    screen: '/products',
    alsoOn: ['/most-popular', '/best-deal', '/'],
  },
  {
    resource: 'facets',
    call: '/product-facets',
    screen: '/products',
    isLate: 'the numbers beside filters, which open when they are wanted',
  },
  { resource: 'product', call: '/product-details', screen: '/products/1/details' },
  { resource: 'reviews', call: '/reviews', screen: '/shops/1?tab=reviews', isLate: 'a tab' },
  { resource: 'flash-sale', call: '/flash-sale/1/details', screen: '/flash-sale/1' },
  { resource: 'shops', call: '/shops', screen: '/shops' },
  { resource: 'shop', call: '/shops/1', screen: '/shops/1' },
  { resource: 'shop-categories', call: '/shop-categories', screen: '/shops/1' },
  { resource: 'vouchers', call: '/get-vouchers', screen: '/shops/1?tab=vouchers', isLate: 'a tab' },
  { resource: 'blogs', call: '/blogs', screen: '/blogs' },
  { resource: 'blog', call: '/blog/1/details', screen: '/blog/1' },
  {
    resource: 'legal-page',
    call: '/legal-pages/about-us',
    screen: '/about-us',
    alsoOn: ['/terms-and-conditions', '/privacy-policy', '/page/shipping'],
  },
  { resource: 'contact', call: '/contact-us', screen: '/contact-us', alsoOn: ['/support'] },
  { resource: 'cart', call: '/carts', screen: '/checkout' },
  { resource: 'buy-now', call: '/carts', screen: '/buynow' },
  {
    resource: 'checkout',
    call: '/cart/checkout',
    screen: '/checkout',
    act: chooseAllShops,
  },
  { resource: 'addresses', call: '/addresses', screen: '/manage-address' },
  { resource: 'favorites', call: '/favorite-products', screen: '/wishlist' },
  { resource: 'recent-views', call: '/recently-views', screen: '/dashboard' },
  { resource: 'orders', call: '/orders', screen: '/order-history' },
  { resource: 'order', call: '/order-details', screen: '/order-history/1' },
  {
    resource: 'order-today',
    call: '/product-details',
    screen: '/order-history/1',
    act: orderAgain,
  },
  {
    resource: 'again-quote',
    call: '/place-order/again/quote',
    screen: '/order-history/1',
    act: orderAgain,
  },
  { resource: 'unread-messages', call: '/unread-messages', screen: '/dashboard' },
  { resource: null, call: '/get-shops', screen: '/massages' },
  { resource: null, call: '/get-message', screen: '/massages?shop=1' },
  { resource: 'profile', call: '/profile', screen: '/profile' },
  { resource: 'countries', call: '/countries', screen: '/profile' },
  { resource: 'tickets', call: '/support-tickets', screen: '/support-tickets' },
  {
    resource: 'issue-types',
    call: '/ticket-issue-types',
    screen: '/support-tickets',
    act: newTicket,
  },
  { resource: 'ticket-orders', call: '/orders', screen: '/support-tickets', act: newTicket },
  { resource: 'ticket', call: '/support-ticket/show', screen: '/support-ticket/T-1' },
  {
    resource: null,
    call: '/search-suggestions',
    screen: '/products',
    act: (page) => page.getByRole('search').getByRole('combobox').fill('bag'),
  },
  {
    resource: 'popular-searches',
    call: '/popular-searches',
    screen: '/products',
    act: (page) => page.getByRole('search').getByRole('combobox').focus(),
  },
]

/** Resources without a row, and why. */
export const readElsewhere: Readonly<Record<string, string>> = {
  settings: 'what the recovery itself asks for: the pages that could not be rendered',
  'helpful-reviews': 'only presses its buttons: without it the reviews stand, and none is pressed',
  'gone-product': 'read only after a 410',
  'gone-shop': 'read only after a 410',
}

/** Public screens that are drawn without a read, and why. */
export const readsNothing: Readonly<Record<string, string>> = {
  '/shop/register': 'a form',
  '/compare': 'only the browser knows which products',
  '/checkout': 'the server knows nobody, and so no cart',
  '/buynow': 'the server knows nobody, and so no cart',
}

/** Screens all of whose reads fail. */
export const failingScreens = [
  ...failingReads.flatMap(({ alsoOn = [] }) => alsoOn),
  '/',
  '/products',
  '/products/1/details',
  '/shops/1',
  '/shop/register',
  '/compare',
  '/checkout',
  '/buynow',
  '/dashboard',
  '/massages',
  '/manage-address/new',
  '/manage-address/1/edit',
  '/order-history/1/invoice',
  '/change-password',
]
