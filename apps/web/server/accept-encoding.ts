export type Encoding = 'br' | 'gzip'

/** What we pack in, the smaller first. */
const encodings: readonly Encoding[] = ['br', 'gzip']

export interface Negotiated {
  encoding: Encoding | null
  /** The text as it is must not be sent, however short. */
  isRequired: boolean
}

/** How much each coding is wanted, by name; 0 is not at all. */
function readWishes(header: string): ReadonlyMap<string, number> {
  const wishes = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
    const quality = parameters.find((word) => /^q\s*=/.test(word))?.replace(/^q\s*=\s*/, '')
    const wish = quality === undefined ? 1 : Number(quality)
    // What is no number is a slip: nobody names a coding that they cannot read.
    if (name) wishes.set(name, Number.isNaN(wish) ? 1 : wish)
  }
  return wishes
}

/**
 * What an answer is packed in (RFC 9110, 12.5.3): of those that the browser wants most, the smallest.
 * Who takes neither what we have nor the text as it is gets the text: it is better than nothing.
 */
export function negotiate(header: string | null | undefined): Negotiated {
  if (!header) return { encoding: null, isRequired: false }
  const wishes = readWishes(header)
  const wish = (name: string) => wishes.get(name) ?? wishes.get('*') ?? 0
  const asItIs = wishes.get('identity') ?? wishes.get('*') ?? Number.MIN_VALUE
  let best: Encoding | null = null
  for (const encoding of encodings)
    if (wish(encoding) > (best === null ? 0 : wish(best))) best = encoding
  if (best === null || wish(best) < asItIs) return { encoding: null, isRequired: false }
  return { encoding: best, isRequired: asItIs === 0 }
}
