import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runIn } from './command.ts'
import { build, root } from './places.ts'

const inputs = [
  'package-lock.json',
  '.storybook/*.{ts,tsx,css}',
  '.storybook/{docs,public}/**/*',
  '.storybook/visual/{build,modes,chromatic-modes}.ts',
  'packages/*/{package.json,src/**/*.*}',
  'apps/*/{package.json,{app,src,public}/**/*.*}',
  // Stories and end-to-end tests share what a page is called.
  'apps/web/e2e/titles.ts',
]

/** A fingerprint of all that a build is made of. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((place) =>
    globSync(place, { cwd: root, withFileTypes: true }),
  )) {
    if (!file.isFile() || /\.test\.tsx?$/.test(file.name)) continue
    const path = join(file.parentPath, file.name)
    hash.update(path).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** Written when a build has come to its end. */
const stamp = join(build, '.made-of')

/** A build that was interrupted is no Storybook. */
export function refuseHalfBuilt() {
  if (!existsSync(stamp))
    throw new Error('No Storybook was built to its end: leave --no-build out once.')
}

/** Builds the Storybook, unless the one that is there was made of the same files. */
export async function buildStorybook() {
  const wanted = fingerprint()
  try {
    if (readFileSync(stamp, 'utf8') === wanted) return
  } catch {
    // There is no build yet.
  }
  console.log('Building the Storybook …')
  rmSync(stamp, { force: true })
  await runIn(root, 'npm', 'run', '--silent', 'build-storybook', '--', '--stats-json')
  writeFileSync(stamp, wanted)
}
