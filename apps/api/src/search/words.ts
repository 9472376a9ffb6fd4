/** Typing errors: words that nothing is called are taken for the ones that look most like them. */
import { sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { databaseCode, transact } from '../db/transact.ts'
import type { Deps } from '../deps.ts'
import { isHeardAlike, isSlip, slipsBetween } from './distance.ts'
import { folded } from './fold.ts'

/** A colour is asked for more often than it is in a name: `blck` is black before it is block. */
const ofColors = 1000

/** Gathers the words anew; names change seldom, so this is done in seeding and tidying. */
export const gatherWords = (db: Database): Promise<void> =>
  transact(db, async (tx) => {
    // Two at once, as at the end of two imports, would not see each other's new words.
    await tx.execute(sql`lock table search_words in share row exclusive mode`)
    await tx.execute(sql`delete from search_words`)
    await tx.execute(sql`
      insert into search_words (word, uses)
      select word, sum(weight)::int
      from (
        select weight, regexp_split_to_table(lower(
          name || ' ' || coalesce(names ->> 'ar', '') || ' ' || coalesce(names ->> 'ir', '')),
          '[\\s.,;:!?()/&"''’“”+_-]+') as word
        from (
          select name, names, 1 as weight from products where is_listed
          union all select name, names, 1 from categories where is_active
          union all select name, names, 1 from sub_categories where is_active
          union all select name, names, 1 from brands where is_active
          union all select name, names, ${ofColors} from colors where is_active
          union all select said, '{}'::jsonb, 1 from search_synonyms
        ) named
      ) split
      where char_length(word) between 3 and 40 and word !~ '^\\d+$'
      group by word`)
  })

interface Row extends Record<string, unknown> {
  near: string[]
}

/** Without the pg_trgm extension there is no such operator, and words stay as they are. */
const undefinedFunction = '42883'

/** A shorter word is too much like too many others. */
const shortest = 4

/** Arabic letters leave out most vowels: of a word that is no longer only slips of the ear are mended. */
const shortInArabic = 4

const isShortInArabic = (word: string) =>
  /[\u0600-\u06ff]/.test(word) && [...word].length <= shortInArabic

/** So many words that look like one are compared letter by letter. */
const alike = 12

interface Typed {
  readonly text: string
  readonly isKnown: boolean
  /** Whether a word of the shop begins so, and so is what was meant. */
  readonly isBegun: boolean
}

/** A word as it is typed of one thing, where the shop has its name for several. */
const singular = (word: string) => word.replace(/(?<=\w{3})ies$/, 'y').replace(/(?<=\w{3})s$/, '')

/** Of words that look alike the one that is the fewest slips away; null where all are other words. */
const meantBy = ({ text, isBegun }: Typed, near: readonly string[]) => {
  const letters = folded(text)
  // `candels` for candles, where the shop has a candle.
  const isMeant = (word: string) =>
    isSlip(letters, folded(word)) || isSlip(singular(letters), folded(word))
  const close = near
    .map((word) => (isMeant(word) ? word : singular(word)))
    .filter(isMeant)
    .filter((word) => !isBegun || folded(word).startsWith(letters))
    .filter((word) => !isShortInArabic(letters) || isHeardAlike(letters, folded(word)))
    .map((word) => ({
      word,
      // The shop's `headphones` is one slip from `hedphone`.
      slips: Math.min(...[word, singular(word)].map((one) => slipsBetween(letters, folded(one)))),
    }))
    .sort((one, other) => one.slips - other.slips)
  return close[0]?.word ?? null
}

/**
 * What a word may have been before two of its letters were swapped: too few of its groups of three are left
 * for pg_trgm to find it, least of all in a short one.
 */
function unswapped(word: string): string[] {
  const letters = [...word]
  return letters.slice(1).flatMap((letter, at) => {
    const before = letters[at] ?? ''
    if (letter === before) return []
    const one = [...letters.slice(0, at), letter, before, ...letters.slice(at + 2)].join('')
    return [one, `${one}s`]
  })
}

/** Each word that is not known as the shop's own that it was typed for, where there is one. */
export const nearest = async ({ db }: Deps, words: readonly Typed[]): Promise<string[]> => {
  const candidates = words.map(({ text, isKnown }, index) => {
    const typed = isKnown ? '' : text.toLowerCase()
    const word = [...typed].length < shortest ? null : typed
    return { position: index, word, unswapped: [typed, singular(typed)].flatMap(unswapped) }
  })
  const { rows } = await db
    .execute<Row>(sql`
      select array(
          select w.word from search_words w where w.word = any(candidate.unswapped)
        ) || array(
          select w.word from search_words w where w.word % candidate.word
          order by similarity(w.word, candidate.word) desc, w.uses desc, w.word limit ${alike}
        ) as near
      from jsonb_to_recordset(${JSON.stringify(candidates)}::jsonb)
        as candidate (position int, word text, unswapped text[])
      order by candidate.position`)
    .catch((error: unknown) => {
      if (databaseCode(error) === undefinedFunction) return { rows: [] }
      throw error
    })
  return words.map((word, index) => meantBy(word, rows[index]?.near ?? []) ?? word.text)
}
