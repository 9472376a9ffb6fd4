/** One thing's name in the languages of the shop. */
export type Words = { en: string; ar: string; ir: string }

/** Reads `English|Arabic|Persian`; one part alone is the same in all three. */
export const words = (text: string): Words => {
  const [en = '', ar = en, ir = en] = text.trim().split('|')
  return { en: en.trim(), ar: ar.trim(), ir: ir.trim() }
}

/** The columns of a name. */
export const named = ({ en, ar, ir }: Words) => ({ name: en, names: { ar, ir } })

/** One text in each language. */
export const inEach = (text: (language: keyof Words) => string): Words => ({
  en: text('en'),
  ar: text('ar'),
  ir: text('ir'),
})

/** Only the translations. */
export const others = ({ ar, ir }: Words) => ({ ar, ir })

/** One entry a line, blank lines left out. */
export const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
