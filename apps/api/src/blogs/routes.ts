import { createHash } from 'node:crypto'
import { getBlog, getBlogs } from '@shop/contract'
import { type Context, Hono } from 'hono'
import type { AppEnv } from '../deps.ts'
import { answer, mount, pageOf, refuse, shared, viewerOf } from '../http/index.ts'
import { internal } from '../limits/address.ts'
import { clientAddress } from '../limits/asker.ts'
import { count } from '../limits/limit.ts'
import { beside } from '../log.ts'
import { addView, listBlogs, readBlog } from './service.ts'

/** The shop's journal (wire.md 12). */
export const blogRoutes = new Hono<AppEnv>()

const list = shared(listBlogs, (query) => pageOf(query, 100).limit)

mount(blogRoutes, getBlogs, (c) => list(c, c.req.valid('query')))

/** Somebody who comes back within a month is no new reader. */
const readerFor = 30 * 24 * 60 * 60

/** A view is counted once for each address, of which only a digest is kept. */
const countView = async (c: Context<AppEnv>, id: number) => {
  const address = clientAddress(c)
  // The storefront renders a page for many; their browsers ask for themselves.
  if (address === internal) return
  const reader = createHash('sha256').update(`${id} ${address}`).digest('base64url').slice(0, 22)
  const { hits } = await count(c.var.deps, `blog:${id}:${reader}`, readerFor)
  if (hits === 1) await addView(c.var.deps, id)
}

/** Letters of any script. */
const isSlug = (word: string) => /^[\p{L}\p{M}\p{N}_-]{1,200}$/u.test(word)

mount(blogRoutes, getBlog, async (c) => {
  const word = c.req.param('slug') ?? ''
  const found = isSlug(word) ? await readBlog(c.var.deps, viewerOf(c), word) : null
  if (!found) return refuse(400, 'Blog not found')
  await beside('A reader was not counted', () => countView(c, found.blog.id))
  return answer(c, found)
})
