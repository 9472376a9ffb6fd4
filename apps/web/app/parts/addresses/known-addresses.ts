import type { Address } from '@shop/contract'

/** The saved one in its place, or last; one default at most. */
export function withSaved(known: readonly Address[], saved: Address): Address[] {
  const others = known.map((one) => {
    if (one.id === saved.id) return saved
    return saved.is_default ? { ...one, is_default: false } : one
  })
  return others.includes(saved) ? others : [...others, saved]
}
