import { defineConfig } from 'vitest/config'
import { findPostgres } from './src/testing/postgres.ts'

const shared = {
  include: ['src/**/*.test.ts'],
  globalSetup: ['src/testing/global.ts'],
  // Files share their worker's modules: compiling the embedded database for each costs most of a run.
  pool: 'threads',
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // A busy machine may take its time to let the other side of a socket speak.
  expect: { poll: { timeout: 20_000 } },
}
const pglite = { test: { ...shared, name: 'pglite', exclude: ['src/db/postgres.test.ts'] } }
/** The same tests on a PostgreSQL, save those that never ask a database. */
const postgres = {
  test: {
    ...shared,
    name: 'postgres',
    exclude: [
      'src/db/{embedded,lock,survival}.test.ts',
      'src/media/**',
      'src/seed/**',
      'src/http/**',
      'src/import/!(*.api).test.ts',
      'src/realtime/**',
      'src/{run,start}.test.ts',
    ],
  },
}
const hasPostgres = (await findPostgres()) !== null
if (!hasPostgres)
  console.log('PostgreSQL is not installed, so tests run on PGlite only (Debian: postgresql).')

export default defineConfig({
  test: { maxWorkers: 2, projects: hasPostgres ? [pglite, postgres] : [pglite] },
})
