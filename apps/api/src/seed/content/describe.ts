import type { Random } from '../random.ts'
import type { SubCategory } from './catalogue/index.ts'
import type { Kind } from './options.ts'

const promises = [
  'Checked by hand before it leaves the shop',
  'Spare parts and repairs for at least five years',
  'Packed without plastic',
  'Free returns within 30 days',
  'Made in small runs, restocked every month',
  'Tested by our own team for three months',
  'A part of every sale plants a tree',
  'Designed in-house, made by partners we visit',
]

const advice: Record<Kind, readonly string[]> = {
  plain: ['It arrives ready to use.', 'A fine present, and it comes in a box that looks like one.'],
  clothing: [
    'Choose your usual size; between two sizes, take the larger.',
    'The model is 178 cm tall and wears size M.',
  ],
  shoes: [
    'True to size for most feet; half sizes should go up.',
    'Give them two short walks before the first long one.',
  ],
  luggage: [
    'The cabin size fits the lockers of all large airlines.',
    'Wheels and handles can be replaced with one screw.',
  ],
  rings: [
    'The first change of size is free.',
    'Not sure of your size? Ask for our paper ring gauge.',
  ],
  storage: [
    'Choose the memory for the years ahead; it cannot be added later.',
    'Works with the networks of all carriers.',
  ],
  computers: [
    'Memory and drive can be upgraded with a common screwdriver.',
    'Set up in a quarter of an hour.',
  ],
  beds: ['Mattress not included.', 'Two people put it together in half an hour.'],
  sets: ['Pieces can be bought again one by one.', 'Mixes well with what you already have.'],
  volume: ['Test on the inside of your wrist first.', 'Best within twelve months of opening.'],
  weight: ['Weighed at packing; we round up in your favour.', 'Keep cool, eat soon.'],
  pack: ['Keep dry and closed.', 'Made to share, though nobody will check.'],
}

/** The line under a product's name. */
export const summarise = (subCategory: SubCategory, chance: Random) =>
  `${subCategory.about} ${chance.pick(advice[subCategory.kind])}`

/** A product's page: what it is, why it is good, and the facts in a table. */
export const describe = (name: string, brand: string, subCategory: SubCategory, chance: Random) => {
  const points = chance.some(promises, 3).map((point) => `<li>${point}</li>`)
  const rows = [{ name: 'Brand', value: brand }, ...subCategory.specs].map(
    (spec) => `<tr><th scope="row">${spec.name}</th><td>${spec.value}</td></tr>`,
  )
  const opening = chance.pick([
    `The <strong>${name}</strong> by ${brand} is one of those things you stop noticing because it simply works.`,
    `${brand} took its time over the <strong>${name}</strong>, and it shows in the details.`,
    `Meet the <strong>${name}</strong>: ${brand} at its most useful.`,
    `We tried a dozen before we chose the <strong>${name}</strong> by ${brand}.`,
  ])
  return [
    `<p>${opening} ${subCategory.about}</p>`,
    `<h3>Good to know</h3><ul>${points.join('')}</ul>`,
    `<p>${advice[subCategory.kind].join(' ')}</p>`,
    `<h3>Details</h3><table><tbody>${rows.join('')}</tbody></table>`,
  ].join('')
}
