import { latinDigits } from '#lib/digits'

export type ComboboxOption = {
  value: string
  label: string
  /** A second, quieter line. */
  hint?: string
  /** Other words that find it: a code, a name in another language. */
  keywords?: string
  /** Options of one group stand together under its name. */
  group?: string
  disabled?: boolean
}

// Letters that Unicode does not take apart into a letter and a mark.
const alike: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ـ: '',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
}

/** A text as people type it when they search: no case, no accents, no marks, one form of a letter. */
export const fold = (text: string) =>
  latinDigits(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðþłıـىیکة]/g, (letter) => alike[letter] ?? letter)
    .replace(/[\s\-‐'’.,()]+/g, ' ')
    .trim()

/** 0 where the label starts with the term, 1 where each word of the term starts a word, 2 elsewhere, -1 nowhere. */
function rank(label: string, words: string, term: string) {
  if (label.startsWith(term)) return 0
  const parts = term.split(' ')
  if (parts.every((part) => ` ${words}`.includes(` ${part}`))) return 1
  return parts.every((part) => words.includes(part)) ? 2 : -1
}

/** Options with what they are searched by, folded once and not at every letter. */
export function prepare(options: ComboboxOption[]) {
  const groups = [...new Set(options.map(({ group }) => group))]
  return options.map((option) => {
    const label = fold(option.label)
    const words = `${label} ${fold(option.keywords ?? '')}`
    return { option, label, words, group: groups.indexOf(option.group) }
  })
}

/** What a term leaves of them: the best fitting first, groups together and in their own order. */
export function search(prepared: ReturnType<typeof prepare>, term: string): ComboboxOption[] {
  const folded = fold(term)
  return prepared
    .map((entry) => ({ entry, rank: folded ? rank(entry.label, entry.words, folded) : 0 }))
    .filter((found) => found.rank >= 0)
    .sort((a, b) => a.entry.group - b.entry.group || a.rank - b.rank)
    .map(({ entry }) => entry.option)
}
