/** "Fjord & Co" is `fjord-co`; a name without Latin letters is what `otherwise` says. */
const slugOf = (name: string, otherwise: string): string => {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
  // A number alone would be taken for an id.
  return /[a-z]/.test(slug) ? slug : [otherwise, slug].filter(Boolean).join('-')
}

/** A slug that is not taken yet: a number tells twins apart. */
export const freeSlug = (name: string, otherwise: string, taken: ReadonlySet<string>): string => {
  const slug = slugOf(name, otherwise)
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}
