/** A search without the words that were left out of it, each of them once. */
export const usedWordsOf = (search: string, leftOut: readonly string[]): string => {
  const missing = leftOut.flatMap((text) => text.toLowerCase().split(/\s+/))
  return search
    .split(/\s+/)
    .filter((word) => {
      const at = missing.indexOf(word.toLowerCase())
      if (at >= 0) missing.splice(at, 1)
      return at < 0
    })
    .join(' ')
}
