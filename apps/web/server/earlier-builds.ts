import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Builds that open pages may still be of: their parts are fetched when they are wanted, hours later. */
const kept = 3

const foldersIn = (earlier: string): string[] =>
  existsSync(earlier) ? readdirSync(earlier).toSorted().toReversed() : []

/** Folders of earlier builds' files, the newest first; each has a `build` folder as the client's has. */
export const earlierBuilds = (earlier: string): string[] =>
  foldersIn(earlier).map((name) => path.join(earlier, name))

/**
 * Puts the files of the client's build aside before another one takes its place: a page that was opened
 * before goes on finding them under their names, which no other content ever has.
 *
 * @param now tells builds apart, and which is older; ms
 */
export function keepBuild(client: string, earlier: string, now: number): void {
  const files = path.join(client, 'build')
  if (!existsSync(files)) return
  const folder = path.join(earlier, String(now))
  mkdirSync(folder, { recursive: true })
  renameSync(files, path.join(folder, 'build'))
  for (const name of foldersIn(earlier).slice(kept))
    rmSync(path.join(earlier, name), { recursive: true })
}
