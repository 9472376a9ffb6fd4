import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { useEffect } from 'react'
import { blogResource } from '#app/data/blogs.ts'
import { browserClient } from '#app/data/browser-client.ts'
import { type Prefetched, useResource } from '#app/data/resource.ts'
import { plainText, shortened } from '#app/lib/plain-text.ts'
import { breadcrumbJsonLd } from '#app/parts/page/breadcrumb-json-ld.ts'
import { MissingScreen } from '#app/parts/page/missing-screen.tsx'
import { frame } from '#app/parts/page/page-frame.tsx'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { BlogArticle } from './blog-article.tsx'
import { blogJsonLd } from './blog-json-ld.ts'
import { BlogSkeleton } from './blog-skeleton.tsx'
import { blogHref } from './blogs-query.ts'

export interface BlogDetailsScreenProps {
  slug: string
  /** Why the server could not read the post while it rendered. */
  failure?: Prefetched['failure']
}

/** A call for a post counts a view by address; where our server made it, nobody was counted. */
function useCountedView(slug: string, wasRendered: boolean) {
  useEffect(() => {
    if (!wasRendered) return
    blogResource.load(browserClient, slug).catch(() => undefined)
  }, [slug, wasRendered])
}

/** /blog/{slug}: a post, and what to read or buy next. */
export function BlogDetailsScreen({ slug, failure = null }: BlogDetailsScreenProps) {
  const t = useT()
  const { settings, language, origin = 'http://localhost' } = useShop()
  const { data, error, isValidating, mutate } = useResource(blogResource, [slug])
  useCountedView(slug, data?.clean === true)
  const problem = data ? null : (error ?? failure)

  // Stock servers say 400 to an unknown post (wire.md 12).
  if (problem?.status === 400 || problem?.status === 404)
    return (
      <MissingScreen
        title={t('This post does not exist')}
        hint={t('It may have been renamed or taken away.')}
      />
    )
  if (!data) {
    return (
      <div className={`${frame} pt-4 pb-16 sm:pt-6`}>
        <PageHead title={t('Blog Details')} />
        {problem ? (
          <ErrorState
            titleAs="h1"
            message={t(problem.message)}
            onRetry={() => void mutate()}
            retrying={isValidating}
            className="min-h-[50dvh]"
          />
        ) : (
          <BlogSkeleton />
        )}
      </div>
    )
  }
  const { blog } = data
  const path = blogHref(blog)
  const crumbs = [
    { label: t('Home'), href: '/' },
    { label: t('Blogs'), href: '/blogs' },
    { label: blog.title, href: path },
  ]
  return (
    <div className={`${frame} pt-4 pb-16 sm:pt-6`}>
      <PageHead
        title={`${blog.title} | ${t('Blog Details')}`}
        description={shortened(plainText(blog.description), 160)}
        image={blog.thumbnail}
        canonical={path}
        jsonLd={[
          blogJsonLd(blog, {
            appName: settings.app_name,
            locale: language.name,
            address: new URL(path, origin).href,
          }),
          breadcrumbJsonLd(crumbs, origin),
        ]}
      />
      <BlogArticle key={blog.id} answer={data} crumbs={crumbs} />
    </div>
  )
}
