/** A list of posts as its address says it. */
export interface BlogsQuery {
  category: number | null
  page: number
}

const whole = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/** Reads it; what cannot be read counts as absent. */
export const readBlogsQuery = (params: URLSearchParams): BlogsQuery => ({
  category: whole(params.get('category')),
  page: whole(params.get('page')) ?? 1,
})

export function blogsHref({ category, page }: BlogsQuery): string {
  const params = new URLSearchParams()
  if (category) params.set('category', String(category))
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text ? `/blogs?${text}` : '/blogs'
}

/** A post's own page; by its id where a server gives no slug (wire.md 12). */
export const blogHref = ({ id, slug }: { id: number; slug: string }) =>
  `/blog/${encodeURIComponent(slug || String(id))}`
