import type { Blog, BlogCategory, BlogTag, DataOf, getBlog, getBlogs } from '@shop/contract'
import { and, asc, count, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { findProducts } from '../catalogue/products.ts'
import type { Database } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { type Page, type PageQuery, pageOf } from '../http/paging.ts'
import { nameIn, type Viewer } from '../http/viewer.ts'
import { type BlogRow, presentBlog } from './present.ts'
import { blogCategories, blogs, blogTagLinks, blogTags } from './tables.ts'

/** A post's text in the viewer's language. */
const textFor = ({ locale }: Viewer) =>
  sql<string>`coalesce(nullif(${blogs.descriptions} ->> ${locale}, ''), ${blogs.description})`

const columnsFor = (viewer: Viewer) => ({
  id: blogs.id,
  slug: blogs.slug,
  title: blogs.title,
  titles: blogs.titles,
  category: {
    id: blogCategories.id,
    name: blogCategories.name,
    names: blogCategories.names,
  },
  authorName: blogs.authorName,
  authorPhoto: blogs.authorPhoto,
  thumbnail: blogs.thumbnail,
  // Lists need its first words only.
  description: sql<string>`left(${textFor(viewer)}, 4000)`,
  totalViews: blogs.totalViews,
  createdAt: blogs.createdAt,
})

const newest: readonly SQL[] = [desc(blogs.createdAt), desc(blogs.id)]

const select = async (
  db: Database,
  viewer: Viewer,
  condition: SQL | undefined,
  order: readonly SQL[],
  { limit, offset }: Page,
): Promise<BlogRow[]> =>
  db
    .select(columnsFor(viewer))
    .from(blogs)
    .leftJoin(blogCategories, eq(blogCategories.id, blogs.categoryId))
    .where(and(eq(blogs.isActive, true), condition))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)

/** The categories that have posts, in the shop's own order. */
const listCategories = async ({ db }: Deps, viewer: Viewer): Promise<BlogCategory[]> => {
  const rows = await db
    .select({
      id: blogCategories.id,
      name: blogCategories.name,
      names: blogCategories.names,
    })
    .from(blogCategories)
    .where(
      sql`exists (select from ${blogs} where ${blogs.categoryId} = ${blogCategories.id} and ${blogs.isActive})`,
    )
    .orderBy(asc(blogCategories.position), asc(blogCategories.id))
  return rows.map((row) => ({ id: row.id, name: nameIn(viewer, row) }))
}

/** The answer of /blogs: a page of posts, newest first. */
export const listBlogs = async (
  deps: Deps,
  viewer: Viewer,
  { category_id, ...query }: PageQuery & { readonly category_id?: number | undefined },
): Promise<DataOf<typeof getBlogs>> => {
  const condition = category_id === undefined ? undefined : eq(blogs.categoryId, category_id)
  const [rows, [all], categories] = await Promise.all([
    select(deps.db, viewer, condition, newest, pageOf(query, 100)),
    deps.db
      .select({ total: count() })
      .from(blogs)
      .where(and(eq(blogs.isActive, true), condition)),
    listCategories(deps, viewer),
  ])
  return {
    total: all?.total ?? 0,
    blogs: rows.map((row) => presentBlog(viewer, deps.now(), row)),
    categories,
  }
}

const tagsOf = async (db: Database, viewer: Viewer, blogId: number): Promise<BlogTag[]> => {
  const rows = await db
    .select()
    .from(blogTagLinks)
    .innerJoin(blogTags, eq(blogTags.id, blogTagLinks.tagId))
    .where(eq(blogTagLinks.blogId, blogId))
    .orderBy(asc(blogTags.id))
  return rows.map(({ blog_tags: tag }) => ({
    id: tag.id,
    name: nameIn(viewer, tag),
    slug: tag.slug,
  }))
}

const first = (limit: number): Page => ({ limit, offset: 0 })

/** Posts that share tags with this one, then those of its category. */
const relatedOf = (
  db: Database,
  viewer: Viewer,
  { id, categoryId }: { id: number; categoryId: number | null },
) => {
  const shared = sql`(select count(*) from ${blogTagLinks} mine join ${blogTagLinks} theirs
    on theirs.tag_id = mine.tag_id where mine.blog_id = ${id} and theirs.blog_id = ${blogs.id})`
  const near = categoryId === null ? undefined : eq(blogs.categoryId, categoryId)
  return select(
    db,
    viewer,
    and(ne(blogs.id, id), or(sql`${shared} > 0`, near)),
    [desc(shared), ...newest],
    first(6),
  )
}

/** A slug, or an id (wire.md 12). */
const named = (word: string) =>
  /^[1-9]\d{0,8}$/.test(word)
    ? or(eq(blogs.slug, word), eq(blogs.id, Number(word)))
    : eq(blogs.slug, word)

/** The answer of /blog/{slug}/details; null for a post that is not there. */
export const readBlog = async (
  deps: Deps,
  viewer: Viewer,
  word: string,
): Promise<DataOf<typeof getBlog> | null> => {
  const { db } = deps
  const [found] = await db
    .select({
      ...columnsFor(viewer),
      description: textFor(viewer),
      categoryId: blogs.categoryId,
      productCategoryId: blogs.productCategoryId,
    })
    .from(blogs)
    .leftJoin(blogCategories, eq(blogCategories.id, blogs.categoryId))
    .where(and(eq(blogs.isActive, true), named(word)))
    .limit(1)
  if (!found) return null
  const { productCategoryId } = found
  const [tags, related, popular, { products }] = await Promise.all([
    tagsOf(db, viewer, found.id),
    relatedOf(db, viewer, found),
    select(db, viewer, ne(blogs.id, found.id), [desc(blogs.totalViews), ...newest], first(5)),
    findProducts(deps, viewer, {
      filter: productCategoryId === null ? {} : { category_id: productCategoryId },
      sort: 'top_selling',
      page: first(5),
    }),
  ])
  const present = (row: BlogRow): Blog => presentBlog(viewer, deps.now(), row)
  return {
    blog: { ...present(found), description: found.description, tags },
    related_blogs: related.map(present),
    popular_blogs: popular.map(present),
    related_products: products,
  }
}

/** Counts one more reader. */
export const addView = async ({ db }: Deps, id: number): Promise<void> => {
  await db
    .update(blogs)
    .set({ totalViews: sql`${blogs.totalViews} + 1` })
    .where(eq(blogs.id, id))
}
