/**
 * What people say for things that the demo shop calls otherwise: `said, said > meant, meant`; or that it does
 * not have, for the nearest: `said ~ nearest, nearest`.
 */
import { lines } from '../words.ts'
import { arabic } from './arabic.ts'
import { english } from './english.ts'
import { everyday } from './everyday.ts'
import { everydayArabic } from './everyday-arabic.ts'
import { everydayPersian } from './everyday-persian.ts'
import { persian } from './persian.ts'
import { situations } from './situations.ts'

const all = [english, everyday, arabic, everydayArabic, persian, everydayPersian, situations]

/** One row for each thing that is said and each that it means. */
const rows = all.flatMap(lines).flatMap((line) => {
  const isNear = line.includes(' ~ ')
  const [said = '', meant = ''] = line.split(isNear ? ' ~ ' : ' > ')
  const list = (text: string) => text.split(',').map((word) => word.trim())
  // A row may have what it means among what is said.
  return list(said).flatMap((word) =>
    list(meant).flatMap((other) => (other === word ? [] : [{ said: word, meant: other, isNear }])),
  )
})

/** Each once: two lines may say the same. */
export const synonyms = [
  ...new Map(rows.map((row) => [`${row.said} > ${row.meant}`, row])).values(),
]
