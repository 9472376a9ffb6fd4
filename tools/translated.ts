/** What is wrong with a translation, seen from its text alone (check-phrases.ts). */

/** Compared with what a server says (wire.md 7), never shown. */
const isWire = (phrase: string) => phrase === 'product removed from cart'

const words = /\p{L}{3}/u
const withoutHoles = (text: string) => text.replace(/\{\{\s*\w+\s*\}\}/g, '')

export const isLeftInEnglish = (phrase: string, translated: string) =>
  !isWire(phrase) && !/\p{Script=Arabic}/u.test(translated) && words.test(withoutHoles(translated))

/** Two sentences that read differently in English say two things: one of them has the other's words. */
export const isOfAnother = (phrase: string, other: string) =>
  [phrase, other].every((one) => (withoutHoles(one).match(/\p{L}+/gu) ?? []).length > 3) &&
  phrase.toLowerCase() !== other.toLowerCase()

/** Persian took single words from Arabic, no sentences. */
export const isArabicCopy = (phrase: string, arabic: string | undefined, persian: string) =>
  !isWire(phrase) &&
  arabic === persian &&
  (withoutHoles(persian).match(/\p{L}+/gu) ?? []).length > 1
