import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stalePictures } from './approved.ts'
import { type Finding, readFindings, writeFindings } from './findings.ts'
import { approvedPictures, pictureName, reportPath } from './places.ts'
import { writeReport } from './report.ts'
import type { Story } from './stories.ts'

/** Whether a title or an id has all of the words. */
export const matches = (text: string, words: readonly string[]) =>
  words.every((word) => text.toLowerCase().includes(word.toLowerCase()))

/** Removes the pictures of stories and modes that are gone. */
export function prune(stories: Story[]) {
  const stale = stalePictures(stories)
  for (const file of stale) {
    rmSync(join(approvedPictures, file))
    console.log(`removed   ${file}`)
  }
  return stale.length
}

/** Why a picture of the report must not be taken, if so. */
function refusal({ kind, story, mode, what, approved }: Finding) {
  if (kind === 'failed') return what
  const path = join(approvedPictures, pictureName(story, mode))
  const now = existsSync(path)
    ? createHash('sha256').update(readFileSync(path)).digest('hex')
    : undefined
  return now === approved ? undefined : 'the approved picture is newer than the report'
}

/** Takes the pictures that were seen in the report; nothing is rendered again. */
export function approve(words: readonly string[], stories: Story[]) {
  const report = readFindings()
  const left: Finding[] = []
  let taken = 0
  for (const finding of report.findings) {
    const { story, title, mode } = finding
    if (!matches(`${title} ${story} ${mode}`, words)) {
      left.push(finding)
      continue
    }
    const refused = refusal(finding)
    if (refused) {
      console.warn(`refused   ${title} / ${mode}: ${refused}`)
      left.push(finding)
      continue
    }
    const path = join(approvedPictures, pictureName(story, mode))
    mkdirSync(dirname(path), { recursive: true })
    copyFileSync(reportPath('after', story, mode), path)
    console.log(`approved  ${title} / ${mode}`)
    taken++
  }
  if (words.length === 0) prune(stories)
  writeFindings({ ...report, findings: left })
  writeReport({ ...report, findings: left })
  return { taken, left: left.length, browser: report.browser }
}
