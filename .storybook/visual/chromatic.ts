/**
 * `npm run chromatic`: publishes the Storybook to Chromatic, for those who have a token. The modes
 * are those of `npm run test:visual` (chromatic-modes.ts hands them over).
 */
import { spawnSync } from 'node:child_process'
import { buildStorybook } from './build.ts'
import { build, root } from './places.ts'

const words = process.argv.slice(2)
const chromatic = (...options: string[]) => {
  const { status } = spawnSync('chromatic', options, { cwd: root, stdio: 'inherit' })
  process.exitCode = status ?? 1
}

if (words.includes('--help')) chromatic('--help')
else if (process.env.CHROMATIC_PROJECT_TOKEN) {
  await buildStorybook()
  chromatic('--storybook-build-dir', build, '--exit-zero-on-changes', ...words)
} else {
  console.error('Nothing was published: CHROMATIC_PROJECT_TOKEN is not set.')
  process.exitCode = 1
}
