/**
 * `npm run lint`: docs/spec-coverage.md says which test or story shows each sentence of the
 * specification. A row without one, or one whose file or name is gone, fails the check.
 */
import { cellsOf, faultOf, linesOf, report } from './references.ts'

const table = 'docs/spec-coverage.md'

const isRow = (line: string) => line.startsWith('|') && !/^\|\s*(-|Sentence)/.test(line)

function faultsOf(line: string): string[] {
  const [sentence = '', shown = ''] = cellsOf(line)
  const references = [...shown.matchAll(/`([^`#]+)#([^`]+)`/g)]
  if (references.length === 0) return [`nothing shows “${sentence}”`]
  return references
    .map(([, file = '', name = '']) => faultOf(file, name))
    .filter((fault) => fault !== null)
    .map((fault) => `${fault} (“${sentence}”)`)
}

const rows = linesOf(table).filter(isRow)
report(
  table,
  rows.flatMap(faultsOf),
  `${rows.length} sentences of the specification are shown by tests and stories.`,
)
