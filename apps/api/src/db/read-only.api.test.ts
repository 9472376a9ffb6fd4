/** A database that takes no writes, as a standby does. */
import { getBlog, getProduct } from '@shop/contract'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { customerToken, fillShelf } from '../testing/shelf.ts'
import * as tables from './schema.ts'

let api: TestApi
const token = customerToken
const said = vi.spyOn(console, 'error')
const warned = vi.spyOn(console, 'warn')
beforeAll(async () => {
  api = await openTestApi()
  await fillShelf(api.db)
  await api.db.insert(tables.blogCategories).values({ id: 1, name: 'Rooms' })
  await api.db.insert(tables.blogs).values({
    slug: 'post',
    categoryId: 1,
    title: 'Post',
    authorName: 'Mara',
    description: '<p>Words</p>',
  })
  // On PostgreSQL every connection is to know, and those that are open do not.
  const { rows } = await api.db.execute<{ name: string }>(sql`select current_database() as name`)
  const name = sql.identifier(rows[0]?.name ?? '')
  await api.db.execute(sql`alter database ${name} set default_transaction_read_only = on`)
  if (api.kind === 'pglite') await api.db.execute('set default_transaction_read_only = on')
  else
    await api.db
      .execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`,
      )
      .catch(() => undefined)
})
beforeEach(() => {
  said.mockReset().mockReturnValue()
  warned.mockReset().mockReturnValue()
})
afterAll(async () => {
  await api.close()
  vi.restoreAllMocks()
})

test('reads go on, whatever they note besides; writes are told to come back; it is said once', async () => {
  const product = await api.get('/product-details?product_id=1', { token })
  expect(product.status, product.text).toBe(200)
  v.parse(getProduct.data, product.body.data)
  const blog = await api.get('/blog/post/details')
  expect(blog.status, blog.text).toBe(200)
  v.parse(getBlog.data, blog.body.data)
  for (let n = 0; n < 3; n++) {
    const kept = await api.post('/favorite-add-or-remove', { product_id: 1 }, { token })
    expect(kept.status, kept.text).toBe(503)
    expect(kept.headers.get('Retry-After')).toBe('5')
  }
  expect(said.mock.calls).toEqual([['The database refuses: %s (%s)', expect.any(String), '25006']])
  // Nothing that was left out is told of by itself.
  expect(warned.mock.calls.filter(([text]) => text === '%s: %s')).toEqual([])
})
