import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, root } from './places.ts'

const inputs = [
  'package-lock.json',
  '.storybook/*.{ts,tsx,css}',
  '.storybook/{docs,public}/**/*',
  '.storybook/visual/{build,modes,chromatic-modes}.ts',
  'packages/*/{package.json,src/**/*.*}',
  'apps/*/{package.json,{app,src,public}/**/*.*}',
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

/** Builds the Storybook, unless the one that is there was made of the same files. */
export function buildStorybook() {
  const stamp = join(build, '.made-of')
  const wanted = fingerprint()
  try {
    if (readFileSync(stamp, 'utf8') === wanted) return
  } catch {
    // There is no build yet.
  }
  console.log('Building the Storybook …')
  const { status } = spawnSync(
    'npm',
    ['run', '--silent', 'build-storybook', '--', '--stats-json'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  if (status !== 0) throw new Error('The Storybook could not be built: npm run build-storybook')
  writeFileSync(stamp, wanted)
}
