import type { Database } from '../db/index.ts'
import { blogCategories, blogs, blogTagLinks, blogTags } from '../db/schema.ts'
import { ids } from './base.ts'
import { journal, writers } from './content/journal/index.ts'
import { tagNames } from './content/journal/tags.ts'
import { picture } from './content/products.ts'
import { named, others, words } from './content/words.ts'
import { insertRows } from './insert.ts'
import { random } from './random.ts'

const day = 24 * 60 * 60 * 1000

/** Categories take turns, so that the newest posts are of every kind. */
const posts = Array.from({ length: Math.max(...journal.map(({ posts }) => posts.length)) })
  .flatMap((_, round) =>
    journal.flatMap(({ posts }, category) => {
      const post = posts[round]
      return post ? [{ ...post, categoryId: category + 1 }] : []
    }),
  )
  .map((post, index) => ({ ...post, id: index + 1 }))

const tags = [...new Set(posts.flatMap((post) => post.tags))].map((name, index) => ({
  id: index + 1,
  ...named(tagNames.get(name) ?? words(name)),
  slug: name.toLowerCase().replaceAll(' ', '-'),
}))

/** Posts, their categories and tags. */
export const insertJournal = async (db: Database, now: Date) => {
  await insertRows(
    db,
    blogCategories,
    journal.map(({ name: { en, ar, ir } }, index) => ({
      id: index + 1,
      name: en,
      names: { ar, ir },
      position: index + 1,
    })),
  )
  await insertRows(
    db,
    blogs,
    posts.map(({ id, slug, title: { en, ar, ir }, author, products, categoryId, html }) => {
      const chance = random(`post ${slug}`)
      // Twice a week, a little irregularly.
      const createdAt = new Date(now.getTime() - (id * 3.5 + chance.next()) * day)
      return {
        id,
        slug,
        categoryId,
        productCategoryId: ids.category(products),
        title: en,
        titles: { ar, ir },
        authorName: author,
        authorPhoto: writers[author] ?? null,
        thumbnail: picture(`j/${slug}`),
        description: html.en,
        descriptions: others(html),
        totalViews: 120 + id * 35 + chance.int(0, 900),
        isActive: true,
        createdAt,
        updatedAt: createdAt,
      }
    }),
  )
  await insertRows(db, blogTags, tags)
  await insertRows(
    db,
    blogTagLinks,
    posts.flatMap(({ id, tags: own }) =>
      tags.filter(({ name }) => own.includes(name)).map((tag) => ({ blogId: id, tagId: tag.id })),
    ),
  )
}
