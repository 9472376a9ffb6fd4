import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Every word that names something in the shop: what a misspelt one is compared with. */
export const searchWords = pgTable('search_words', {
  word: text().primaryKey(),
  /** In how many names it stands. */
  uses: integer().notNull(),
})
