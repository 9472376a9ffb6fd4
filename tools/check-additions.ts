/**
 * `npm run lint`: what the contract has beyond docs/wire.md. A call that stock servers do not have, and
 * a field that they do not know, says what tells that a server has it; and the app looks for each
 * capability before it offers what stands behind it (decision 044).
 */
import { globSync, readFileSync } from 'node:fs'
import type { Call } from '../packages/contract/src/call.ts'
import { type Capability, capabilities } from '../packages/contract/src/capabilities.ts'
import { everyCall } from '../packages/contract/src/every-call.ts'
import { orderTexts } from '../packages/contract/src/order-texts.ts'
import { sortTypes } from '../packages/contract/src/words.ts'
import { codeOf } from './code.ts'
import { report } from './references.ts'

const unnamed = (path: string) => path.replace(/\{[^}]*\}/g, '{}')
const pathsIn = (text: string) =>
  [...text.matchAll(/\/[\w/-]*(?:\{[^}]*\}[\w/-]*)*/g)].map(([path]) => unnamed(path))

/** What docs/wire.md says of each path: its section, its row, every line that names it. */
const passages = new Map<string, string[]>()
let headed: readonly string[] = []
let below: readonly string[] = []
for (const line of readFileSync('docs/wire.md', 'utf8').split('\n')) {
  if (line.startsWith('#')) headed = line.startsWith('### ') ? pathsIn(line) : []
  const named = pathsIn(line)
  for (const path of new Set([...headed, ...named, ...(line.startsWith('|') ? [] : below)]))
    passages.set(path, [...(passages.get(path) ?? []), line])
  // A row may say that its fields stand below the table.
  if (line.includes('| below |')) below = [...below, ...named]
  else if (line !== '' && !line.startsWith('|')) below = []
}
/** One call may say that it is as another. */
const wordsOf = (path: string): ReadonlySet<string> => {
  const own = passages.get(path) ?? []
  const likes = own.filter((line) => /^same /i.test(line)).flatMap(pathsIn)
  const lines = [...own, ...likes.flatMap((like) => passages.get(like) ?? [])]
  return new Set(lines.join('\n').match(/\w+/g))
}

const calls = [...everyCall.values()]
const added = calls.filter(({ path }) => !passages.has(unnamed(path)))

const fieldsOf = (schema: object | undefined) =>
  Object.keys(schema && 'entries' in schema ? (schema.entries as object) : {})
/** What a call of the wire is sent besides. */
const unknown = calls
  .filter((one) => !added.includes(one))
  .flatMap(({ method, path, query, body, additions = {} }) => {
    const words = wordsOf(unnamed(path))
    return [query, body]
      .flatMap(fieldsOf)
      .filter((field) => !words.has(field) && !(field in additions))
      .map((field) => `${method} ${path}: docs/wire.md does not say ${field}, nor do its additions`)
  })

/** A sort that a stock server does not know is none there: its name would stand over an unsorted list. */
const sorts = sortTypes
  .filter((sort) => !wordsOf('/products').has(sort))
  .map((sort) => `docs/wire.md does not know the sort ${sort}: offer it behind a capability`)

/** A capability is of one subject: where calls or additions of two modules have it, one means another. */
const isCall = (one: unknown): one is Call =>
  typeof one === 'object' && one !== null && 'method' in one && 'path' in one
const modules = await Promise.all(
  globSync('packages/contract/src/*.ts')
    .filter((file) => !/\/(?:index|every-call)\.ts$|\.test\.ts$/.test(file))
    .map(async (file) => ({
      file,
      calls: Object.values(await import(`../${file}`)).filter(isCall),
    })),
)
const shared = capabilities.flatMap((name) => {
  const files = modules.filter(({ calls: own }) =>
    own.some(({ capability, additions = {} }) =>
      [capability, ...Object.values(additions)].includes(name),
    ),
  )
  return files.length > 1
    ? [
        `the capability ${name} gates calls of ${files.map(({ file }) => file).join(' and ')}: give one of them its own`,
      ]
    : []
})

/** Every field of an answer, however deep. */
function answered(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { entries = {}, item, wrapped } = schema as Record<string, object | undefined>
  const own = Object.entries(entries ?? {})
  return [
    ...own.flatMap(([name, one]) => [name, ...answered(one)]),
    ...answered(item),
    ...answered(wrapped),
  ]
}

/** Whether an answer can tell it: stock servers give no such one, and the app looks at it. */
function canTell(what: string): boolean {
  if (/^\d{3}$/.test(what)) return app.includes(`=== ${what}`)
  const field = what.replace(/^errors\./, '')
  if (field !== what) return app.includes(`rrorOf('${field}')`)
  const isOfOurs = calls.some(
    ({ path, data }) => answered(data).includes(field) && !wordsOf(unnamed(path)).has(field),
  )
  return isOfOurs && new RegExp(`\\b${field}\\b`).test(app)
}

const untold = () =>
  calls.flatMap(({ method, path, capability, additions = {} }) =>
    [capability, ...Object.values(additions)].flatMap((gate) => {
      const [, what] = gate?.match(/^answer: (.*)$/) ?? []
      return what === undefined || canTell(what)
        ? []
        : [
            `${method} ${path}: no answer tells ${what} that stock servers do not, or nothing looks at it`,
          ]
    }),
  )

const app = globSync('apps/web/app/**/*.{ts,tsx}')
  .filter((file) => !/\.(stories|test)\./.test(file))
  .map(codeOf)
  .join('\n')

/** What is written with an order is asked for by what server takes it (order-texts.ts). */
const isOfText = (name: Capability) =>
  app.includes('takenTexts(') &&
  Object.values(orderTexts).some(({ capability }) => capability === name)

const [decision = ''] = globSync('docs/decisions/044-*.md')
/** What each capability promises, by the decision's table, which names all that stands behind it. */
const promised = new Map(
  readFileSync(decision, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, promise = ''] = /^\| `(\w+)` \| (.*?) \|/.exec(line) ?? []
      return name ? [[name, promise] as const] : []
    }),
)
const behind = [
  ...calls.flatMap(({ path, capability, additions = {} }) => [
    [capability, path] as const,
    ...Object.entries(additions).map(([field, gate]) => [gate, field] as const),
  ]),
  ...Object.entries(orderTexts).map(([field, text]) => [text.capability, field] as const),
]
const names: readonly string[] = capabilities
const promises = [
  ...names
    .filter((name) => !promised.has(name))
    .map((name) => `${decision} has no row for the capability ${name}`),
  ...[...promised.keys()]
    .filter((name) => !names.includes(name))
    .map((name) => `${decision} has a row for ${name}, which is no capability`),
  ...behind
    .filter(([gate, what]) => gate && promised.get(gate)?.includes(`\`${what}\``) === false)
    .map(([gate, what]) => `${decision}: the row of ${gate} does not promise ${what}`),
]

report(
  'packages/contract/src',
  [
    ...unknown,
    ...untold(),
    ...sorts,
    ...shared,
    ...added
      .filter(({ capability }) => capability === undefined)
      .map(({ method, path }) => `${method} ${path} is not in docs/wire.md and has no capability`),
    ...capabilities
      .filter((name) => !app.includes(`capabilities.includes('${name}')`) && !isOfText(name))
      .map((name) => `nothing in the app looks for the capability ${name}`),
    ...promises,
  ],
  `${added.length} calls and ${capabilities.length} capabilities beyond docs/wire.md have their gate.`,
)
