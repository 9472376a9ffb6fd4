/** Chance that repeats: the same seed gives the same shop on every machine. */
export type Random = {
  /** A number in 0 … 1, without 1. */
  next(): number
  /** A whole number from … to, both included. */
  int(from: number, to: number): number
  chance(share: number): boolean
  pick<T>(from: readonly T[]): T
  /** Some of a list, each once. */
  some<T>(from: readonly T[], count: number): T[]
}

const seedOf = (text: string) => {
  let hash = 2166136261
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** A stream of chance of its own for every text, so that one part never shifts another. */
export const random = (seed: string): Random => {
  let state = seedOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(from: readonly T[]): T => {
    const found = from[int(0, from.length - 1)]
    if (found === undefined) throw new Error('nothing to pick from')
    return found
  }
  const some = <T>(from: readonly T[], count: number) => {
    const rest = [...from]
    const taken: T[] = []
    while (taken.length < count && rest.length > 0) {
      taken.push(...rest.splice(int(0, rest.length - 1), 1))
    }
    return taken
  }
  return { next, int, pick, some, chance: (share) => next() < share }
}
