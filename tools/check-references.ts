/**
 * `npm run lint`: what comments and papers refer to is there. "specification.md section 4",
 * "wire.md 1.3", "experience.md, Behaviour", "decision 012", a path below docs/ and a paper's links lead
 * to a heading, a record or a file, and the table of decisions names each record.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { faultsOf, indexFaults, readPapers } from './papers.ts'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** What git leaves out, folders by their names. */
const left = read('.gitignore')
  .split('\n')
  .filter((line) => line.endsWith('/'))
  .map((line) => line.slice(0, -1))

/** Its references are wrong on purpose. */
const examples = 'tools/papers.test.ts'

const files = globSync(['**/*', '{.storybook,.github}/**/*'], {
  cwd: root,
  exclude: (place) => left.includes(path.basename(place)) || path.basename(place) === '.git',
})
  .filter((file) => /\.(?:[cm]?[jt]sx?|css|mdx?|jsonc|ya?ml|grit)$/.test(file))
  .filter((file) => file !== examples)

const papers = readPapers(root)
const references = [...new Set(files)].flatMap((file) =>
  faultsOf(file, read(file), papers).map(
    ({ line, reference, why }) => `${file}:${line}: ${reference}: ${why}`,
  ),
)

const decisions = 'docs/decisions'
const titles = new Map(
  papers.decisions.map((file) => [file, /^# (.*)$/m.exec(read(`${decisions}/${file}`))?.[1] ?? '']),
)
const index = `${decisions}/README.md`
const faults = [
  ...references,
  ...indexFaults(read(index), titles).map((fault) => `${index}: ${fault}`),
]
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
console.log(
  `${papers.decisions.length} decisions have their rows, and all references lead somewhere.`,
)
