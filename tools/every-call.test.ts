import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { everyCall, isCall } from '../packages/contract/src/every-call.ts'

const folder = new URL('../packages/contract/src', import.meta.url).pathname
const files = globSync('*.ts', { cwd: folder, exclude: ['*.test.ts'] })

test.each(files)('every call of %s is exported by index.ts', async (file) => {
  const known = new Set<unknown>(everyCall.values())
  const module: Record<string, unknown> = await import(`${folder}/${file}`)
  const lost = Object.keys(module).filter(
    (name) => isCall(module[name]) && !known.has(module[name]),
  )
  expect(lost).toEqual([])
})
