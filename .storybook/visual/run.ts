import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import type { Finding } from './findings.ts'
import type { Mode } from './modes.ts'
import {
  type Difference,
  decode,
  difference,
  isBlank,
  type Pixels,
  readPicture,
  writePicture,
} from './picture.ts'
import { approvedPictures, pictureName, reportFolder, reportPath } from './places.ts'
import { openStage, type Stage } from './stage.ts'
import type { Story } from './stories.ts'

interface Task {
  readonly story: Story
  readonly mode: Mode
}

const approvedPath = ({ story, mode }: Task) =>
  join(approvedPictures, pictureName(story.id, mode.name))

const fingerprint = (picture: Buffer) => createHash('sha256').update(picture).digest('hex')

/** Gives each stage the next task until none is left. */
async function share(
  stages: Stage[],
  tasks: Task[],
  work: (task: Task, on: Stage) => Promise<void>,
) {
  const queue = tasks.values()
  await Promise.all(
    stages.map(async (stage) => {
      for (const task of queue) await work(task, stage)
    }),
  )
}

async function compare({ story }: Task, approved: Buffer, picture: Buffer) {
  const [before, after] = await Promise.all([decode(approved), decode(picture)])
  return isBlank(after) || difference(before, after, story.allowance.threshold)
}

/** Photographs until two pictures in a row are the same. */
async function steady({ story, mode }: Task, stage: Stage): Promise<Pixels> {
  let last = await stage.photograph(story, mode, true)
  for (let turn = 0; turn < 5; turn++) {
    const next = await stage.again()
    if (next.equals(last)) return decode(next)
    last = next
  }
  throw new Error('The picture does not come to rest.')
}

/** Looks at a picture closely: the page is loaded for it alone, so no other story has a part in it. */
async function judge(task: Task, stage: Stage): Promise<Finding | undefined> {
  const { story, mode } = task
  const about = { story: story.id, title: `${story.title} / ${story.name}`, mode: mode.name }
  const put = (part: 'before' | 'after' | 'overlay', pixels: Pixels) =>
    writePicture(reportPath(part, story.id, mode.name), pixels)
  try {
    const after = await steady(task, stage)
    if (isBlank(after) && !story.allowance.reason)
      throw new Error(
        'The picture is blank. Where that is meant, parameters.visual.reason says so.',
      )
    const approved = await readPicture(approvedPath(task))
    if (!approved) {
      await put('after', after)
      return { kind: 'new', ...about, what: 'There is no approved picture.' }
    }
    const before = await decode(approved)
    const found: Difference | undefined = difference(before, after, story.allowance.threshold)
    if (!found) return undefined
    await Promise.all([put('before', before), put('after', after), put('overlay', found.overlay)])
    const resized = before.width !== after.width || before.height !== after.height
    const sizes = `${before.width} × ${before.height} became ${after.width} × ${after.height}, `
    const what = `${resized ? sizes : ''}${found.count} pixels changed`
    return { kind: 'changed', ...about, what, approved: fingerprint(approved) }
  } catch (error) {
    return {
      kind: 'failed',
      ...about,
      what: error instanceof Error ? error.message : String(error),
    }
  }
}

/**
 * Compares every picture with the approved one. First as fast as it goes, one page after the other
 * in one mode; whatever is not the same bit for bit is then judged on a page of its own. So what a
 * story leaves behind costs time, and never a wrong verdict.
 */
export async function run(stories: Story[], origin: string, openBrowser: () => Promise<Browser>) {
  for (const part of ['before', 'after', 'overlay']) {
    rmSync(join(reportFolder, part), { recursive: true, force: true })
  }
  const tasks = stories.flatMap((story) => story.modes.map((mode) => ({ story, mode })))
  const byMode = Object.values(Object.groupBy(tasks, ({ mode }) => mode.name)).flatMap(
    (group) => group ?? [],
  )
  // Each page waits for a moment's rest: one more than there are cores uses it.
  const workers = Math.min(availableParallelism(), 4) + 1
  const stages = await Promise.all(
    Array.from({ length: workers }, async () => openStage(await openBrowser(), origin)),
  )
  const doubtful: Task[] = []
  const comparisons: Promise<void>[] = []
  const findings: Finding[] = []
  try {
    await share(stages, byMode, async (task, stage) => {
      const approved = await readPicture(approvedPath(task))
      const picture =
        approved && (await stage.photograph(task.story, task.mode, false).catch(() => undefined))
      if (!approved || !picture) {
        doubtful.push(task)
        return
      }
      const compared = compare(task, approved, picture).then((found) => {
        if (found) doubtful.push(task)
      })
      comparisons.push(compared)
    })
    await Promise.all(comparisons)
    await share(stages, doubtful, async (task, stage) => {
      const finding = await judge(task, stage)
      if (finding) findings.push(finding)
    })
  } finally {
    await Promise.all(stages.map((stage) => stage.close()))
  }
  return { compared: tasks.length, doubtful: doubtful.length, findings }
}
