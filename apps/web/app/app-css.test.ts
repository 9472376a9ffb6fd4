import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from './routes.ts'

const app = import.meta.dirname
const root = path.join(app, '..', '..', '..')
const packages = path.join(root, 'packages')

/** The folders that app.css leaves to whole.css. */
const styles = readFileSync(path.join(app, 'app.css'), 'utf8')
const left = [...styles.matchAll(/@source not "([^"*]*)"/g)].flatMap(([, entry = '']) => {
  const [, start = entry, choices] = /^(.*)\{([^}]*)\}$/.exec(entry) ?? []
  const all = choices === undefined ? [entry] : choices.split(',').map((one) => start + one)
  return all.map((folder) => path.resolve(app, folder) + path.sep)
})

const text = (file: string) => readFileSync(file, 'utf8')
const importing = /^(?:import|export) (?!type )[^']*'([^']+)'|import\('([^']+)'\)/gm
const bringsAllStyles = /import '(#app|\.{1,2}(\/\.\.)*)\/whole\.css'/

function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.resolve(path.dirname(from), specifier)
  if (specifier.startsWith('#app/')) return path.join(app, specifier.slice('#app/'.length))
  if (specifier.startsWith('#lib/'))
    return path.join(packages, 'ui', 'src', 'lib', `${specifier.slice('#lib/'.length)}.ts`)
  const [, name, part] = /^@shop\/(ui|flows)\/([\w-]+)$/.exec(specifier) ?? []
  return name && part ? path.join(packages, name, 'src', part, 'index.ts') : null
}

const bringsAll = (file: string) => bringsAllStyles.test(text(file))

/** The modules of routes, without those inside a layout that brings all styles. */
const screens = (routes: RouteConfigEntry[]): string[] =>
  routes.flatMap(({ file, children = [] }) =>
    bringsAll(path.join(app, file)) ? [] : [path.join(app, file), ...screens(children)],
  )

/** Every module that a first view reaches, at once or on intent, without bringing all styles. */
function reached(): Map<string, string> {
  const starts = [path.join(app, 'root.tsx'), ...screens(routes)]
  const from = new Map(starts.map((file) => [file, '']))
  for (const file of from.keys()) {
    if (bringsAll(file)) continue
    for (const [, atOnce, onIntent = ''] of text(file).matchAll(importing)) {
      const target = resolve(file, atOnce ?? onIntent)
      if (target && /\.tsx?$/.test(target) && !from.has(target)) from.set(target, file)
    }
  }
  return from
}

test('what app.css leaves out is reached only by modules that bring whole.css', () => {
  const unstyled = [...reached()].flatMap(([file, by]) =>
    left.some((folder) => file.startsWith(folder)) &&
    text(file).includes('className') &&
    !bringsAll(file)
      ? [`${path.relative(root, file)} by ${path.relative(root, by)}`]
      : [],
  )
  expect(unstyled).toEqual([])
})

test('a folder of screens, parts or components of which no first view shows anything is left out', () => {
  const shown = [...reached().keys()].filter((file) => !bringsAll(file))
  const folders = [
    ...globSync('{screens,parts}/*/', { cwd: app }).map((folder) => path.join(app, folder)),
    ...globSync('{ui,flows}/src/*/', { cwd: packages }).map((folder) =>
      path.join(packages, folder),
    ),
  ]
    .map((folder) => folder + path.sep)
    .filter((folder) =>
      globSync(`${folder}**/*.tsx`).some((file) => text(file).includes('className')),
    )
  expect(folders.length).toBeGreaterThan(20)
  const unseen = folders.filter(
    (folder) => !left.includes(folder) && !shown.some((file) => file.startsWith(folder)),
  )
  expect(unseen).toEqual([])
})

test('the folders left out are found', () => {
  expect(left.length).toBeGreaterThan(20)
  for (const folder of left)
    expect(globSync(`${folder}**/*.{ts,tsx}`).length, folder).toBeGreaterThan(0)
})
