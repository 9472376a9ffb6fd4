/** Counts what becomes of a file's products while it is brought in. */
import { quoted } from './cells.ts'
import type { Brought } from './pictures.ts'
import type { Draft, Refused } from './product.ts'
import type { Report } from './report.ts'
import type { Outcome, Written } from './write.ts'

/** Everything that a file tells of where pictures are. */
export type SourcesOf = (draft: Draft) => readonly string[]

const uncategorised = 'name no category (they stand in "Other")'

/** Secrets in addresses stay out of reports. */
const shownSource = (source: string) => quoted(source.replace(/\/\/[^/@]*@/, '//…@'))

const byLine = (one: Refused, other: Refused) => one.line - other.line

export const createTally = (sourcesOf: SourcesOf) => {
  const counts = { new: 0, changed: 0, same: 0 }
  const refused: Refused[] = []
  const missing: Refused[] = []
  const notes = new Map<string, { count: number; line: number }>()
  const greyColors = new Set<string>()
  let pictures = 0

  const refuse = ({ line, codes: [sku = ''] }: Draft, reason: string) =>
    refused.push({ line, sku, reason })

  const remark = (text: string, { line }: Draft) => {
    const before = notes.get(text)
    notes.set(text, { count: (before?.count ?? 0) + 1, line: before?.line ?? line })
  }

  const miss = (draft: Draft, { settled }: Brought) => {
    for (const source of new Set(sourcesOf(draft))) {
      const found = settled.get(source)
      const [sku = ''] = draft.codes
      if (found && 'fault' in found)
        missing.push({
          line: draft.line,
          sku,
          reason: `picture ${shownSource(source)} ${found.fault}`,
        })
    }
  }

  const count = (draft: Draft, outcome: Outcome, brought: Brought) => {
    if (outcome.is === 'refused') return refuse(draft, outcome.reason)
    counts[outcome.is]++
    miss(draft, brought)
    for (const text of draft.notes ?? []) remark(text, draft)
    if (outcome.is === 'new' && !draft.category) remark(uncategorised, draft)
  }

  return {
    refuse,
    /** A row of the file was refused. */
    refuseRow: (row: Refused) => refused.push(row),
    /** A batch was written. */
    add: (drafts: readonly Draft[], written: Written, brought: Brought) => {
      pictures += brought.fresh.length
      for (const name of written.greyColors) greyColors.add(name)
      for (const [at, draft] of drafts.entries()) {
        const outcome = written.outcomes[at]
        if (!outcome) throw new Error('The shop did not say what became of a product')
        count(draft, outcome, brought)
      }
    },
    sum: (): Pick<
      Report,
      'counts' | 'pictures' | 'refused' | 'missing' | 'notes' | 'greyColors'
    > => ({
      counts,
      pictures,
      refused: refused.toSorted(byLine),
      missing,
      notes,
      greyColors: [...greyColors],
    }),
  }
}
