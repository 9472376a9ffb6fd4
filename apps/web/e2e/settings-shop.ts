import { readFileSync } from 'node:fs'
import path from 'node:path'
import { at } from './ports.ts'
import { expect } from './shopper.ts'

const secret = () =>
  JSON.parse(
    readFileSync(path.join(process.env.SETTINGS_DATA_DIR ?? '', 'operator-secret'), 'utf8'),
  ).secret

/** The shop whose settings are turned; no other test visits it. */
export const shopToSet = at('settings')

/** What `npm run settings` asks of a running shop; answers all settings, a line each. */
export async function set(changes: readonly string[]): Promise<string[]> {
  const answer = await fetch(`${shopToSet}/api/operator/settings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${secret()}` },
    body: JSON.stringify({
      changes: changes.map((text) => {
        const [name = '', ...rest] = text.split('=')
        return { path: name, value: rest.join('=') }
      }),
    }),
  })
  const { message, data } = await answer.json()
  expect(answer.status, message).toBe(200)
  return data.lines
}

const topOf = (line: string) => (line.split(/[.=]/)[0] ?? '').replace(/^currency$/, 'currencies')

/** Sets what was changed back to how it stood. */
export async function setBack(before: readonly string[], changes: readonly string[]) {
  const touched = new Set(changes.map(topOf))
  const isTouched = (line: string) => touched.has(topOf(line)) && !line.startsWith('currency.')
  // The default currency first: one must stand there at any time.
  const lines = before.filter(isTouched).filter((line) => !/is_default=false/.test(line))
  await set(lines)
}
