import {
  getBlogs,
  getCategories,
  getLegalPage,
  getProducts,
  getShops,
  type Settings,
} from '@shop/contract'
import type { ApiClient } from '../app/data/api-client.ts'
import type { Section } from './sitemap.ts'

/** Rows that any server gives at once (wire.md 1.4). */
const rows = 100

type Read = (
  page: number,
  size: number,
) => Promise<{ total: number | null; paths: readonly string[] }>

/** A list of the wire as a section: its total first, its rows page by page when they are wanted. */
async function listed(name: string, read: Read): Promise<Section> {
  const told = await read(1, 1)
  // Of a server that does not say how many there are, the first page.
  const total = told.total ?? Math.min(told.paths.length * rows, rows)
  return {
    name,
    total,
    paths: async (offset, limit) => {
      const found: string[] = []
      for (let from = offset; from < offset + limit && from < total; from += rows)
        found.push(...(await read(from / rows + 1, rows)).paths)
      return found.slice(0, limit)
    },
  }
}

const fixed = (name: string, paths: readonly string[]): Section => ({
  name,
  total: paths.length,
  paths: async (offset, limit) => paths.slice(offset, offset + limit),
})

const part = (word: string | number) => encodeURIComponent(String(word))

async function categoryPaths(client: ApiClient): Promise<string[]> {
  const { categories } = (await client(getCategories)).data
  return categories.flatMap(({ id, slug, sub_categories }) => {
    const path = `/categories/${part(slug ?? id)}`
    return [path, ...sub_categories.map((sub) => `${path}?subcategory=${sub.id}`)]
  })
}

const ownPages = ['about-us', 'terms-and-conditions', 'privacy-policy']
const sharedPages = ['return-and-refund-policy', 'shipping-and-delivery-policy']

/** Pages that the shop's owner has made are known by the menus and the footer that lead to them. */
const linkedPages = ({ menus, footers }: Settings) =>
  [...menus, ...footers.flatMap(({ items }) => items)].flatMap(
    ({ url }) => /^\/page\/([\w-]{1,80})$/.exec(url ?? '')?.[1] ?? [],
  )

/** Pages that are asked for whether something stands on them. */
const mostPages = 100

async function writtenPages(client: ApiClient, settings: Settings): Promise<string[]> {
  const slugs = [...new Set([...ownPages, ...sharedPages, ...linkedPages(settings)])]
  const found: string[] = []
  // One after the other: a menu may name any number, and each is a call.
  for (const slug of slugs.slice(0, mostPages)) {
    const { title, description } = (await client(getLegalPage, { path: { slug } })).data.content
    if (title || description) found.push(ownPages.includes(slug) ? `/${slug}` : `/page/${slug}`)
  }
  return found
}

/** Every address that search engines should know of. */
export async function readSections(client: ApiClient, settings: Settings): Promise<Section[]> {
  const { multi_vendor } = settings
  const query = (page: number, per_page: number) => ({ query: { page, per_page } })
  const sections = await Promise.all([
    Promise.all([categoryPaths(client), writtenPages(client, settings)]).then((more) =>
      fixed('pages', [
        '/',
        '/products',
        '/categories',
        '/most-popular',
        '/best-deal',
        ...(multi_vendor ? ['/shops'] : []),
        '/blogs',
        '/support',
        '/contact-us',
        ...more.flat(),
      ]),
    ),
    listed('products', async (page, size) => {
      const { total, products } = (await client(getProducts, query(page, size))).data
      return { total, paths: products.map(({ id }) => `/products/${id}/details`) }
    }),
    multi_vendor
      ? listed('shops', async (page, size) => {
          const { total, shops } = (await client(getShops, query(page, size))).data
          return { total, paths: shops.map(({ id }) => `/shops/${id}`) }
        })
      : null,
    listed('blogs', async (page, size) => {
      const { total, blogs } = (await client(getBlogs, query(page, size))).data
      return { total, paths: blogs.map(({ id, slug }) => `/blog/${part(slug || id)}`) }
    }),
  ])
  return sections.filter((section) => section !== null)
}
