const first = 1_000
const longest = 60_000

/**
 * Exponential back-off with jitter, in ms, after so many tries that failed: a second, doubled to a
 * minute, and a little less by chance, so that tabs which failed together do not ask together.
 */
export const delayOf = (failures: number, chance = Math.random()): number =>
  Math.min(longest, first * 2 ** failures) * (0.75 + chance / 4)
