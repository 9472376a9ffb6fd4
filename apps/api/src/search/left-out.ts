/** What a search was looked for without, as it was said. */
import { isSmall, stemsOf } from './fold.ts'

/** A word with the small ones before it, which say nothing without it: `for men`. */
export const saidWith = (search: string, text: string): string => {
  const words = search.trim().split(/\s+/)
  const [first = ''] = text.split(/\s+/)
  const at = words.findIndex((word) => word.toLowerCase() === first.toLowerCase())
  const isTied = (word = '') => stemsOf(word).every(isSmall)
  let from = Math.max(at, 0)
  while (from > 0 && isTied(words[from - 1])) from -= 1
  return [...words.slice(from, Math.max(at, 0)), text].join(' ')
}
