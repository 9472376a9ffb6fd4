import type { Deps } from './deps.ts'

/** For the ages of what is kept in memory: the clock of `now` may be set back. */
export const elapsedOf = ({ elapsed }: Pick<Deps, 'elapsed'>): number =>
  elapsed?.() ?? performance.now()
