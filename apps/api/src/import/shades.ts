/** Which shade a colour has that a file only names, and where a size stands among others. */
import type { Names } from '../db/columns.ts'
import { colours } from '../seed/content/options.ts'

/** What shops call colours beside the ones that the demo shop sells. */
const more = `anthracite #383e42, apricot #f7b98b, aqua #5fd3d8, aubergine #4a2545, bordeaux #6d1f30,
  bronze #a0703c, caramel #b5763a, champagne #ead9b8, chocolate #4e2f20, copper #b4683f, crimson #b3203a,
  cyan #22b5c9, denim #3f5f85, ecru #eae3cf, emerald #1f8f63, forest #27503a, fuchsia #d6308f, gray #9a9da3,
  graphite #45484d, indigo #3b3a85, ivory #f5f0e1, khaki #a59b6b, lemon #f3e26a, lilac #c3a8dc, lime #a6cf3f,
  magenta #c42a86, mahogany #5b2a22, maroon #6e2430, mint #b4e0c8, mocha #7a5c4a, nude #e3c1aa, ochre #c68a2e,
  off-white #f3f1ea, peach #f6c3a0, petrol #1d5560, plum #5f2f55, purple #7a4bb0, rose #e3a0a8, rust #a8502e,
  salmon #f0917d, sand #d8c5a2, scarlet #c8262c, sky #86c3ea, slate #5e6a75, steel #7f8a94, stone #b8b0a2,
  tan #c49a6c, taupe #8c7f72, terracotta #c2694a, turquoise #3fbfb8, violet #6f4ba8, walnut #5f4433, wine #6b1f33`

const shades = new Map([
  ...more.split(',').map((entry): [string, string] => {
    const [name = '', code = ''] = entry.trim().split(' ')
    return [name, code]
  }),
  ...colours.flatMap(({ name: { en, ar, ir }, code }) =>
    [en, ar, ir].map((name): [string, string] => [name.toLowerCase(), code]),
  ),
])

/** What stands for a colour whose shade nobody knows. */
export const unknownShade = '#b9b6b0'

/** The shade of a colour; its last word decides: "heather grey" is a grey. Null when none is known. */
export const shadeOf = (name: string): string | null => {
  const whole = name.toLowerCase().trim()
  const words = whole.split(/[\s/,&+-]+/).toReversed()
  const known = [whole, ...words].find((word) => shades.has(word))
  return (known && shades.get(known)) ?? null
}

/** What the demo shop calls the colour in other languages. */
export const colorNames = (name: string): Names => {
  const known = colours.find(({ name: { en } }) => en.toLowerCase() === name.toLowerCase())
  return known ? { ar: known.name.ar, ir: known.name.ir } : {}
}

const letters =
  `xxs, xs, s, m, l, xl, xxl, 2xl, xxxl, 3xl, 4xl, 5xl, extra small, x-small, small, medium,
  large, x-large, extra large`
    .split(',')
    .map((size) => size.trim())

const numbered = 100
const named = 100_000

/** Where a size stands: letters from small to large, then numbers, then names as they come. */
export const positionOfSize = (name: string, others: number): number => {
  const letter = letters.indexOf(name.toLowerCase())
  if (letter >= 0) return letter + 1
  const number = /^\d{1,4}(\.\d)?/.exec(name)?.[0]
  return number === undefined ? named + others : numbered + Math.round(Number(number) * 10)
}
