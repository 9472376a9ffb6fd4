import { type DataOf, getBlog, getBlogs } from '@shop/contract'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as tables from '../db/schema.ts'
import { openTestApi, type TestApi, testNow } from '../testing/index.ts'
import { fillShelf } from '../testing/shelf.ts'

const day = 24 * 60 * 60 * 1000

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await fillShelf(api.db)
  await api.db.insert(tables.blogCategories).values([
    { id: 1, name: 'Rooms', names: { ar: 'غرف' }, position: 2 },
    { id: 2, name: 'Clothes', position: 1 },
    { id: 3, name: 'Without posts' },
  ])
  await api.db.insert(tables.blogs).values(
    Array.from({ length: 12 }, (_, index): typeof tables.blogs.$inferInsert => {
      const id = index + 1
      return {
        id,
        slug: `post-${id}`,
        categoryId: id % 2 === 0 ? 1 : 2,
        productCategoryId: id === 1 ? 2 : null,
        title: `Post ${id}`,
        titles: id === 1 ? { ar: 'مقال' } : {},
        authorName: 'Mara',
        description: `<p>First &amp; <b>second</b> ${'word '.repeat(100)}</p><script>x()</script>`,
        totalViews: id,
        isActive: id !== 12,
        createdAt: new Date(testNow.getTime() - id * 3 * day),
      }
    }),
  )
  await api.db.insert(tables.blogTags).values([
    { id: 1, name: 'Care', slug: 'care' },
    { id: 2, name: 'Wool', slug: 'wool' },
  ])
  await api.db.insert(tables.blogTagLinks).values([
    { blogId: 1, tagId: 1 },
    { blogId: 1, tagId: 2 },
    { blogId: 8, tagId: 1 },
    { blogId: 10, tagId: 1 },
    { blogId: 10, tagId: 2 },
  ])
})
afterAll(() => api.close())

const list = async (query = '', locale = 'en') =>
  (await api.get(`/blogs${query}`, { locale })).body.data as DataOf<typeof getBlogs>
const open = async (word: string, more = {}) => api.get(`/blog/${word}/details`, more)
const details = async (word: string) => (await open(word)).body.data as DataOf<typeof getBlog>
const slugs = (blogs: readonly { slug: string }[]) => blogs.map(({ slug }) => slug)

test('posts come newest first, by page and category, with the categories that have some', async () => {
  const data = await list('?page=1&per_page=10')
  expect(v.parse(getBlogs.data, data)).toEqual(data)
  expect(data.total).toBe(11)
  expect(slugs(data.blogs)).toEqual(Array.from({ length: 10 }, (_, index) => `post-${index + 1}`))
  expect(data.categories).toEqual([
    { id: 2, name: 'Clothes' },
    { id: 1, name: 'Rooms' },
  ])
  expect(data.blogs.map(({ is_new }) => is_new).slice(0, 3)).toEqual([true, true, false])
  expect(data.blogs[0]).toMatchObject({ created_at: '12 Jan, 2030', total_views: 1 })
  expect(slugs((await list('?page=2&per_page=10')).blogs)).toEqual(['post-11'])
  const rooms = await list('?category_id=1&page=1&per_page=2')
  expect(rooms).toMatchObject({ total: 5, blogs: [{ slug: 'post-2' }, { slug: 'post-4' }] })
  expect(await list('?category_id=99')).toMatchObject({ total: 0, blogs: [] })
})

test('a teaser is plain text, and names come in the asked language', async () => {
  const [first] = (await list('', 'ar')).blogs
  expect(first?.title).toBe('مقال')
  expect(first?.description).toMatch(/^First & second word .*…$/)
  expect(first?.description.length).toBeLessThanOrEqual(201)
  expect((await list('?category_id=1', 'ar')).blogs[0]?.category.name).toBe('غرف')
})

test('a post by slug or id, with what goes with it', async () => {
  const data = await details('post-1')
  expect(v.parse(getBlog.data, data)).toEqual(data)
  expect(data.blog.tags).toEqual([
    { id: 1, name: 'Care', slug: 'care' },
    { id: 2, name: 'Wool', slug: 'wool' },
  ])
  expect(slugs(data.related_blogs)).toEqual([
    'post-10',
    'post-8',
    'post-3',
    'post-5',
    'post-7',
    'post-9',
  ])
  expect(slugs(data.popular_blogs)).toEqual(['post-11', 'post-10', 'post-9', 'post-8', 'post-7'])
  expect(data.related_products.map(({ id }) => id)).toHaveLength(5)
  expect(data.related_products.every(({ id }) => id > 6)).toBe(true)
  expect((await details('3')).blog.slug).toBe('post-3')
})

test.each(['nobody', 'post-12', '12', '999', '0', '%00', '..%2f..%2fmaster', 'x'.repeat(3000)])(
  'an unknown post is a 400: %.20s',
  async (word) => {
    expect(await open(word)).toMatchObject({ status: 400, body: { message: 'Blog not found' } })
  },
)

test('a view is counted once for each address, and not for the server itself', async () => {
  const from = (clientAddress: string) =>
    api.app.request('http://shop.test/api/blog/post-5/details', {}, { clientAddress })
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await from(address)
  await open('post-5')
  expect((await details('post-5')).blog.total_views).toBe(7)
  const stored = await api.db.select().from(tables.rateLimits)
  expect(JSON.stringify(stored)).not.toContain('192.0.2')
})
