import { data } from 'react-router-dom'
import { type BlogAnswer, blogResource } from '#app/data/blogs.ts'
import { requestFacts } from '#app/data/request-context.ts'
import { prefetch, preload, reading } from '#app/data/resource.ts'
import { respond } from '#app/data/respond.ts'
import { BlogDetailsScreen } from '#app/screens/blogs/blog-details-screen.tsx'
import type { Route } from './+types/blog-details'

export async function loader({ context, params }: Route.LoaderArgs) {
  const read = await prefetch(context.get(requestFacts).client, reading(blogResource, params.slug))
  const status = read.failure?.status
  // Stock servers say 400 to an unknown post (wire.md 12).
  if (status === 400 || status === 404) throw data(null, { status: 404 })
  const { withCleanAnswers } = await import('#app/parts/safe-html/clean-html.server.ts')
  return respond(
    withCleanAnswers<BlogAnswer>(read, (answer, cleanIn) => {
      const [blog, clean] = cleanIn(answer.blog, 'description')
      return { ...answer, blog, clean }
    }),
  )
}

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => {
  preload(blogResource, params.slug)
  return null
}

export default function BlogPost({ loaderData, params }: Route.ComponentProps) {
  return <BlogDetailsScreen key={params.slug} slug={params.slug} failure={loaderData?.failure} />
}
