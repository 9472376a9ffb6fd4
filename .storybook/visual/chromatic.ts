/**
 * `npm run chromatic`: publishes the Storybook to Chromatic, for those who have a token. The modes
 * are those of `npm run test:visual` (chromatic-modes.ts hands them over).
 */
import { spawnSync } from 'node:child_process'
import { buildStorybook } from './build.ts'
import { build, root } from './places.ts'

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  await buildStorybook()
  const { status } = spawnSync(
    'chromatic',
    ['--storybook-build-dir', build, '--exit-zero-on-changes', ...process.argv.slice(2)],
    { cwd: root, stdio: 'inherit' },
  )
  process.exitCode = status ?? 1
} else {
  console.log('Nothing was published: CHROMATIC_PROJECT_TOKEN is not set.')
}
