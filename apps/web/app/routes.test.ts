import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { titles } from '../e2e/titles.ts'
import routes from './routes.ts'

/**
 * The account area of specification.md section 2: a guest is sent home and to the login from each
 * of them.
 */
const accountPaths = [
  '/dashboard',
  '/order-history',
  '/order-history/:id',
  '/wishlist',
  '/profile',
  '/manage-address',
  '/manage-address/new',
  '/manage-address/:id/edit',
  '/change-password',
  '/support-tickets',
  '/support-ticket/:ticketNumber',
  '/massages',
]

/** The other rows of the route table: layout, path and name where the spec gives one. */
const publicRows = [
  ['public', '/', 'home'],
  ['public', '/shops', 'shop'],
  ['public', '/shops/:id', 'shop-detail'],
  ['public', '/products', 'products'],
  ['public', '/products/:id/details', 'productDetails'],
  ['public', '/categories', 'categories'],
  ['public', '/categories/:slug', 'category-product'],
  ['public', '/most-popular', 'most-popular'],
  ['public', '/best-deal', 'best-deal'],
  ['public', '/flash-sale/:id', 'flash-sale'],
  ['public', '/compare', 'compare'],
  ['public', '/checkout', 'checkout'],
  ['public', '/buynow', 'buynow'],
  ['public', '/support', 'support'],
  ['public', '/terms-and-conditions', 'terms-and-conditions'],
  ['public', '/privacy-policy', 'privacy-policy'],
  ['public', '/about-us', 'about-us'],
  ['public', '/contact-us', 'contact-us'],
  ['public', '/page/:slug', 'policy-page'],
  ['public', '/shop/register', 'shop-register'],
  ['blog', '/blogs', 'blogs'],
  ['blog', '/blog/:slug', 'blog-details'],
  ['dashboard', '/order-history/:id', 'order-details'],
  ['dashboard', '/manage-address/new', 'add-new-address'],
  ['dashboard', '/manage-address/:id/edit', 'edit-address'],
  ['bare', '/order-history/:id/invoice', 'order-invoice'],
  ['bare', '*', 'not-found'],
] as const

const pathsIn = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsIn(children)])

const rowsIn = (entries: readonly RouteConfigEntry[], layout = ''): string[][] =>
  entries.flatMap(({ path, id, file, children = [] }) =>
    path
      ? [[layout, path, id ?? '']]
      : rowsIn(children, file.replace(/^.*layouts\/(\w+)\.tsx$/, '$1')),
  )

const layouts = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...layouts(entry.children ?? [])])

test('the account area, all of it and nothing else, stands behind the layout that turns guests away', () => {
  const dashboard = layouts(routes).find(({ file }) => file.endsWith('layouts/dashboard.tsx'))
  expect(pathsIn(dashboard?.children ?? []).sort()).toEqual([...accountPaths].sort())
})

test.each(publicRows)('in the %s layout: %s, named %s', (...row) => {
  expect(rowsIn(routes)).toContainEqual(row)
})

test('no other address is served', () => {
  const known = [...publicRows.map(([, path]) => path), ...accountPaths]
  expect(pathsIn(routes).filter((path) => !known.includes(path))).toEqual([])
})

test('every row has a title that is looked for', () => {
  expect(Object.keys(titles).sort()).toEqual(pathsIn(routes).sort())
})
