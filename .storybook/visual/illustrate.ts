import { createHash } from 'node:crypto'
import type { Finding } from './findings.ts'
import { cut, difference, readPicture, writePicture } from './picture.ts'
import { reportPath } from './places.ts'
import { storedPicture } from './store.ts'

/** Says where and how much a picture changed, and draws it for the report. */
async function compared(finding: Finding): Promise<Finding> {
  const { kind, story, mode, approved } = finding
  if (kind !== 'changed' || approved === undefined) return finding
  const after = await readPicture(reportPath('after', story, mode))
  const before = await storedPicture(approved)
  if (!after || !before)
    return { ...finding, what: 'The picture from before is neither kept nor could be taken again.' }
  const { count, box, overlay } = difference(before, after)
  await Promise.all([
    writePicture(reportPath('before', story, mode), before),
    writePicture(reportPath('overlay', story, mode), overlay),
  ])
  const resized = before.width !== after.width || before.height !== after.height
  const sizes = `${before.width} × ${before.height} became ${after.width} × ${after.height}, `
  const sort = createHash('sha256').update(`${box.width}x${box.height}`)
  for (const picture of [before, after]) sort.update(cut(picture, box).data)
  return {
    ...finding,
    what: `${resized ? sizes : ''}${count} pixels changed`,
    box,
    sort: sort.digest('base64url'),
  }
}

/** Every finding with what the report shows of it; two at a time, as pictures are large. */
export async function illustrate(findings: readonly Finding[]): Promise<Finding[]> {
  const done: Finding[] = []
  const queue = findings.entries()
  const work = async () => {
    for (const [at, finding] of queue) done[at] = await compared(finding)
  }
  await Promise.all([work(), work()])
  return done
}
