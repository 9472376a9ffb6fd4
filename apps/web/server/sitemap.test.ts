import { settings } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { partName, partSize, partsOf, type Section, sitemapIndex, urlSet } from './sitemap.ts'

const origin = 'https://shop.example'
const section = (name: string, total: number): Section => ({
  name,
  total,
  paths: async (offset, limit) =>
    Array.from(
      { length: Math.min(limit, total - offset) },
      (_, index) => `/${name}/${offset + index}`,
    ),
})
const locs = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)

test('a page stands there in every language, and each names all the others', () => {
  const xml = urlSet(['/products'], settings, origin)
  expect(locs(xml)).toEqual([
    'https://shop.example/products',
    'https://shop.example/products?lang=ar',
    'https://shop.example/products?lang=ir',
  ])
  const links = [...xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...link]) => link)
  expect(links).toHaveLength(12)
  expect(links.slice(0, 4)).toEqual([
    ['en', 'https://shop.example/products'],
    ['ar', 'https://shop.example/products?lang=ar'],
    ['fa', 'https://shop.example/products?lang=ir'],
    ['x-default', 'https://shop.example/products'],
  ])
})

test('with one language there is one address and nothing to name', () => {
  const xml = urlSet(['/a'], { ...settings, languages: settings.languages.slice(0, 1) }, origin)
  expect(locs(xml)).toEqual(['https://shop.example/a'])
  expect(xml).not.toContain('hreflang')
})

test('no path can break out of its element', () => {
  const xml = urlSet(['/blog/%3C?a=1&b="</loc>'], settings, origin)
  expect(xml).not.toMatch(/<\/loc>[^\n]*<\/loc>/)
  expect(locs(xml)[0]).toBe('https://shop.example/blog/%3C?a=1&amp;b=%22%3C/loc%3E')
})

test('a hundred thousand products are fifty files, whose index is small', async () => {
  const parts = partsOf([section('pages', 60), section('products', 100_000), section('blogs', 0)])
  expect(parts).toHaveLength(1 + 100_000 / partSize)
  const index = sitemapIndex(parts, origin)
  expect(locs(index)).toHaveLength(parts.length)
  expect(locs(index).at(-1)).toBe('https://shop.example/sitemap-products-50.xml')
  expect(index.length).toBeLessThan(10_000)
  const last = parts.at(-1)
  expect(last && partName(last)).toBe('products-50')
  const paths = await last?.section.paths(49 * partSize, partSize)
  expect(paths?.at(-1)).toBe('/products/99999')
  expect(urlSet(paths ?? [], settings, origin).length).toBeLessThan(50_000_000)
})

test('a server that says any total gets an index that is small all the same', () => {
  const section = { name: 'products', total: 1e15, paths: async () => [] }
  expect(partsOf([section])).toHaveLength(1000)
})

test('in many languages each address stands there once, or a file would be as long as their square', () => {
  const languages = Array.from({ length: 400 }, (_, at) => ({ id: at + 1, name: `x${at}` }))
  const set = urlSet(['/products'], { ...settings, languages } as typeof settings, origin)
  expect(locs(set)).toEqual([`${origin}/products`])
})
