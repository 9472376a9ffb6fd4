import type { RouteConfigEntry } from '@react-router/dev/routes'
import { capabilities } from '@shop/contract/capabilities'
import { settings } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { drawInShop } from '#app/stories/draw-in-shop.tsx'
import { useSidebarLinks } from './sidebar-links.ts'

function Links() {
  return useSidebarLinks().map(({ to, label }) => (
    <a key={to} href={to}>
      {label}
    </a>
  ))
}

/** Screens that another one leads to. */
const within = ['/manage-address/new']

const all = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...all(entry.children ?? [])])

test('every screen of the account has its link', () => {
  const layout = all(routes).find(({ file }) => file.endsWith('layouts/dashboard.tsx'))
  const screens = all(layout?.children ?? []).flatMap(({ path }) =>
    path && !path.includes(':') && !within.includes(path) ? [path] : [],
  )
  // What only some servers have is there, too.
  const shop = { ...settings, capabilities: [...capabilities] }
  const drawn = drawInShop(<Links />, '/dashboard', shop)
  const links = [...drawn.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(screens.length).toBeGreaterThan(5)
  expect(screens.filter((path) => !links.includes(path))).toEqual([])
})
