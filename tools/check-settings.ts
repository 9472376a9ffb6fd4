/**
 * Every setting is obeyed somewhere, in the storefront or the server, and is one that servers send
 * (docs/wire.md) or stands among the reference server's additions.
 */
import { globSync, readFileSync } from 'node:fs'
import { Settings, settingsAdditions } from '../packages/contract/src/index.ts'
import { codeOf } from './code.ts'

/** Where a setting is declared, stored and filled, it is not yet obeyed. */
const declared = /\.(stories|test)\.|^apps\/api\/src\/(settings|seed|setup)\//
const code = globSync([
  'packages/{ui,flows}/src/**/*.{ts,tsx}',
  'apps/{web/{app,server},api/src}/**/*.{ts,tsx}',
])
  .filter((file) => !declared.test(file))
  .map(codeOf)
  .join('\n')

const capturesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, found = '']) => found.match(/\w+/g) ?? [])

/** The names that something reads of the settings: the bare word may mean anything else. */
const obeyed = new Set([
  ...capturesOf(code, /\b(?:settings|rules)\??\s*\.(\w+)/g),
  ...capturesOf(code, /\breadSettings?\([^)]*?'(\w+)'/g),
  ...capturesOf(code, /\{([^{}]*)\}\s*(?::\s*Settings\b|=\s*[^;\n]*settings\b)/gi),
])

/** The names that stock servers send: the fields of /master. */
const [, master = ''] = readFileSync('docs/wire.md', 'utf8').split('### GET /master')
const [table = ''] = master.split('### ')
const sent = new Set([
  ...capturesOf(table, /^\| ([\w, ]+) \|/gm),
  ...capturesOf(table, /^- ((?:`\w+`[, and]*)+) exist/gm),
])

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
