/**
 * What each migration was when it was written down. A database runs each of them once, so one that was on main is
 * never changed. One that nobody has run yet may be: its line is taken out by hand, and `npm run migrations` writes it anew.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'

const folder = new URL('migrations/', import.meta.url)
// Not among drizzle-kit's own: it takes every file of `meta` for a snapshot, and writes nothing after one that is none.
const file = new URL('migration-sums.json', import.meta.url)

/** Every migration's file, the oldest first. */
export const migrationFiles = (): string[] => globSync('*.sql', { cwd: folder }).sort()

export const readMigration = (name: string): string => readFileSync(new URL(name, folder), 'utf8')

const sumOf = (name: string) => createHash('sha256').update(readMigration(name)).digest('base64url')

/** The sums as they were written down, by file. */
export const writtenSums = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(file, 'utf8'))

/** The sums as they are. */
export const currentSums = (): Readonly<Record<string, string>> =>
  Object.fromEntries(migrationFiles().map((name) => [name, sumOf(name)]))

/** Writes down what is new; what another one was stays. */
export function writeSums() {
  const sums = { ...currentSums(), ...writtenSums() }
  const text = `${JSON.stringify(sums, null, 2)}\n`
  // Tests of both databases run the command at once, and read the file meanwhile.
  if (text !== readFileSync(file, 'utf8')) writeFileSync(file, text)
}
