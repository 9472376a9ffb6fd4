import { getBlog, getBlogs } from '@shop/contract/blogs'
import type { BlogAnswer } from './blogs.ts'
import type { Door } from './door.ts'

export const blogs = async (door: Door, category: number | null, page: number, size: number) =>
  (await door(getBlogs, { query: { category_id: category ?? undefined, page, per_page: size } }))
    .data

export const blog = async (door: Door, slug: string): Promise<BlogAnswer> => ({
  ...(await door(getBlog, { path: { slug } })).data,
  clean: false,
})
