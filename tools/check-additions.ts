/**
 * `npm run lint`: what the contract has beyond docs/wire.md. A call that stock servers do not have, and
 * a field that they do not know, says which capability its server names, or `null` where any server may
 * be asked; and the app looks for each capability before it offers what stands behind it (decision 044).
 */
import { globSync, readFileSync } from 'node:fs'
import { capabilities } from '../packages/contract/src/capabilities.ts'
import { everyCall } from '../packages/contract/src/every-call.ts'
import { codeOf } from './code.ts'
import { report } from './references.ts'

const wire = readFileSync('docs/wire.md', 'utf8')
const unnamed = (path: string) => path.replace(/\{[^}]*\}/g, '{}')
const sent = new Set(
  [...wire.matchAll(/\/[\w/-]*(?:\{[^}]*\}[\w/-]*)*/g)].map(([path]) => unnamed(path)),
)

const calls = [...everyCall.values()]
const added = calls.filter(({ path }) => !sent.has(unnamed(path)))

const words = new Set(wire.match(/\w+/g))
const fieldsOf = (schema: object | undefined) =>
  Object.keys(schema && 'entries' in schema ? (schema.entries as object) : {})
/** What a call of the wire is sent besides. */
const unknown = calls
  .filter((one) => !added.includes(one))
  .flatMap(({ method, path, query, body, additions = {} }) =>
    [query, body]
      .flatMap(fieldsOf)
      .filter((field) => !words.has(field) && !(field in additions))
      .map((field) => `${method} ${path}: ${field} is not in docs/wire.md, nor in additions`),
  )

/** A capability is of one subject: where it stands in two modules of the contract, one means another. */
const modules = globSync('packages/contract/src/*.ts')
  .filter((file) => !file.endsWith('/capabilities.ts'))
  .map((file) => ({ file, code: codeOf(file) }))
const shared = capabilities.flatMap((name) => {
  const files = modules.filter(({ code }) => code.includes(`'${name}'`)).map(({ file }) => file)
  return files.length > 1 ? [`the capability ${name} stands in ${files.join(' and ')}`] : []
})

const app = globSync('apps/web/app/**/*.{ts,tsx}')
  .filter((file) => !/\.(stories|test)\./.test(file))
  .map(codeOf)
  .join('\n')

report(
  'packages/contract/src',
  [
    ...unknown,
    ...shared,
    ...added
      .filter(({ capability }) => capability === undefined)
      .map(({ method, path }) => `${method} ${path} is not in docs/wire.md and has no capability`),
    ...capabilities
      .filter((name) => !app.includes(`capabilities.includes('${name}')`))
      .map((name) => `nothing in the app looks for the capability ${name}`),
  ],
  `${added.length} calls and ${capabilities.length} capabilities beyond docs/wire.md have their gate.`,
)
