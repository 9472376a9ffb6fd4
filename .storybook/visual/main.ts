/**
 * Visual regression: `npm run test:visual` photographs every story and compares the pictures with
 * the approved ones. `.storybook/README.md` says how to work with it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { approve, matches, prune } from './approve.ts'
import { type Fingerprints, lookAlikes, readApproved, stalePictures } from './approved.ts'
import { baseOf, changedSince, takeFromBase } from './base.ts'
import { buildStorybook, refuseHalfBuilt } from './build.ts'
import { inNoStory, readImporters, storiesTouched } from './changed.ts'
import { complaints } from './complaints.ts'
import { publishDraft } from './draft.ts'
import { readFindings, writeFindings } from './findings.ts'
import { illustrate } from './illustrate.ts'
import { lockFolder } from './lock.ts'
import { approvedFolder, build, pictureName, reportPage } from './places.ts'
import { writeReport } from './report.ts'
import { run } from './run.ts'
import { serve } from './serve.ts'
import { openBrowser } from './stage.ts'
import { readStories, type Story } from './stories.ts'

/** Each option, and what it is for. */
const known = {
  changed: {
    type: 'boolean',
    what: 'takes only the stories that can show what differs from the base',
  },
  base: {
    type: 'string',
    default: 'main',
    what: 'the branch or commit that the work started from',
  },
  approve: {
    type: 'boolean',
    what: 'takes the new and changed pictures of the last report as they are',
  },
  same: {
    type: 'boolean',
    what: 'with --approve: and all that changed in the same way as those that are named',
  },
  own: {
    type: 'boolean',
    what: 'with --approve: none of the changes that several components have',
  },
  new: {
    type: 'boolean',
    what: 'takes only the pictures of which none is approved, with --approve as well',
  },
  prune: { type: 'boolean', what: 'removes pictures of stories that are gone' },
  report: { type: 'boolean', what: 'says where the last report is' },
  'no-build': { type: 'boolean', what: 'photographs the Storybook that was built last' },
  'new-browser': {
    type: 'boolean',
    what: 'goes on with another version of Chromium than took the approved pictures',
  },
  help: { type: 'boolean', short: 'h', what: 'says this' },
} as const
const usage = [
  'npm run test:visual -- [--option …] [words of titles, names or ids …]',
  ...Object.entries(known).map(([name, { what }]) => `  --${name.padEnd(12)} ${what}`),
  'for example',
  '  npm run test:visual -- checkout payment             stories that have both words',
  '  npm run test:visual -- --approve checkout rtl-light  what has both of the last report',
  '  npm run test:visual -- --approve screens-checkout--coupon/ltr-light-1280    this one alone',
].join('\n')

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: known })
    return { options: values, words: positionals }
  } catch (error) {
    // What Node says after its first sentence is about words that begin with a dash.
    const [what] = (error instanceof Error ? error.message : String(error)).split('. ')
    console.error(`${what}\n\n${usage}`)
    process.exit(2)
  }
}
const { options, words } = readArguments()

const browserFile = join(approvedFolder, 'chromium.txt')
const approvedBy = () =>
  existsSync(browserFile) ? readFileSync(browserFile, 'utf8').trim() : undefined

async function takePictures(stories: Story[]) {
  const { taken, left, browser } = await approve(words, stories, options)
  const whole = words.length === 0 && left === 0
  if (taken > 0 && (whole || approvedBy() === undefined)) {
    mkdirSync(approvedFolder, { recursive: true })
    writeFileSync(browserFile, `${browser}\n`)
  }
  for (const alike of lookAlikes(stories, readApproved())) console.warn(alike)
  console.log(`${taken} approved, ${left} left.`)
}

async function majorVersion() {
  const browser = await openBrowser()
  const [major = ''] = browser.version().split('.')
  await browser.close()
  return major
}

/** The stories that were asked for by their words. */
function namedIn(all: Story[]) {
  const named = all.filter(({ id, title, name }) => matches(`${title} / ${name} ${id}`, words))
  if (named.length === 0) throw new Error(`No story has a name with ${words.join(' ')}.`)
  return named
}

/** Those of them that can show what has changed, where that is asked for. */
function wanted(named: Story[], base: string) {
  if (!options.changed) return named
  const [files, importers] = [changedSince(base), readImporters()]
  const touched = storiesTouched(files, importers)
  const stories = touched === 'all' ? named : named.filter(({ file }) => touched.has(file))
  const count = touched === 'all' ? `all ${stories.length}` : stories.length
  console.log(`What differs from ${base.slice(0, 8)} can be seen in ${count} stories.`)
  for (const file of inNoStory(files, importers))
    console.warn(`${file} is in no story: no picture shows it.`)
  return stories
}

/** Only the pictures that nobody has approved yet, where that is asked for. */
function lacking(stories: Story[], approved: Fingerprints) {
  if (!options.new) return stories
  return stories.map((story) => ({
    ...story,
    modes: story.modes.filter(({ name }) => !approved.has(pictureName(story.id, name))),
  }))
}

function refuseOtherBrowser(browser: string) {
  const before = approvedBy()
  if (before && before !== browser && !options['new-browser'])
    throw new Error(
      `The pictures were taken by Chromium ${before}, this is ${browser}: other pixels are to be ` +
        'expected everywhere. On a commit without other changes: npm run test:visual -- ' +
        '--new-browser, look through the report, then npm run test:visual -- --approve',
    )
}

async function photograph(all: Story[]) {
  const started = performance.now()
  const named = namedIn(all)
  const browser = await majorVersion()
  refuseOtherBrowser(browser)
  const base = baseOf(options.base)
  if (options['no-build']) refuseHalfBuilt()
  else await buildStorybook()
  const approved = readApproved()
  const stories = lacking(wanted(named, base), approved)
  const site = await serve(build)
  const { compared, doubtful, findings: found } = await run(stories, approved, site.origin)
  site.close()
  await takeFromBase(found, stories, base)
  const findings = await illustrate(found)
  const seconds = Math.round((performance.now() - started) / 1000)
  publishDraft()
  const result = { at: new Date().toISOString(), browser, compared, seconds, findings }
  writeFindings(result)
  writeReport(result)

  const stale = words.length === 0 && !options.new ? stalePictures(all, approved) : []
  for (const name of stale) console.error(`stale    ${name}: npm run test:visual -- --prune`)
  for (const { kind, title, mode, what } of findings) {
    console.error(`${kind.padEnd(8)} ${title} / ${mode}: ${what}`)
  }
  console.log(
    `${compared} pictures in ${seconds} s, ${doubtful} on a page of their own, ${findings.length} to see`,
  )
  if (findings.length > 0) console.log(`Report: ${reportPage}`)
  return findings.length === 0 && stale.length === 0
}

async function main() {
  if (options.help) {
    console.log(usage)
    return true
  }
  if (options.report) {
    const { at, findings } = readFindings()
    console.log(`${findings.length} to see, ${at}: ${reportPage}`)
    return true
  }
  for (const reach of ['same', 'own'] as const)
    if (options[reach] && !options.approve) throw new Error(`--${reach} says what --approve takes.`)
  if (options.approve && options.changed)
    throw new Error(
      '--approve takes what the last report has: --changed says what is photographed.',
    )
  const stories = readStories()
  lockFolder()
  if (options.approve) await takePictures(stories)
  else if (options.prune) console.log(`${prune(stories)} removed`)
  else {
    const wrong = complaints(stories)
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
    return photograph(stories)
  }
  return true
}

for (const [signal, number] of Object.entries({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 }))
  process.once(signal, () => {
    console.error('Interrupted: the last report is as it was.')
    process.exit(128 + number)
  })

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
