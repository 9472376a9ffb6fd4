/**
 * `npm run migrations`: writes the next migration from the tables. npm may hoist drizzle-kit above
 * drizzle-orm; the hook lets the tool find the one that this package uses.
 */
import { createRequire, registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier,
      specifier.startsWith('drizzle-orm') ? { ...context, parentURL: import.meta.url } : context,
    ),
})
process.argv.splice(2, 0, 'generate')
const require = createRequire(import.meta.url)
require(require.resolve('drizzle-kit').replace(/index\.[cm]?js$|api\.[cm]?js$/, 'bin.cjs'))
