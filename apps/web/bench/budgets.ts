import { readFileSync } from 'node:fs'
import path from 'node:path'

const paper = path.join(import.meta.dirname, '..', '..', '..', 'docs', 'quality.md')

/**
 * The budget of one row of the table in docs/quality.md, as it is written there.
 *
 * @param what how the row's first column begins; throws when no row or more than one begins so
 */
export function budgetOf(what: string): string {
  const rows = readFileSync(paper, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(`| ${what}`))
  const [budget] = rows.map((row) => row.split(' | ')[1])
  if (rows.length !== 1 || !budget)
    throw new Error(`${rows.length} rows of docs/quality.md begin with "${what}".`)
  return budget
}
