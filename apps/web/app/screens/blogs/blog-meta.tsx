import type { Blog } from '@shop/contract'
import { cn } from '@shop/ui/cn'
import { type Translate, useT } from '@shop/ui/i18n'
import { EyeIcon } from '@shop/ui/icons'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { blogDate } from './blog-date.ts'

const viewCount = (t: Translate, count: number) =>
  t('{{count}} views', {
    count: count < 1000 ? count : count.toLocaleString('en'),
    defaultValue_one: '1 view',
  })

export interface BlogMetaProps {
  blog: Pick<Blog, 'created_at' | 'total_views'>
  className?: string
}

/** When a post was written, and how many have read it. */
export function BlogMeta({ blog, className }: BlogMetaProps) {
  const t = useT()
  const { language } = useShop()
  const { text, iso } = blogDate(blog.created_at, language.name)
  return (
    <p className={cn('flex flex-wrap items-center gap-x-3 text-ink-muted text-sm', className)}>
      <time dateTime={iso}>
        <bdi>{text}</bdi>
      </time>
      {blog.total_views > 0 ? (
        <span className="inline-flex items-center gap-1.5 tabular-nums">
          <EyeIcon aria-hidden="true" className="size-4" />
          {viewCount(t, blog.total_views)}
        </span>
      ) : null}
    </p>
  )
}
