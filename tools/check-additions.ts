/**
 * `npm run lint`: what the contract has beyond docs/wire.md. A call that stock servers do not have says
 * which capability its server names, or `null` where any server may be asked; and the app looks for
 * each capability before it offers what stands behind it (decision 044).
 */
import { globSync, readFileSync } from 'node:fs'
import * as contract from '../packages/contract/src/index.ts'
import { codeOf } from './code.ts'
import { report } from './references.ts'

const wire = readFileSync('docs/wire.md', 'utf8')
const unnamed = (path: string) => path.replace(/\{[^}]*\}/g, '{}')
const sent = new Set(
  [...wire.matchAll(/\/[\w/-]*(?:\{[^}]*\}[\w/-]*)*/g)].map(([path]) => unnamed(path)),
)

const isCall = (value: unknown): value is contract.Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const added = Object.values<unknown>(contract)
  .filter(isCall)
  .filter(({ path }) => !sent.has(unnamed(path)))

const app = globSync('apps/web/app/**/*.{ts,tsx}')
  .filter((file) => !/\.(stories|test)\./.test(file))
  .map(codeOf)
  .join('\n')

report(
  'packages/contract/src',
  [
    ...added
      .filter(({ capability }) => capability === undefined)
      .map(({ method, path }) => `${method} ${path} is not in docs/wire.md and has no capability`),
    ...contract.capabilities
      .filter((name) => !app.includes(`capabilities.includes('${name}')`))
      .map((name) => `nothing in the app looks for the capability ${name}`),
  ],
  `${added.length} calls and ${contract.capabilities.length} capabilities beyond docs/wire.md have their gate.`,
)
