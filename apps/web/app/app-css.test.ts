import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..', '..', '..')
const styles = readFileSync(path.join(import.meta.dirname, 'app.css'), 'utf8')
const left = /@source not "[^"]*\/ui\/src\/\{([^}]*)\}"/.exec(styles)?.[1]?.split(',') ?? []

const sources = globSync(['apps/web/app/**/*.{ts,tsx}', 'packages/{flows,ui}/src/**/*.{ts,tsx}'], {
  cwd: root,
  exclude: (file) => /\.(stories|test)\.tsx?$/.test(String(file)),
})

test.each(left)('%s, which has no styles in the shop, is used nowhere', (part) => {
  const face = new RegExp(
    `from '(@shop/ui/${part}|\\.\\./${part}/index\\.ts)'|import\\('@shop/ui/${part}'\\)`,
  )
  const users = sources.filter(
    (file) =>
      !left.some((one) => file.startsWith(`packages/ui/src/${one}/`)) &&
      face.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(users).toEqual([])
})

test('the list of parts without styles is found', () => {
  expect(left).toContain('tooltip')
})
