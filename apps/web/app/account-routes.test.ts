import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './routes.ts'

/** The account area of spec.md section 2: a guest is sent home and to the login from each of them. */
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

const pathsIn = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsIn(children)])

const layouts = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...layouts(entry.children ?? [])])

test('the account area, all of it and nothing else, stands behind the layout that turns guests away', () => {
  const dashboard = layouts(routes).find(({ file }) => file.endsWith('layouts/dashboard.tsx'))
  expect(pathsIn(dashboard?.children ?? []).sort()).toEqual([...accountPaths].sort())
})
