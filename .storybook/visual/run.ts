import { availableParallelism } from 'node:os'
import type { Fingerprints } from './approved.ts'
import { beginDraft, draftPath } from './draft.ts'
import type { Finding } from './findings.ts'
import { type Mode, viewports } from './modes.ts'
import { decode, isBlank, type Pixels, writePicture } from './picture.ts'
import { pictureName } from './places.ts'
import { openBrowser, openStage, type Stage } from './stage.ts'
import { fingerprint, storePicture } from './store.ts'
import type { Story } from './stories.ts'

/** One picture to take. */
export interface Task {
  readonly story: Story
  readonly mode: Mode
}

const nameOf = ({ story, mode }: Task) => pictureName(story.id, mode.name)

/** Which picture a finding is about. */
const about = ({ story, mode }: Task) => ({
  story: story.id,
  title: `${story.title} / ${story.name}`,
  file: story.file,
  mode: mode.name,
  globals: [`locale:${mode.locale}`, `scheme:${mode.scheme}`, ...viewportOf(mode)].join(';'),
})

/** The toolbar's viewport of a mode, where there is one as wide. */
const viewportOf = ({ width }: Mode) =>
  Object.entries(viewports)
    .filter(([, viewport]) => viewport.width === width)
    .map(([name]) => `viewport.value:${name}`)

/** How often a long run says how far it is, in ms. */
const saying = 15_000

/** Counts what is done of so many pictures, and says it now and then. */
function counter(all: number) {
  let done = 0
  let said = Date.now()
  return () => {
    done++
    if (Date.now() - said < saying) return
    said = Date.now()
    console.log(`${done} of ${all} …`)
  }
}

/** Opens pages to photograph on, and closes them when the work is over. */
async function onStages(site: string, work: (stages: readonly Stage[]) => Promise<void>) {
  // Each page waits for a moment's rest: one more than there are cores uses it.
  const count = Math.min(availableParallelism(), 4) + 1
  const stages = await Promise.all(
    Array.from({ length: count }, async () => openStage(await openBrowser(), site)),
  )
  try {
    await work(stages)
  } finally {
    await Promise.all(stages.map((stage) => stage.close()))
  }
}

/** Gives each stage the next task until none is left. */
async function share(
  stages: readonly Stage[],
  tasks: readonly Task[],
  work: (task: Task, on: Stage) => Promise<void>,
) {
  const queue = tasks.values()
  const count = counter(tasks.length)
  await Promise.all(
    stages.map(async (stage) => {
      for (const task of queue) {
        await work(task, stage)
        count()
      }
    }),
  )
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

/** What is to be said of a picture that is certain. */
async function judge(
  task: Task,
  after: Pixels,
  approved: string | undefined,
): Promise<Finding | undefined> {
  const { story, mode } = task
  if (isBlank(after) && !story.allowance.reason) {
    const what = 'The picture is blank. Where that is meant, parameters.visual.reason says so.'
    return { kind: 'failed', ...about(task), what }
  }
  if (fingerprint(after) === approved) {
    await storePicture(after, approved)
    return undefined
  }
  await writePicture(draftPath('after', story.id, mode.name), after)
  return approved === undefined
    ? { kind: 'new', ...about(task), what: 'There is no approved picture.' }
    : { kind: 'changed', ...about(task), what: 'It is not as it was approved.', approved }
}

/**
 * Compares every picture with the approved one. First as fast as it goes, one story after the other
 * on a page in one mode. What differs is taken again in the other order: the same twice, after other
 * stories, it has changed. The rest is judged on a page of its own, so what a story leaves behind
 * costs time, and never a wrong verdict.
 */
export async function run(stories: readonly Story[], approved: Fingerprints, site: string) {
  beginDraft()
  const tasks = stories.flatMap((story) => story.modes.map((mode) => ({ story, mode })))
  const byMode = Object.values(Object.groupBy(tasks, ({ mode }) => mode.name)).flatMap(
    (group) => group ?? [],
  )
  const first = new Map<Task, string>()
  const doubtful: Task[] = []
  const findings: Finding[] = []
  const conclude = async (task: Task, picture: Pixels) => {
    const finding = await judge(task, picture, approved.get(nameOf(task)))
    if (finding) findings.push(finding)
  }
  await onStages(site, async (stages) => {
    await quickly(stages, byMode, async (task, picture) => {
      const print = picture && fingerprint(picture)
      if (print && print === approved.get(nameOf(task))) await storePicture(picture, print)
      else first.set(task, print ?? '')
    })
    if (first.size > 0)
      console.log(`${first.size} of ${tasks.length} differ: they are taken again …`)
    await quickly(stages, [...first.keys()].reverse(), async (task, picture) => {
      if (picture && fingerprint(picture) === first.get(task)) await conclude(task, picture)
      else doubtful.push(task)
    })
    await share(stages, doubtful, async (task, stage) => {
      try {
        await conclude(task, await steady(task, stage))
      } catch (error) {
        const what = error instanceof Error ? error.message : String(error)
        findings.push({ kind: 'failed', ...about(task), what })
      }
    })
  })
  return { compared: tasks.length, doubtful: doubtful.length, findings }
}

/** Takes pictures one after the other on the same pages; the next one does not wait for the look at the last. */
async function quickly(
  stages: readonly Stage[],
  tasks: readonly Task[],
  look: (task: Task, picture: Pixels | undefined) => Promise<void>,
) {
  const looks: Promise<void>[] = []
  await share(stages, tasks, async (task, stage) => {
    const picture = await stage.photograph(task.story, task.mode, false).catch(() => undefined)
    looks.push(
      picture ? decode(picture).then((pixels) => look(task, pixels)) : look(task, undefined),
    )
  })
  await Promise.all(looks)
}

/** Takes pictures of another build of the stories, one on a page of its own; who cannot be taken is left out. */
export async function take(tasks: readonly Task[], site: string): Promise<Pixels[]> {
  const pictures: Pixels[] = []
  await onStages(site, (stages) =>
    share(stages, tasks, async (task, stage) => {
      const picture = await steady(task, stage).catch(() => undefined)
      if (picture) pictures.push(picture)
    }),
  )
  return pictures
}
