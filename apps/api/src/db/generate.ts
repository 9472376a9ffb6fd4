/** `npm run migrations`: writes the next migration from the tables. */
import { createRequire } from 'node:module'
import './own-drizzle.ts'

process.argv.splice(2, 0, 'generate')
const require = createRequire(import.meta.url)
require(require.resolve('drizzle-kit').replace(/index\.[cm]?js$|api\.[cm]?js$/, 'bin.cjs'))
