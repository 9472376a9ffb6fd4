/**
 * What people say for things that the demo shop calls otherwise: `said, said > meant, meant`; or that it does
 * not have, for the nearest: `said ~ nearest, nearest`.
 */
import { lines } from '../words.ts'
import { arabic } from './arabic.ts'
import { english } from './english.ts'
import { persian } from './persian.ts'

/** One row for each thing that is said and each that it means. */
export const synonyms = [english, arabic, persian].flatMap(lines).flatMap((line) => {
  const isNear = line.includes(' ~ ')
  const [said = '', meant = ''] = line.split(isNear ? ' ~ ' : ' > ')
  const list = (text: string) => text.split(',').map((word) => word.trim())
  // A row may have what it means among what is said.
  return list(said).flatMap((word) =>
    list(meant).flatMap((other) => (other === word ? [] : [{ said: word, meant: other, isNear }])),
  )
})
