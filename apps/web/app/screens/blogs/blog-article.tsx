import type { Blog } from '@shop/contract'
import { Avatar } from '@shop/ui/avatar'
import { Badge } from '@shop/ui/badge'
import { Breadcrumb, type Crumb } from '@shop/ui/breadcrumb'
import { useT } from '@shop/ui/i18n'
import { Picture } from '@shop/ui/picture'
import { TextLink } from '@shop/ui/text-link'
import type { BlogAnswer } from '#app/data/blogs.ts'
import { Link } from '#app/lib/link.tsx'
import { preloadPicture } from '#app/lib/preload-picture.ts'
import { ShareButton } from '#app/parts/product/share-button.tsx'
import { LongText } from '#app/parts/safe-html/long-text.tsx'
import { ProductGrid } from '#app/parts/tile/product-grid.tsx'
import { Section } from '#app/parts/tile/product-section.tsx'
import { usePicture } from '#app/state/shop/use-picture.ts'
import { BlogCard } from './blog-card.tsx'
import { BlogMeta } from './blog-meta.tsx'
import { blogHref, blogsHref } from './blogs-query.ts'

const sizes = '(min-width: 64rem) 46rem, 92vw'

export interface BlogArticleProps {
  answer: BlogAnswer
  crumbs: Crumb[]
}

/** A post with its picture and text; beside it what most people read, below it what goes with it. */
export function BlogArticle({ answer, crumbs }: BlogArticleProps) {
  const t = useT()
  const { blog, popular_blogs, related_blogs, related_products } = answer
  const picture = usePicture()(blog.thumbnail, 1280)
  preloadPicture(picture, sizes)
  return (
    <>
      <Breadcrumb items={crumbs} />
      <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,46rem)_minmax(0,1fr)]">
        <article className="min-w-0">
          <header>
            {blog.category.id && blog.category.name ? (
              <TextLink
                href={blogsHref({ category: blog.category.id, page: 1 })}
                variant="strong"
                className="wrap-anywhere inline-block text-sm pointer-coarse:py-2"
              >
                {blog.category.name}
              </TextLink>
            ) : null}
            <h1
              dir="auto"
              className="wrap-anywhere mt-2 text-balance font-semibold text-3xl tracking-tight sm:text-4xl/11"
            >
              {blog.title}
            </h1>
            <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
              <Avatar name={blog.post_by.name} src={blog.post_by.profile_photo} decorative />
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium">
                  <bdi>{blog.post_by.name}</bdi>
                </p>
                <BlogMeta blog={blog} />
              </div>
              <ShareButton title={blog.title} />
            </div>
          </header>
          <div className="mt-6 overflow-hidden rounded-tile">
            <Picture {...picture} alt="" width={1280} height={711} sizes={sizes} priority />
          </div>
          <div className="mt-8">
            <LongText of={blog} text="description" clean={answer.clean} />
          </div>
          {blog.tags.length > 0 ? (
            <ul aria-label={t('Tags')} className="mt-10 flex flex-wrap gap-2">
              {blog.tags.map(({ id, name }) => (
                <li key={id} className="max-w-full">
                  <Badge>
                    <bdi>{name}</bdi>
                  </Badge>
                </li>
              ))}
            </ul>
          ) : null}
        </article>
        {popular_blogs.length > 0 ? (
          <aside aria-label={t('Popular posts')} className="lg:sticky lg:top-24 lg:self-start">
            <h2 className="font-semibold text-lg">{t('Popular posts')}</h2>
            <ol className="mt-4 grid grid-cols-1 gap-x-6 gap-y-5 sm:max-lg:grid-cols-2">
              {popular_blogs.map((one) => (
                <li key={one.id}>
                  <SmallCard blog={one} />
                </li>
              ))}
            </ol>
          </aside>
        ) : null}
      </div>
      <div className="mt-14 grid grid-cols-1 gap-14 sm:mt-20 sm:gap-16">
        {related_blogs.length > 0 ? (
          <Section title={t('Read next')} href="/blogs">
            <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 sm:gap-x-8 xl:grid-cols-3">
              {related_blogs.map((one) => (
                <li key={one.id} className="min-w-0">
                  <BlogCard blog={one} titleAs="h3" />
                </li>
              ))}
            </ul>
          </Section>
        ) : null}
        {related_products.length > 0 ? (
          <Section title={t('Related Products')}>
            <ProductGrid products={related_products} layout="list" />
          </Section>
        ) : null}
      </div>
    </>
  )
}

/** A post in a column: a small picture and its title. */
function SmallCard({ blog }: { blog: Blog }) {
  const pictureOf = usePicture()
  return (
    <div className="group/small relative flex items-center gap-4">
      <div className="w-28 shrink-0 overflow-hidden rounded-control">
        <Picture {...pictureOf(blog.thumbnail, 320)} alt="" width={320} height={178} sizes="7rem" />
      </div>
      <div className="min-w-0">
        <p dir="auto" className="wrap-anywhere line-clamp-3 font-medium text-sm">
          <Link
            to={blogHref(blog)}
            prefetch="intent"
            className="rounded-mark after:absolute after:inset-0 after:content-[''] group-hover/small:underline group-hover/small:underline-offset-4"
          >
            {blog.title}
          </Link>
        </p>
      </div>
    </div>
  )
}
