/**
 * `npm run lint`: docs/security.md says for each requirement of OWASP ASVS how it is met. A file that
 * it names and that is gone, a test whose title is, or a row that shows nothing fails the check.
 */
import { cellsOf, faultOf, linesOf, report } from './references.ts'

const document = 'docs/security.md'

/** What a row may say, and what it then has to name: a test by its title, a file, or nothing. */
const proofs: Readonly<Record<string, RegExp>> = {
  test: /`[^`#]+\.(test|spec|stories)\.tsx?#[^`]+`/,
  built: /`[^`]+`/,
  'n/a': /./,
  open: /^open:/,
}

/** Files and folders of this repository, by where they begin. */
const reference =
  /`((?:apps|packages|tools|docs|\.ci|\.storybook)\/[^`#\s]+|[\w-]+\.(?:md|json|ts))(?:#([^`]+))?`/g

const isRow = (line: string) => /^\|\s*\d+\.\d+\.\d+\s*\|/.test(line)

const rows = linesOf(document).filter(isRow).map(cellsOf)

function faultsOfRow([number = '', , , how = '', shown = '']: readonly string[]): string[] {
  const proof = proofs[how]
  if (!proof) return [`${number} is neither of ${Object.keys(proofs).join(', ')}: “${how}”`]
  return proof.test(shown) ? [] : [`${number} is “${how}” and names nothing that shows it`]
}

const faultsOfLine = (line: string) =>
  [...line.matchAll(reference)]
    .map(([, file = '', name]) => faultOf(file, name))
    .filter((fault) => fault !== null)
    .map((fault) => `${fault} (${isRow(line) ? cellsOf(line)[0] : 'in the text'})`)

const numbers = rows.map(([number]) => number)
const twice = numbers.filter((number, at) => numbers.indexOf(number) !== at)

const countOf = (how: string) => rows.filter(([, , , said]) => said === how).length
const counts = Object.keys(proofs).map((how) => `${countOf(how)} ${how}`)
report(
  document,
  [
    ...twice.map((number) => `${number} stands there twice`),
    ...rows.flatMap(faultsOfRow),
    ...linesOf(document).flatMap(faultsOfLine),
  ],
  `${rows.length} requirements of ASVS: ${counts.join(', ')}.`,
)
