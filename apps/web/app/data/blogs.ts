import type { DataOf, getBlog } from '@shop/contract'
import { sharedResource } from './resource.ts'

/** Posts a page (spec.md section 9). */
export const blogPageSize = 10

/** `clean` says that this shop's own server has run the text through DOMPurify. */
export interface BlogAnswer extends DataOf<typeof getBlog> {
  clean: boolean
}

const calls = () => import('./blogs-calls.ts')

/** A page of posts; of a category, or of all. */
export const blogsResource = sharedResource(
  'blogs',
  async (door, category: number | null, page: number) =>
    (await calls()).blogs(door, category, page, blogPageSize),
)

export const blogResource = sharedResource('blog', async (door, slug: string) =>
  (await calls()).blog(door, slug),
)
