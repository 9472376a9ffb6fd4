import { random } from '../random.ts'
import { type CustomerSeed, customers } from './customers.ts'
import { byCategory, endings, long, openings, otherLanguages } from './review-words.ts'

export type ReviewSeed = {
  /** Place in `customers`. */
  customer: number
  product: number
  rating: number
  description: string
  createdAt: Date
}

type Feeling = 'great' | 'fine' | 'poor'
const feelingOf = (rating: number): Feeling =>
  rating >= 5
    ? 'great'
    : rating >= 4
      ? rating === 4
        ? 'fine'
        : 'great'
      : rating >= 3
        ? 'fine'
        : 'poor'

const text = (seed: string, category: string, rating: number, customer: CustomerSeed) => {
  const chance = random(seed)
  const feeling = feelingOf(rating)
  if (customer.locale !== 'en') {
    const own = otherLanguages[customer.locale][feeling]
    return chance.some(own, chance.int(1, 2)).join(' ')
  }
  const middle = byCategory[category]?.[feeling] ?? []
  const shape = chance.next()
  const parts =
    shape < 0.22
      ? [chance.pick(middle)]
      : shape < 0.4
        ? [chance.pick(openings[feeling])]
        : shape < 0.88
          ? [chance.pick(openings[feeling]), ...chance.some(middle, chance.int(1, 2))]
          : [chance.pick(openings[feeling]), ...chance.some(middle, 2), chance.pick(long)]
  if (chance.chance(0.4)) parts.push(chance.pick(endings[feeling]))
  return parts.join(' ')
}

const day = 24 * 60 * 60 * 1000

/** What customers wrote about a product: many about a few, none about some, mostly kind. */
export const makeReviews = (
  product: { id: number; category: string; createdAt: Date },
  now: Date,
): ReviewSeed[] => {
  const chance = random(`reviews ${product.id}`)
  const fame = chance.next()
  const count = fame < 0.12 ? 0 : Math.floor(1 + fame ** 4 * 22 + chance.next() * 3)
  const quality = chance.next()
  const authors = chance.some(
    customers.map((_, index) => index),
    count,
  )
  const age = Math.max(1, (now.getTime() - product.createdAt.getTime()) / day)
  return authors.map((customer, index) => {
    const roll = chance.next() + (quality - 0.5) * 0.3
    const rating = roll > 0.42 ? 5 : roll > 0.14 ? 4 : roll > 0.05 ? 3 : roll > 0 ? 2 : 1
    const author = customers[customer]
    return {
      customer,
      product: product.id,
      rating,
      description:
        author === undefined
          ? ''
          : text(`review ${product.id} ${index}`, product.category, rating, author),
      createdAt: new Date(now.getTime() - chance.next() * age * day),
    }
  })
}
