import type { DataOf, getBlog } from '@shop/contract'
import { type Cleaned, uncleaned } from '#app/lib/cleaned.ts'
import { sharedResource } from './resource.ts'

/** Posts a page (specification.md section 9). */
export const blogPageSize = 10

type BlogData = DataOf<typeof getBlog>

/** `clean` says that this shop's own server has run the text through DOMPurify. */
export interface BlogAnswer extends BlogData {
  clean: Cleaned<BlogData['blog'], 'description'>
}

const calls = () => import('@shop/contract/blogs')

/** A page of posts; of a category, or of all. */
export const blogsResource = sharedResource(
  'blogs',
  async (client, category: number | null, page: number) => {
    const { getBlogs } = await calls()
    const query = { category_id: category ?? undefined, page, per_page: blogPageSize }
    return (await client(getBlogs, { query })).data
  },
)

export const blogResource = sharedResource(
  'blog',
  async (client, slug: string): Promise<BlogAnswer> => {
    const { getBlog } = await calls()
    const { data } = await client(getBlog, { path: { slug } })
    return { ...data, clean: uncleaned }
  },
)
