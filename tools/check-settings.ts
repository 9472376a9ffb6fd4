/**
 * Every setting is obeyed somewhere, in the storefront or the server, and is one that servers send
 * (docs/wire.md, docs/specification.md) or stands among the reference server's additions.
 */
import { globSync, readFileSync } from 'node:fs'
import { Settings, settingsAdditions } from '../packages/contract/src/index.ts'

const wordsOf = (files: readonly string[]) =>
  new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []))

/** Where a setting is declared, stored and filled, it is not yet obeyed. */
const declared = /\.(stories|test)\.|^apps\/api\/src\/(settings|seed|setup)\//
const obeyed = wordsOf(
  globSync([
    'packages/{ui,flows}/src/**/*.{ts,tsx}',
    'apps/{web/{app,server},api/src}/**/*.{ts,tsx}',
  ]).filter((file) => !declared.test(file)),
)
const sent = wordsOf(['docs/wire.md', 'docs/specification.md'])

const names = Object.keys(Settings.entries)
const findings = [
  ...names.filter((name) => !obeyed.has(name)).map((name) => `${name}: nothing reads it`),
  ...names
    .filter((name) => !sent.has(name) && !(name in settingsAdditions))
    .map((name) => `${name}: no stock server sends it, it belongs into settingsAdditions`),
]
if (findings.length > 0) {
  console.error(`Settings (packages/contract/src/settings.ts):\n${findings.join('\n')}`)
  process.exit(1)
}
