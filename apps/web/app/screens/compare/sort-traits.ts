import type { ProductDetails } from '@shop/contract'
import type { Trait } from './traits.tsx'

export interface SortedTraits {
  differing: Trait[]
  alike: Trait[]
}

/**
 * What the products differ in, and what they have in common; what none of them has is left out.
 * One product alone has all in common with itself.
 */
export function sortTraits(
  traits: readonly Trait[],
  products: readonly ProductDetails[],
): SortedTraits {
  const sorted: SortedTraits = { differing: [], alike: [] }
  for (const trait of traits) {
    const values = new Set(products.map(trait.value))
    if (values.size > 1) sorted.differing.push(trait)
    else if (!values.has('')) sorted.alike.push(trait)
  }
  return sorted
}
