/** The commit that a change starts from: which files differ from it, and how its stories look. */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runIn } from './command.ts'
import type { Finding } from './findings.ts'
import { approvedFolder, baseFolder, root } from './places.ts'
import { take } from './run.ts'
import { serve } from './serve.ts'
import { isStored, storePicture } from './store.ts'
import type { Story } from './stories.ts'

const git = (...words: string[]) =>
  execFileSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

/**
 * Where the work in this folder left a branch; on that branch itself, its last commit.
 *
 * @param branch a branch or a commit
 */
export function baseOf(branch: string): string {
  try {
    return git('merge-base', 'HEAD', branch)
  } catch {
    throw new Error(`${branch} is no commit that this one comes from: --base COMMIT`)
  }
}

/** What differs from a commit, committed or not, from the repository's root. */
export const changedSince = (commit: string): string[] =>
  [git('diff', '--name-only', commit), git('ls-files', '--others', '--exclude-standard')]
    .flatMap((names) => names.split('\n'))
    .filter(Boolean)

/** The commit in which a picture was approved; undefined where it is not committed yet. */
export const approvedIn = (print: string): string | undefined =>
  git('log', '-1', '--format=%h', `-S${print}`, '--', approvedFolder) || undefined

function forgetBase() {
  rmSync(baseFolder, { recursive: true, force: true })
  git('worktree', 'prune')
}

/**
 * Takes the approved pictures that the store lacks from the stories of an earlier commit, in a folder
 * beside this one. A picture that comes out otherwise there is left out: it was approved elsewhere.
 */
export async function takeFromBase(
  findings: readonly Finding[],
  stories: readonly Story[],
  commit: string,
) {
  const lacking = findings.filter(({ approved }) => approved !== undefined && !isStored(approved))
  if (lacking.length === 0) return
  console.log(
    `${lacking.length} pictures from before are taken again, from ${commit.slice(0, 8)}, for some minutes …`,
  )
  const tasks = lacking.flatMap(({ story: id, mode: name }) => {
    const story = stories.find((one) => one.id === id)
    const mode = story?.modes.find((one) => one.name === name)
    return story && mode ? [{ story, mode }] : []
  })
  forgetBase()
  process.once('exit', forgetBase)
  git('worktree', 'add', '--detach', '--force', baseFolder, commit)
  try {
    await runIn(baseFolder, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund')
    await runIn(baseFolder, 'npm', 'run', '--silent', 'build-storybook')
    const site = await serve(join(baseFolder, 'storybook-static'))
    for (const picture of await take(tasks, site.origin)) await storePicture(picture)
    site.close()
  } finally {
    process.off('exit', forgetBase)
    forgetBase()
  }
}
