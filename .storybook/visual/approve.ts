import { readApproved, stalePictures, writeApproved } from './approved.ts'
import { componentOf, type Finding, readFindings, writeFindings } from './findings.ts'
import { readPicture } from './picture.ts'
import { pictureName, reportPath } from './places.ts'
import { writeReport } from './report.ts'
import { fingerprint, storePicture } from './store.ts'
import type { Story } from './stories.ts'

/** Whether a title or an id has all of the words. */
export const matches = (text: string, words: readonly string[]) =>
  words.every((word) => text.toLowerCase().includes(word.toLowerCase()))

function forgetStale(stories: readonly Story[], approved: Map<string, string>) {
  const stale = stalePictures(stories, approved)
  for (const name of stale) {
    approved.delete(name)
    console.log(`removed   ${name}`)
  }
  return stale.length
}

/** Removes the pictures of stories and modes that are gone. */
export function prune(stories: readonly Story[]) {
  const approved = readApproved()
  const count = forgetStale(stories, approved)
  writeApproved(approved)
  return count
}

/** Why a picture of the report must not be taken, if so. */
function refusal({ kind, what, approved }: Finding, now: string | undefined) {
  if (kind === 'failed') return what
  return now === approved ? undefined : 'the approved picture is newer than the report'
}

/** What `--approve` takes besides, or leaves. */
export interface Reach {
  /** And all that changed in the same way elsewhere. */
  readonly same?: boolean
  /** None that another component changed in, too: what the report shows of one component alone. */
  readonly own?: boolean
  /** None but those of which no picture was approved. */
  readonly new?: boolean
}

/** The sorts of change that several components have. */
function sharedSorts(findings: readonly Finding[]) {
  const home = new Map<string, string>()
  const shared = new Set<string>()
  for (const finding of findings) {
    const { sort } = finding
    if (sort === undefined) continue
    const component = componentOf(finding)
    if ((home.get(sort) ?? component) !== component) shared.add(sort)
    home.set(sort, component)
  }
  return shared
}

const nameOf = ({ story, mode }: Finding) => pictureName(story, mode)

/** Whether these are pictures' names, and no words. */
const areNames = (words: readonly string[]) =>
  words.length > 0 && words.every((word) => word.includes('--') && word.includes('/'))

/**
 * Which findings are meant: those that are named, with the same changes elsewhere if wanted; else those whose title, id
 * or mode has all of the words.
 */
export function meant(
  findings: readonly Finding[],
  words: readonly string[],
  { same = false, own = false, new: isNew = false }: Reach = {},
): ReadonlySet<Finding> {
  const isNamed = areNames(words)
  const shared = own ? sharedSorts(findings) : new Set<string>()
  const some = findings.filter((finding) => {
    const { title, story, mode, sort, kind } = finding
    if (isNew && kind !== 'new') return false
    if (sort !== undefined && shared.has(sort)) return false
    return isNamed ? words.includes(nameOf(finding)) : matches(`${title} ${story} ${mode}`, words)
  })
  const sorts = new Set(same ? some.flatMap(({ sort }) => sort ?? []) : [])
  return new Set([...some, ...findings.filter(({ sort }) => sort && sorts.has(sort))])
}

/** Takes the pictures that were seen in the report; nothing is rendered again. */
export async function approve(
  words: readonly string[],
  stories: readonly Story[],
  reach: Reach = {},
) {
  const report = readFindings()
  const chosen = meant(report.findings, words, reach)
  if (words.length > 0 && chosen.size === 0)
    throw new Error(`Nothing in the last report has ${words.join(' ')}.`)
  const names = new Set(report.findings.map(nameOf))
  const unknown = areNames(words) ? words.filter((word) => !names.has(word)) : []
  if (unknown.length > 0)
    throw new Error(`The last report has no ${unknown.join(' ')}: nothing was approved.`)
  const approved = readApproved()
  const left: Finding[] = []
  let taken = 0
  for (const finding of report.findings) {
    const { story, title, mode } = finding
    if (!chosen.has(finding)) {
      left.push(finding)
      continue
    }
    const name = pictureName(story, mode)
    const picture = await readPicture(reportPath('after', story, mode))
    const refused = refusal(finding, approved.get(name))
    if (refused !== undefined || !picture) {
      console.warn(`refused   ${title} / ${mode}: ${refused ?? 'the report has no picture of it'}`)
      left.push(finding)
      continue
    }
    await storePicture(picture)
    approved.set(name, fingerprint(picture))
    console.log(`approved  ${title} / ${mode}`)
    taken++
  }
  if (words.length === 0) forgetStale(stories, approved)
  writeApproved(approved)
  writeFindings({ ...report, findings: left })
  writeReport({ ...report, findings: left })
  return { taken, left: left.length, browser: report.browser }
}
