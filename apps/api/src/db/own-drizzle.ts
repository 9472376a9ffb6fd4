/**
 * npm may hoist drizzle-kit above drizzle-orm; the hook lets the tool find the one that this package
 * uses.
 */
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier,
      specifier.startsWith('drizzle-orm') ? { ...context, parentURL: import.meta.url } : context,
    ),
})
