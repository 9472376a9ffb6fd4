import type { Blog } from '@shop/contract'
import { Badge } from '@shop/ui/badge'
import { useT } from '@shop/ui/i18n'
import { Picture } from '@shop/ui/picture'
import { Skeleton, SkeletonRegion } from '@shop/ui/skeleton'
import { Link } from '#app/lib/link.tsx'
import { preloadPicture } from '#app/lib/preload-picture.ts'
import { usePicture } from '#app/state/shop/use-picture.ts'
import { BlogMeta } from './blog-meta.tsx'
import { blogHref } from './blogs-query.ts'

export interface BlogCardProps {
  blog: Blog
  /** The heading's level, so that the page's outline holds. */
  titleAs?: 'h2' | 'h3'
  /** The first post of all: its picture stands beside its words where there is room. */
  leading?: boolean
}

const narrow = '(min-width: 80rem) 30vw, (min-width: 40rem) 45vw, 92vw'
const wide = '(min-width: 64rem) 55vw, 92vw'

/** A post in a list: its title is the link, and its hit area is the whole card. */
export function BlogCard({ blog, titleAs: Title = 'h2', leading = false }: BlogCardProps) {
  const t = useT()
  const pictureOf = usePicture()
  const sizes = leading ? wide : narrow
  const picture = pictureOf(blog.thumbnail, leading ? 1280 : 768)
  if (leading) preloadPicture(picture, sizes)
  return (
    <article
      className={`group/card relative flex h-full flex-col gap-4 ${leading ? 'lg:grid lg:grid-cols-[1.25fr_1fr] lg:items-center lg:gap-10' : ''}`}
    >
      <div className="relative overflow-hidden rounded-tile">
        <Picture
          {...picture}
          alt=""
          width={1280}
          height={711}
          sizes={sizes}
          priority={leading}
          imageClassName="transition-[scale] duration-250 ease-out motion-safe:group-hover/card:scale-103"
        />
        {blog.is_new ? (
          <Badge className="absolute start-3 top-3 bg-raised">{t('New')}</Badge>
        ) : null}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        {blog.category.name ? (
          <p className="truncate font-semibold text-primary-strong text-sm">{blog.category.name}</p>
        ) : null}
        <Title
          dir="auto"
          className={`wrap-anywhere text-balance font-semibold tracking-tight ${leading ? 'text-2xl sm:text-3xl' : 'line-clamp-3 text-lg'}`}
        >
          <Link
            to={blogHref(blog)}
            prefetch="intent"
            className="rounded-mark after:absolute after:inset-0 after:content-[''] group-hover/card:underline group-hover/card:decoration-1 group-hover/card:underline-offset-4"
          >
            {blog.title}
          </Link>
        </Title>
        <p
          dir="auto"
          className={`wrap-anywhere text-ink-soft ${leading ? 'line-clamp-4' : 'line-clamp-2 text-sm'}`}
        >
          {blog.description}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-1">
          <BlogMeta blog={blog} />
          {leading ? (
            <p className="wrap-anywhere text-ink-muted text-sm">{blog.post_by.name}</p>
          ) : null}
        </div>
      </div>
    </article>
  )
}

/** A card on its way. */
export function BlogCardSkeleton({ leading = false }: { leading?: boolean }) {
  return (
    <SkeletonRegion
      className={`flex flex-col gap-4 ${leading ? 'lg:grid lg:grid-cols-[1.25fr_1fr] lg:items-center lg:gap-10' : ''}`}
    >
      <Skeleton className="aspect-[1280/711] w-full rounded-tile" />
      <span className="block">
        <Skeleton className="h-4 w-24" />
        <Skeleton className={`mt-3 w-11/12 ${leading ? 'h-8' : 'h-5'}`} />
        <Skeleton className={`mt-2 w-2/3 ${leading ? 'h-8' : 'h-5'}`} />
        <Skeleton className="mt-4 h-4 w-full" />
        <Skeleton className="mt-2 h-4 w-4/5" />
      </span>
    </SkeletonRegion>
  )
}
