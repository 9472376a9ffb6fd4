import { propertiesOf } from './utility-properties.ts'

export type ClassName = string | false | null | undefined

/** A utility without its conditions: the `bg-ink!` of `hover:bg-ink!`. */
const bare = /(?:[^:[(]|\[[^\]]*\]|\([^)]*\))*$/

/** The last of two utilities for one property under the same conditions stays. */
function merge(classes: string): string {
  const taken = new Set<string>()
  return classes
    .split(' ')
    .reverse()
    .filter((one) => {
      const before = taken.size
      const condition = one.replace(bare, '')
      for (const name of propertiesOf(one.slice(condition.length)))
        taken.add(condition + name + one.endsWith('!'))
      return taken.size > before
    })
    .reverse()
    .join(' ')
}

/** Class lists are few, and each is asked for at every rendering of its component. */
const merged = new Map<string, string>()

/**
 * Joins class names; falsy ones fall out. Of two utilities for one property the later one stays, so
 * the caller's `className`, which goes last, wins for sure: a stylesheet's order does not follow a
 * class list's.
 */
export function cn(...classes: ClassName[]): string {
  const all = classes.filter(Boolean).join(' ')
  // Lists that are made of values are not worth their room.
  if (merged.size > 2000) merged.clear()
  if (!merged.has(all)) merged.set(all, merge(all))
  return merged.get(all) ?? ''
}
