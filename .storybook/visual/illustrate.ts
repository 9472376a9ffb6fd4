import { createHash } from 'node:crypto'
import { approvedIn } from './base.ts'
import { draftPath } from './draft.ts'
import type { Finding } from './findings.ts'
import { cut, difference, readPicture, writePicture } from './picture.ts'
import { storedPicture } from './store.ts'

/** Why there is no picture from before, and what may bring it back. */
function lackOf(print: string) {
  const commit = approvedIn(print)
  const way = commit ? ` It was approved in ${commit}: --base ${commit} may draw it again.` : ''
  return `The picture from before is not kept, and the base draws another one.${way}`
}

/** Says where and how much a picture changed, and draws it for the report. */
async function compared(finding: Finding): Promise<Finding> {
  const { kind, story, mode, approved } = finding
  if (kind !== 'changed' || approved === undefined) return finding
  const after = await readPicture(draftPath('after', story, mode))
  const before = await storedPicture(approved)
  if (!after || !before) return { ...finding, what: lackOf(approved) }
  const { count, boxes, overlay } = difference(before, after)
  await Promise.all([
    writePicture(draftPath('before', story, mode), before),
    writePicture(draftPath('overlay', story, mode), overlay),
  ])
  const resized = before.width !== after.width || before.height !== after.height
  const sizes = `${before.width} × ${before.height} became ${after.width} × ${after.height}, `
  const sort = createHash('sha256')
  for (const box of boxes) {
    sort.update(`${box.width}x${box.height}`)
    for (const picture of [before, after]) sort.update(cut(picture, box).data)
  }
  return {
    ...finding,
    what: `${resized ? sizes : ''}${count} pixels changed`,
    boxes,
    size: { width: overlay.width, height: overlay.height },
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
