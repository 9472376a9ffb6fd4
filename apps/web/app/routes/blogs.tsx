import { blogsResource } from '#app/data/blogs.ts'
import { requestFacts } from '#app/data/request-context.ts'
import { prefetch, preload, reading } from '#app/data/resource.ts'
import { respond } from '#app/data/respond.ts'
import { readBlogsQuery } from '#app/screens/blogs/blogs-query.ts'
import { BlogsScreen } from '#app/screens/blogs/blogs-screen.tsx'
import type { Route } from './+types/blogs'

const queryOf = (request: Request) => {
  const { category, page } = readBlogsQuery(new URL(request.url).searchParams)
  return [category, page] as const
}

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  respond(
    await prefetch(context.get(requestFacts).client, reading(blogsResource, ...queryOf(request))),
  )

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  preload(blogsResource, ...queryOf(request))
  return null
}

export default function Blogs({ loaderData }: Route.ComponentProps) {
  return <BlogsScreen failure={loaderData?.failure} />
}
