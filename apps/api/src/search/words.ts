/** Typing errors: words that nothing is called are taken for the ones that look most like them. */
import { sql } from 'drizzle-orm'
import { escapeLike, wordsIn } from '../catalogue/find.ts'
import type { Database } from '../db/index.ts'
import { databaseCode, transact } from '../db/transact.ts'
import type { Deps } from '../deps.ts'
import { memo } from '../memo.ts'

/** Gathers the words anew; names change seldom, so this is done in seeding and tidying. */
export const gatherWords = (db: Database): Promise<void> =>
  transact(db, async (tx) => {
    await tx.execute(sql`delete from search_words`)
    await tx.execute(sql`
      insert into search_words (word, uses)
      select word, count(*)::int
      from (
        select regexp_split_to_table(lower(
          name || ' ' || coalesce(names ->> 'ar', '') || ' ' || coalesce(names ->> 'ir', '')),
          '[\\s.,;:!?()/&"''’“”+_-]+') as word
        from (
          select name, names from products where is_listed
          union all select name, names from categories where is_active
          union all select name, names from sub_categories where is_active
          union all select name, names from brands where is_active
        ) named
      ) split
      where char_length(word) between 3 and 40 and word !~ '^\\d+$'
      group by word`)
  })

interface Row extends Record<string, unknown> {
  word: string
  known: boolean
  near: string | null
}

/** Without the pg_trgm extension there is no such operator, and words stay as they are. */
const undefinedFunction = '42883'

const correct = memo(async ({ db }, search): Promise<string | null> => {
  const words = wordsIn(search)
  const asked = words.map((word, place) => ({ place, word, pattern: `%${escapeLike(word)}%` }))
  const { rows } = await db
    .execute<Row>(sql`
      select asked.word,
        char_length(asked.word) < 4 or exists (
          select from products p where p.is_listed and p.search_text like asked.pattern
        ) as known,
        (select w.word from search_words w where w.word % asked.word
          order by similarity(w.word, asked.word) desc, w.uses desc, w.word limit 1) as near
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as asked (place int, word text, pattern text)
      order by asked.place`)
    .catch((error: unknown) => {
      if (databaseCode(error) === undefinedFunction) return { rows: [] }
      throw error
    })
  const nearest = rows.map(({ word, known, near }) => (known ? word : (near ?? word))).join(' ')
  return rows.length === 0 || nearest === words.join(' ') ? null : nearest
}, 12)

/** The search as it was probably meant; null when no word of it can be mended. */
export const spellingOf = (deps: Deps, search: string): Promise<string | null> =>
  correct(deps, search.toLowerCase())
