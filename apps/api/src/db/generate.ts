/** `npm run migrations`: writes the next migration from the tables, and the sums of all (migration-sums.ts). */
import { createRequire } from 'node:module'
import './own-drizzle.ts'
import { writeSums } from './migration-sums.ts'

// drizzle-kit ends the process by itself.
process.on('exit', (status) => {
  if (status === 0) writeSums()
})

process.argv.splice(2, 0, 'generate')
const require = createRequire(import.meta.url)
require(require.resolve('drizzle-kit').replace(/index\.[cm]?js$|api\.[cm]?js$/, 'bin.cjs'))
