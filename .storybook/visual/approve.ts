import { readApproved, stalePictures, writeApproved } from './approved.ts'
import { type Finding, readFindings, writeFindings } from './findings.ts'
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

/** Takes the pictures that were seen in the report; nothing is rendered again. */
export async function approve(words: readonly string[], stories: readonly Story[]) {
  const report = readFindings()
  const approved = readApproved()
  const left: Finding[] = []
  let taken = 0
  for (const finding of report.findings) {
    const { story, title, mode } = finding
    if (!matches(`${title} ${story} ${mode}`, words)) {
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
