import { execFileSync } from 'node:child_process'
import { root } from '../visual/places.ts'

/** A picture that a commit has changed, by the fingerprints of what was approved. */
export interface PictureChange {
  /** The story and the mode. */
  readonly name: string
  readonly before: string
  readonly after: string
}

export interface Commit {
  readonly commit: string
  readonly date: string
  readonly subject: string
  /** As they are called today. */
  readonly files: ReadonlySet<string>
  readonly pictures: readonly PictureChange[]
}

const start = '\u001e'
const format = '--format=%x1e%h%x1f%as%x1f%s'

/** Commits of `git log --name-status`, the newest first: a file that was renamed since has its name of today. */
export function commitsIn(log: string, patches: ReadonlyMap<string, readonly PictureChange[]>) {
  const today = new Map<string, string>()
  return log
    .split(start)
    .slice(1)
    .map((entry): Commit => {
      const [head = '', ...lines] = entry.split('\n')
      const [commit = '', date = '', subject = ''] = head.split('\u001f')
      const files = lines.filter(Boolean).map((line) => {
        const [, old = '', file = old] = line.split('\t')
        const name = today.get(file) ?? file
        today.set(old, name)
        return name
      })
      return { commit, date, subject, files: new Set(files), pictures: patches.get(commit) ?? [] }
    })
}

/** The pictures that were approved anew, by commit: of `git log --patch` over what is approved. */
export function pictureChangesIn(patches: string): Map<string, PictureChange[]> {
  return new Map(
    patches
      .split(start)
      .slice(1)
      .map((entry) => {
        const [, commit = ''] = /^(\w+)/.exec(entry) ?? []
        const prints = { '-': new Map<string, string>(), '+': new Map<string, string>() }
        for (const [, sign, name = '', print = ''] of entry.matchAll(
          /^([-+]) {2}"([^"]+)": "([^"]+)"/gm,
        ))
          prints[sign === '-' ? '-' : '+'].set(name, print)
        const changed = [...prints['-']].flatMap(([name, before]) => {
          const after = prints['+'].get(name)
          return after && after !== before ? [{ name, before, after }] : []
        })
        return [commit, changed]
      }),
  )
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe' })

/** What git says; empty where the sources came without it. */
function told(...args: string[]): string {
  try {
    return git(...args)
  } catch {
    return ''
  }
}

const approved = '.storybook/visual/approved'

/** Every commit of components and of their pictures; of a shallow clone those that are there. */
export const readCommits = (): Commit[] =>
  commitsIn(
    told('log', format, '--name-status', '-M', '--', 'packages', 'apps/web/app', approved),
    pictureChangesIn(told('log', format, '--patch', '--unified=0', '--', approved)),
  )

export interface Release {
  readonly version: string
  /** Commits since. */
  readonly since: ReadonlySet<string>
}

/** The last release, by its tag; undefined before the first. */
export function readRelease(): Release | undefined {
  const version = told('describe', '--tags', '--abbrev=0', '--match', 'v*').trim()
  if (!version) return undefined
  const since = told('log', '--format=%h', `${version}..HEAD`).split('\n')
  return { version, since: new Set(since) }
}
