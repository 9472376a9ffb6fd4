import { cx } from 'class-variance-authority'
import { propertiesOf } from './utility-properties.ts'

/** A utility apart from its conditions: `hover:bg-ink!` is `bg-ink` under `hover:!`. */
const parts = /^((?:[^:[(]|\[[^\]]*\]|\([^)]*\))*:)?(.*?)(!?)$/

/** The last of two utilities for one property under the same conditions stays. */
function merge(classes: string): string {
  const taken = new Set<string>()
  const winners: string[] = []
  for (const one of classes.split(' ').reverse()) {
    const [, condition = '', utility = '', important = ''] = parts.exec(one) ?? []
    const properties = propertiesOf(utility).map((name) => condition + important + name)
    if (properties.every((name) => taken.has(name))) continue
    for (const name of properties) taken.add(name)
    winners.push(one)
  }
  return winners.reverse().join(' ')
}

/** Class lists are few, and each is asked for at every rendering of its component. */
const merged = new Map<string, string>()

/**
 * Joins class names; falsy ones fall out. Of two utilities for one property the later one stays, so
 * the caller's `className`, which goes last, wins for sure: a stylesheet's order does not follow a
 * class list's.
 */
export function cn(...classes: Parameters<typeof cx>): string {
  const all = cx(classes)
  const known = merged.get(all)
  if (known !== undefined) return known
  const fresh = merge(all)
  // Lists that are made of values are not worth their room.
  if (merged.size > 2000) merged.clear()
  merged.set(all, fresh)
  return fresh
}
