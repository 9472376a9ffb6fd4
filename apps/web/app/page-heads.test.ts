import { dirname, join } from 'node:path/posix'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './routes.ts'

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.{test,stories}.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const leaves = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children }) => (children ? leaves(children) : [`./${file}`]))

/** What a route draws of its own: screens, and the frames of lists. Other parts say that something is missing. */
const drawsPages = (file: string) => /^\.\/(?:screens|parts\/listing)\//.test(file)
/** What a screen draws where a server lacks it has a title, but it is not the screen's. */
const isNotFound = (from: string, to: string) => /not-found/.test(from) && /not-found/.test(to)

/** A file, and those that it draws with. */
function drawn(file: string, met = new Set<string>()): Set<string> {
  const code = sources[file]
  if (code === undefined || met.has(file)) return met
  met.add(file)
  for (const [, from = ''] of code.matchAll(/from '([#.][^']+)'/g)) {
    const to = from.startsWith('#app/')
      ? from.replace('#app/', './')
      : `./${join(dirname(file), from)}`
    if (drawsPages(to) || isNotFound(file, to)) drawn(to, met)
  }
  return met
}

test.each(leaves(routes))('%s gives its page a title (PageHead)', (file) => {
  const files = [...drawn(file)]
  expect(files.filter((one) => sources[one]?.includes('<PageHead'))).not.toEqual([])
})
