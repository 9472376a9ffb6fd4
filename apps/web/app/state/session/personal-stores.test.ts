import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(app, file), 'utf8')

/** The app's own modules that one imports. */
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(/from '((?:#app|\.{1,2})\/[^']+)'/g)].map(([, from = '']) =>
    from.startsWith('#app/')
      ? from.slice('#app/'.length)
      : relative(app, join(app, dirname(file), from)),
  )

/** Everything that follows a log-out can reach what it forgets. */
function reachedFrom(start: string): ReadonlySet<string> {
  const reached = new Set([start])
  for (const file of reached)
    if (file === start || file.startsWith('state/'))
      for (const imported of importsOf(file)) reached.add(imported)
  return reached
}

const modules = globSync('**/*.{ts,tsx}', { cwd: app }).filter(
  (file) => !/\.(test|stories)\./.test(file),
)

test('each store has a name of its own in the storage', () => {
  const keys = modules.flatMap((file) =>
    [...read(file).matchAll(/\bkey: ('[^']+')[^}]*\bof: '(?:shopper|browser)'/g)].map(
      ([, key = '']) => key,
    ),
  )
  expect(keys.length).toBeGreaterThan(10)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

test('a file with several stores of a shopper gives them as one, all of which is cleared', () => {
  const several = modules.filter((file) => [...read(file).matchAll(/of: 'shopper'/g)].length > 1)
  const cleared = several.filter((file) => {
    const [, name = ''] = /export const (\w+) = \{\n/.exec(read(file)) ?? []
    const every = `for (const store of Object.values(${name})) store.clear()`
    return name !== '' && modules.some((other) => read(other).includes(every))
  })
  expect(cleared).toEqual(several)
})

test('whatever a browser stores of a shopper is reached by what follows a log-out', () => {
  const stores = modules.filter((file) => /\bof: 'shopper'/.test(read(file)))
  const follow = ['parts/session/session-follow-up.tsx', 'parts/cart/cart-provider.tsx']
  const reached = new Set(follow.flatMap((file) => [...reachedFrom(file)]))
  expect(stores.length).toBeGreaterThan(8)
  expect(stores.filter((file) => !reached.has(file))).toEqual([])
})
