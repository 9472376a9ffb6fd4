/** The shop's journal (wire.md 12). */
import * as v from 'valibot'
import { call } from './call.ts'
import { Product } from './product.ts'
import { idParam, paging } from './request.ts'
import { count, counted, flag, id, list, maybeCount, maybeText, rows, text } from './shape.ts'

export const BlogCategory = v.object({ id, name: text })
export type BlogCategory = v.InferOutput<typeof BlogCategory>

const blogHead = {
  id,
  title: text,
  slug: text,
  category: v.fallback(v.object({ id: v.fallback(v.nullable(id), null), name: maybeText }), {
    id: null,
    name: null,
  }),
  post_by: v.fallback(v.object({ name: text, profile_photo: text }), {
    name: '',
    profile_photo: '',
  }),
  thumbnail: text,
  total_views: count,
  /** Already written out: "12 Jun, 2026". */
  created_at: text,
  is_new: flag,
}

/** `description` is plain text, about 200 characters. */
export const Blog = v.object({ ...blogHead, description: text })
export type Blog = v.InferOutput<typeof Blog>

export const BlogTag = v.object({ id, name: text, slug: text })
export type BlogTag = v.InferOutput<typeof BlogTag>

/** `description` is HTML. A post that says nothing at all cannot be read. */
export const BlogDetails = v.pipe(
  v.object({ ...blogHead, description: text, tags: list(BlogTag) }),
  v.check(({ title, description }) => title !== '' || description !== ''),
)
export type BlogDetails = v.InferOutput<typeof BlogDetails>

export const getBlogs = call({
  method: 'GET',
  path: '/blogs',
  auth: 'none',
  summary: 'Posts, newest first, with the categories that have some',
  query: v.object({ ...paging, category_id: v.optional(idParam) }),
  data: counted(
    v.object({ total: maybeCount, blogs: rows(Blog), categories: list(BlogCategory) }),
    'total',
    'blogs',
  ),
})

export const getBlog = call({
  method: 'GET',
  path: '/blog/{slug}/details',
  auth: 'none',
  summary: 'One post by slug or id, and what goes with it; counts a view of the caller’s address',
  data: v.object({
    blog: BlogDetails,
    related_blogs: list(Blog),
    popular_blogs: list(Blog),
    related_products: list(Product),
  }),
})
