import type { Blog } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { FileTextIcon } from '@shop/ui/icons'
import { Pagination, pagesOf } from '@shop/ui/pagination'
import { Skeleton } from '@shop/ui/skeleton'
import { TabLinks } from '@shop/ui/tab-links'
import { memo } from 'react'
import { blogPageSize, blogsResource } from '#app/data/blogs.ts'
import { type Prefetched, useListResource } from '#app/data/resource.ts'
import { Link } from '#app/lib/link.tsx'
import { useSearch } from '#app/lib/use-search.ts'
import { frame, PageTitle } from '#app/parts/page/page-frame.tsx'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { BlogCard, BlogCardSkeleton } from './blog-card.tsx'
import { blogsHref, readBlogsQuery } from './blogs-query.ts'

const grid = 'grid gap-x-6 gap-y-10 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-12 xl:grid-cols-3'

export interface BlogsScreenProps {
  /** Why the server could not read the posts while it rendered. */
  failure?: Prefetched['failure']
}

/** /blogs: the journal, 10 posts a page; category and page stand in the URL. */
export const BlogsScreen = memo(function BlogsScreen({ failure = null }: BlogsScreenProps) {
  const t = useT()
  const { settings } = useShop()
  const search = useSearch()
  const query = readBlogsQuery(search)
  const { category, page } = query
  const args: Parameters<typeof blogsResource.key> = [category, page]
  const { data, error, isLoading, isValidating, mutate } = useListResource(blogsResource, args)
  const problem = error ?? (data ? null : failure)
  const waiting = isLoading && data !== undefined
  const chosen = data?.categories.find(({ id }) => id === category)
  const title = chosen ? `${chosen.name} | ${t('Blogs')}` : t('Blogs')
  const isFront = category === null && page === 1
  return (
    <div className={`${frame} py-6 sm:py-10`}>
      <PageHead
        title={title}
        description={t('The journal of {{name}}: how to choose things, and how to keep them.', {
          name: settings.app_name,
        })}
        canonical={blogsHref(query)}
        hidden={data !== undefined && data.blogs.length === 0}
      />
      <PageTitle>{chosen?.name ?? t('Blogs')}</PageTitle>
      <p className="mt-2 max-w-[60ch] text-ink-muted">
        {t('How to choose things, and how to keep them.')}
      </p>
      {data && data.categories.length > 0 ? (
        <TabLinks
          label={t('Categories')}
          items={[
            { href: blogsHref({ category: null, page: 1 }), label: t('All'), current: !category },
            ...data.categories.map(({ id, name }) => ({
              href: blogsHref({ category: id, page: 1 }),
              label: name,
              current: id === category,
            })),
          ]}
          className="mt-6"
        />
      ) : data === undefined && !problem ? (
        <Skeleton className="mt-6 h-12.25" />
      ) : null}
      <div aria-busy={waiting} className={`mt-8 transition-opacity ${waiting ? 'opacity-50' : ''}`}>
        {problem ? (
          <ErrorState
            message={t(problem.message)}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        ) : data === undefined ? (
          <Skeletons leading={isFront} />
        ) : data.blogs.length > 0 ? (
          <Posts blogs={data.blogs} leading={isFront} />
        ) : (
          <NoPosts isFront={isFront} />
        )}
      </div>
      {data && !problem ? (
        <Pagination
          page={page}
          pages={pagesOf({ total: data.total, page, here: data.blogs.length, size: blogPageSize })}
          hrefFor={(target) => blogsHref({ category, page: target })}
          className="mt-12"
        />
      ) : null}
    </div>
  )
})

function Posts({ blogs, leading }: { blogs: readonly Blog[]; leading: boolean }) {
  const first = leading ? blogs[0] : undefined
  return (
    <div className="grid grid-cols-1 gap-10 sm:gap-14">
      {first ? <BlogCard blog={first} leading /> : null}
      <ul className={grid}>
        {blogs.slice(first ? 1 : 0).map((blog) => (
          <li key={blog.id} className="min-w-0">
            <BlogCard blog={blog} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Skeletons({ leading }: { leading: boolean }) {
  const cards = Array.from({ length: leading ? 9 : 10 }, (_, index) => `card-${index + 1}`)
  return (
    <div className="grid grid-cols-1 gap-10 sm:gap-14">
      {leading ? <BlogCardSkeleton leading /> : null}
      <div className={grid}>
        {cards.map((name) => (
          <BlogCardSkeleton key={name} />
        ))}
      </div>
    </div>
  )
}

function NoPosts({ isFront }: { isFront: boolean }) {
  const t = useT()
  return (
    <EmptyState
      icon={<FileTextIcon />}
      titleAs="h2"
      title={isFront ? t('Nothing written yet') : t('No posts here')}
      hint={
        isFront
          ? t('The first post is on its way. The shop is open meanwhile.')
          : t('Other categories and pages have some.')
      }
      action={
        <Button asChild>
          <Link to={isFront ? '/products' : '/blogs'}>
            {isFront ? t('Explore products') : t('Show all posts')}
          </Link>
        </Button>
      }
    />
  )
}
