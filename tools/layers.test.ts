import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { layers } from '../packages/ui/src/lib/story-layers.ts'

const root = join(import.meta.dirname, '..')

test('every z-index is one of the layers that the design system names', () => {
  const files = globSync('{packages,apps}/*/{src,app}/**/*.{tsx,ts,css}', { cwd: root }).filter(
    (file) => !/\.(?:test|stories)\.|node_modules|story-layers/.test(file),
  )
  const used = new Set<string>()
  const unnamed: string[] = []
  for (const file of files)
    for (const [, found = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /(?<![\w-])(-?z-(?:\d+|\[[^\]]+\]|\([^)]+\))|z-index:\s*\S+)/g,
    )) {
      used.add(found)
      if (!layers.some(([name]) => name === found)) unnamed.push(`${file}: ${found}`)
    }
  expect(unnamed).toEqual([])
  expect(layers.map(([name]) => name).filter((name) => !used.has(name))).toEqual([])
})
