import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { draftFolder, type Part, parts, pictureFile, reportFolder } from './places.ts'

/** Where a run keeps what its report will show of a picture, until the run is over. */
export const draftPath = (part: Part, story: string, mode: string) =>
  pictureFile(draftFolder, part, story, mode)

/** Begins a run: what another one left when it was interrupted is of no use. */
export function beginDraft() {
  rmSync(draftFolder, { recursive: true, force: true })
  mkdirSync(draftFolder, { recursive: true })
}

/** Puts a run's pictures in the place of the last report's. */
export function publishDraft() {
  for (const part of parts) {
    rmSync(join(reportFolder, part), { recursive: true, force: true })
    const drawn = join(draftFolder, part)
    if (existsSync(drawn)) renameSync(drawn, join(reportFolder, part))
  }
  rmSync(draftFolder, { recursive: true, force: true })
}
