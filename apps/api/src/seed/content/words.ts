/** One thing's name in the languages of the shop. */
export type Words = { en: string; ar: string; ir: string }

/** Reads `English|Arabic|Persian`; one part alone is the same in all three. */
export const words = (text: string): Words => {
  const [en = '', ar = en, ir = en] = text.trim().split('|')
  return { en: en.trim(), ar: ar.trim(), ir: ir.trim() }
}

/** One entry a line, blank lines left out. */
export const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
