import type { BlogDetails } from '@shop/contract'
import { languageTag } from '#app/lib/i18n/choice.ts'
import { plainText, shortened } from '#app/lib/plain-text.ts'
import { blogDate } from './blog-date.ts'

export interface BlogJsonLdContext {
  appName: string
  locale: string
  /** The post's own address. */
  address: string
}

/** A post as search engines read it. */
export function blogJsonLd(
  blog: BlogDetails,
  { appName, locale, address }: BlogJsonLdContext,
): object {
  const { iso } = blogDate(blog.created_at, 'en')
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: shortened(blog.title, 110),
    description: shortened(plainText(blog.description), 300),
    mainEntityOfPage: address,
    inLanguage: languageTag(locale),
    ...(blog.thumbnail ? { image: [new URL(blog.thumbnail, address).href] } : {}),
    ...(iso ? { datePublished: iso } : {}),
    ...(blog.post_by.name ? { author: { '@type': 'Person', name: blog.post_by.name } } : {}),
    ...(blog.category.name ? { articleSection: blog.category.name } : {}),
    ...(blog.tags.length > 0 ? { keywords: blog.tags.map(({ name }) => name).join(', ') } : {}),
    publisher: { '@type': 'Organization', name: appName },
  }
}
