import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { categories } from '../catalogue/tables.ts'
import { id, names, timestamps } from '../db/columns.ts'

export const blogCategories = pgTable('blog_categories', {
  id: id(),
  name: text().notNull(),
  names: names(),
  position: integer().notNull().default(0),
})

/** Posts of the shop's journal. */
export const blogs = pgTable(
  'blogs',
  {
    id: id(),
    slug: text().notNull(),
    categoryId: integer().references(() => blogCategories.id, { onDelete: 'set null' }),
    /** Products that go with it are of this category. */
    productCategoryId: integer().references(() => categories.id, { onDelete: 'set null' }),
    title: text().notNull(),
    titles: names(),
    authorName: text().notNull(),
    authorPhoto: text(),
    thumbnail: text(),
    /** HTML, as whoever runs the shop wrote it. */
    description: text().notNull().default(''),
    descriptions: names(),
    totalViews: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    ...timestamps,
  },
  (table) => [
    uniqueIndex().on(table.slug),
    index().on(table.categoryId),
    index().on(table.productCategoryId),
    index().on(table.isActive, table.createdAt.desc().nullsFirst()),
  ],
)

export const blogTags = pgTable(
  'blog_tags',
  { id: id(), name: text().notNull(), names: names(), slug: text().notNull() },
  (table) => [uniqueIndex().on(table.slug)],
)

export const blogTagLinks = pgTable(
  'blog_tag_links',
  {
    blogId: integer()
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    tagId: integer()
      .notNull()
      .references(() => blogTags.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.blogId, table.tagId] }), index().on(table.tagId)],
)
