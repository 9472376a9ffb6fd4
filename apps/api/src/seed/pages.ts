import type { Database } from '../db/index.ts'
import { legalPages } from '../db/schema.ts'
import { pages } from './content/pages.ts'
import { others } from './content/words.ts'
import { insertRows } from './insert.ts'

/** The written pages: categories name one of them as their size guide. */
export const insertPages = (db: Database, now: Date) =>
  insertRows(
    db,
    legalPages,
    pages.map(({ slug, title: { en, ar, ir }, html }) => ({
      slug,
      title: en,
      titles: { ar, ir },
      description: html.en,
      descriptions: others(html),
      updatedAt: now,
    })),
  )
