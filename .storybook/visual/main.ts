/**
 * Visual regression: `npm run test:visual` photographs every story and compares the pictures with
 * the approved ones. `.storybook/README.md` says how to work with it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { approve, matches, prune } from './approve.ts'
import { stalePictures } from './approved.ts'
import { buildStorybook } from './build.ts'
import { complaints } from './complaints.ts'
import { readFindings, writeFindings } from './findings.ts'
import { approvedPictures, build, reportPage } from './places.ts'
import { writeReport } from './report.ts'
import { run } from './run.ts'
import { serve } from './serve.ts'
import { openBrowser } from './stage.ts'
import { readStories, type Story } from './stories.ts'

/** Each option, and what it is for. */
const known = {
  approve: 'takes the new and changed pictures of the last report as they are',
  prune: 'removes pictures of stories that are gone',
  report: 'says where the last report is',
  'no-build': 'photographs the Storybook that was built last',
  'new-browser': 'goes on with another version of Chromium than took the approved pictures',
  help: 'says this',
} as const
const usage = [
  'npm run test:visual -- [--option …] [words of titles, names or ids …]',
  ...Object.entries(known).map(([name, what]) => `  --${name.padEnd(12)} ${what}`),
].join('\n')

function readArguments() {
  const asked = Object.fromEntries(
    Object.keys(known).map((name) => [name, { type: 'boolean' } as const]),
  ) as Record<keyof typeof known, { type: 'boolean' }>
  try {
    return parseArgs({ allowPositionals: true, options: asked })
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exit(2)
  }
}
const { values: options, positionals: words } = readArguments()

const browserFile = join(approvedPictures, 'chromium.txt')
const approvedBy = () =>
  existsSync(browserFile) ? readFileSync(browserFile, 'utf8').trim() : undefined

function takePictures(stories: Story[]) {
  const { taken, left, browser } = approve(words, stories)
  const whole = words.length === 0 && left === 0
  if (taken > 0 && (whole || approvedBy() === undefined)) {
    mkdirSync(approvedPictures, { recursive: true })
    writeFileSync(browserFile, `${browser}\n`)
  }
  console.log(`${taken} approved, ${left} left. Look at them once more: git diff --stat .storybook`)
}

async function majorVersion() {
  const browser = await openBrowser()
  const [major = ''] = browser.version().split('.')
  await browser.close()
  return major
}

async function photograph(all: Story[]) {
  const stories = all.filter(({ id, title, name }) => matches(`${title} / ${name} ${id}`, words))
  if (stories.length === 0) throw new Error(`No story has a name with ${words.join(' ')}.`)
  const browser = await majorVersion()
  const before = approvedBy()
  if (before && before !== browser && !options['new-browser']) {
    throw new Error(
      `The pictures were taken by Chromium ${before}, this is ${browser}: other pixels are to be ` +
        'expected everywhere. On a commit without other changes: npm run test:visual -- ' +
        '--new-browser, look through the report, then npm run test:visual -- --approve',
    )
  }
  if (!options['no-build']) buildStorybook()
  const started = performance.now()
  const site = await serve(build)
  const { compared, doubtful, findings } = await run(stories, site.origin, openBrowser)
  site.close()
  const seconds = Math.round((performance.now() - started) / 1000)
  const result = { at: new Date().toISOString(), browser, compared, seconds, findings }
  writeFindings(result)
  writeReport(result)

  const stale = words.length === 0 ? stalePictures(all) : []
  for (const file of stale) console.error(`stale    ${file}: npm run test:visual -- --prune`)
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
  const stories = readStories()
  if (options.approve) takePictures(stories)
  else if (options.prune) console.log(`${prune(stories)} removed`)
  else {
    const wrong = complaints(stories)
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
    return photograph(stories)
  }
  return true
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
