import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { History, Standing, UsedBy } from '../.storybook/component-facts.tsx'
import type { User } from '../.storybook/facts/facts.ts'
import { historyOf, statusOf } from '../.storybook/facts/gather.ts'
import { commitsIn, pictureChangesIn } from '../.storybook/facts/history.ts'
import { readModules } from '../.storybook/facts/modules.ts'
import { subjectOf, usersOf } from '../.storybook/facts/uses.ts'
import { flowsOf, waysTo } from '../.storybook/facts/ways.ts'

const head = (commit: string, date: string, subject: string) =>
  `\u001e${[commit, date, subject].join('\u001f')}\n\n`

const log = [
  head('c3', '2026-11-03', 'A rounder chip'),
  'M\tpackages/ui/src/chip/chip.tsx\n',
  head('c2', '2026-11-02', 'A folder for each'),
  'R100\tpackages/ui/src/chip.tsx\tpackages/ui/src/chip/chip.tsx\n',
  'M\tpackages/ui/src/chip/chip.stories.tsx\n',
  head('c1', '2026-11-01', 'A chip'),
  'A\tpackages/ui/src/chip.tsx\n',
  head('c0', '2026-10-31', 'A story of it'),
  'M\tpackages/ui/src/chip/chip.stories.tsx\n',
].join('')

const patches = [
  head('c3', '2026-11-03', 'A rounder chip'),
  '--- a/.storybook/visual/approved/chip.json\n+++ b/.storybook/visual/approved/chip.json\n@@ -2,2 +2,2 @@\n',
  '-  "chip--rest/ltr": "old",\n-  "chip--gone/ltr": "gone",\n',
  '+  "chip--rest/ltr": "new",\n+  "chip--fresh/ltr": "fresh"\n',
].join('')

const chip = { name: 'Chip', file: 'packages/ui/src/chip/chip.tsx' }
const commits = commitsIn(log, pictureChangesIn(patches))

test('a history has what has changed the component under whatever name, and not what has changed its stories', () => {
  const history = historyOf(chip, 'chip', commits, () => true)
  expect(history.map(({ commit, date, subject }) => [commit, date, subject])).toEqual([
    ['c3', '2026-11-03', 'A rounder chip'],
    ['c2', '2026-11-02', 'A folder for each'],
    ['c1', '2026-11-01', 'A chip'],
  ])
})

test('a picture that a commit has changed stands with it, where both are kept', () => {
  const changed = { name: 'chip--rest/ltr', before: 'old', after: 'new' }
  const [whole] = historyOf(chip, 'chip', commits, () => true)
  expect(whole).toMatchObject({ changed: 1, pictures: [changed] })
  const [without] = historyOf(chip, 'chip', commits, (print) => print !== 'old')
  expect(without).toMatchObject({ changed: 1, pictures: [] })
  const [others] = historyOf({ name: 'Other', file: 'other.tsx' }, 'other', commits, () => true)
  expect(others).toBeUndefined()
})

test('a status is what the last release and the code say', () => {
  const history = [{ commit: 'c3' }, { commit: 'c1' }]
  const released = (...since: string[]) => ({ version: 'v1.0.0', since: new Set(since) })
  expect(statusOf(false, history, undefined)).toEqual({ kind: 'new' })
  expect(statusOf(false, history, released('c3', 'c1'))).toEqual({ kind: 'new' })
  expect(statusOf(false, history, released('c3'))).toEqual({ kind: 'changed', since: 'v1.0.0' })
  expect(statusOf(false, history, released())).toEqual({ kind: 'stable', since: 'v1.0.0' })
  expect(statusOf(true, history, released())).toEqual({ kind: 'deprecated' })
})

const modules = readModules()
const users = (stories: string) => {
  const subject = subjectOf(stories, modules)
  return subject ? usersOf(subject, modules) : undefined
}

test.each([
  [
    'beside it in its package',
    'packages/ui/src/spinner/spinner.stories.tsx',
    'packages/ui/src/button/button.tsx',
  ],
  [
    'by the name of its package',
    'packages/ui/src/button/button.stories.tsx',
    'packages/flows/src/auth/login/login-form.tsx',
  ],
  [
    'where the story names no component',
    'packages/flows/src/auth/login/login-form.stories.tsx',
    'packages/flows/src/auth/dialog/auth-dialog.tsx',
  ],
  [
    'late, and by whoever hands it on',
    'apps/web/app/parts/addresses/address-dialog.stories.tsx',
    'apps/web/app/screens/checkout/address-step.tsx',
  ],
])('a component is known to be used %s', (_, stories, user) => {
  expect(users(stories)).toContain(user)
})

test('what only stories and tests use is used by nobody', () => {
  expect(users('packages/ui/src/visually-hidden/visually-hidden.stories.tsx')).toEqual([])
})

test('the ways to a component are the shortest from each screen', () => {
  const page = (name: string) => ({ name, page: name, path: null })
  const users: Record<string, readonly User[]> = {
    question: [page('actions'), { name: 'every screen', page: null, path: null }],
    actions: [page('screens-order'), page('card')],
    card: [page('screens-orders'), page('screens-order')],
  }
  const ways = waysTo('question', (of) => users[of] ?? [])
  expect(ways.map((way) => way.map(({ name }) => name))).toEqual([
    ['every screen'],
    ['screens-order', 'actions'],
    ['screens-orders', 'card', 'actions'],
  ])
})

test.each([
  ['its own machine', 'packages/flows/src/otp/otp-dialog.tsx', 'otp'],
  ['what hands it one', 'apps/web/app/parts/payment/payment-cancel-dialog.tsx', 'payment'],
  ['nothing, as what stands in every flow', 'packages/ui/src/dialog/dialog.tsx', ''],
])('the flow of a dialog is known by %s', (_, file, flow) => {
  const chart = (name: string) => ({ name, page: name, path: null })
  const charts = new Map([
    ['packages/flows/src/otp/otp.machine.ts', chart('otp')],
    ['packages/flows/src/checkout/payment.machine.ts', chart('payment')],
  ])
  const flows = flowsOf({ name: 'Dialog', file }, charts, modules)
  expect(flows.map(({ name }) => name)).toEqual(flow === '' ? [] : [flow])
})

test('a page says what is known: users lead to their pages, a change shows both pictures', () => {
  const users = [
    {
      name: 'IconButton',
      page: 'primitives-actions-iconbutton',
      path: '/docs/primitives-actions-iconbutton--docs',
    },
    { name: 'row.tsx', page: null, path: null },
  ]
  expect(renderToStaticMarkup(createElement(UsedBy, { users }))).toContain(
    '<a href="./?path=/docs/primitives-actions-iconbutton--docs" target="_top">IconButton</a></li><li><code>row.tsx</code>',
  )
  const changes = historyOf(chip, 'chip', commits, () => true)
  const history = renderToStaticMarkup(createElement(History, { changes }))
  expect(history).toContain('A rounder chip (1 picture changed)')
  expect([...history.matchAll(/src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
    'facts/pictures/old.webp',
    'facts/pictures/new.webp',
  ])
  const facts = {
    about: '',
    status: { kind: 'stable' as const, since: 'v1.0.0' },
    bytes: 1996,
    usedBy: [],
    ways: [],
    flows: [],
    history: [],
  }
  expect(renderToStaticMarkup(createElement(Standing, { facts }))).toMatch(
    /Stable: as in v1\.0\.0\..*2\.0 kB/,
  )
})
