/**
 * `npm run lint`: docs/spec-coverage.md says which test or story shows each sentence of the
 * specification. A sentence without a row, a row without a reference, and one whose file or name is
 * gone fail the check.
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

/** Words alone: a row leaves out marks, and a table's row is told with other ones. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[`*“”"’']/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Sections 2 to 9, sentence by sentence; what is left open, titles and heads of tables say nothing. */
function sentencesOf(document: string): string[] {
  const text = linesOf(document).join('\n')
  const blocks = text.slice(text.indexOf('\n## 2.')).split(/\n\s*\n|\n(?=[-|#*]|\d+\. )/)
  return blocks
    .filter((block, at) => {
      const isHead = /^\|[\s|:-]*$/.test(blocks[at + 1] ?? '')
      return !isHead && !/^\s*#|^\|[\s|:-]*$/.test(block)
    })
    .flatMap((block) => block.split(/(?<=[.;:!?])\s+(?=[A-Z“"`'/{\d])/))
    .filter((sentence) => !/: not shown\.\s*$|^\*\*[^*]*\*\*:?\s*$/.test(sentence))
}

const sentences = rows.map((line) => plain(cellsOf(line)[0] ?? '')).filter((said) => said)
const isSaid = (sentence: string) => {
  const words = plain(sentence)
  return sentences.some((said) => said.includes(words) || words.includes(said))
}
const unsaid = sentencesOf('docs/specification.md').filter((sentence) => !isSaid(sentence))

report(
  table,
  [
    ...rows.flatMap(faultsOf),
    ...unsaid.map((sentence) => `no row of “${sentence.replace(/\s+/g, ' ').trim()}”`),
  ],
  `${rows.length} sentences of the specification are shown by tests and stories.`,
)
