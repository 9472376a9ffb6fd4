import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { products } from '../catalogue/tables.ts'
import { money } from '../db/columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What each product is found by; beside `products`, so that a sale does not touch the index. What a search asks of
 * very many products lies here, too: to read as many rows of `products` takes ten times as long.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    document: tsvector().notNull(),
    /** What a list of such products can be narrowed by: told without a look at each product's rows. */
    brandId: integer(),
    colorIds: integer().array().notNull(),
    sizeIds: integer().array().notNull(),
    /** The same for all that are of one brand, in the same colours and sizes: many are. 64 bits tell a shop's few thousand apart. */
    kind: bigint({ mode: 'bigint' })
      .notNull()
      .generatedAlwaysAs(
        sql`hash_array_extended(color_ids, 1) # hash_array_extended(size_ids, 2) # hashint8extended(coalesce(brand_id, 0), 3)`,
      ),
    /** What `products` says; the trigger `products_tell_search` keeps these three its own. */
    effectivePrice: money().notNull().default('0'),
    isReduced: boolean().notNull().default(false),
    isListed: boolean().notNull().default(true),
    /** Tells whether the document is still that of what it was made of. */
    madeOf: text().notNull(),
  },
  (table) => [index('search_documents_words').using('gin', sql`${table.document}`)],
)

/**
 * The words of a document that name its product: what is found is weighed by these. A whole document is too
 * long to lie in its row, and beside it these would make what is counted and narrowed many times as wide.
 */
export const searchNames = pgTable('search_names', {
  productId: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  names: tsvector().notNull(),
})

/** Every word that names something in the shop: what a misspelt one is compared with. */
export const searchWords = pgTable('search_words', {
  word: text().primaryKey(),
  /** In how many names it stands. */
  uses: integer().notNull(),
})

/** What people say for something that the shop calls otherwise. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    /** What is typed: a word, or a few. */
    said: text().notNull(),
    /** What is looked for, too. */
    meant: text().notNull(),
    /** Whether that is another thing, and only the nearest that the shop has. */
    isNear: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.said, table.meant] })],
)
