import { describe, expect, test } from 'vitest'
import { galleryScene } from '../../media/gallery.ts'
import { staticSvg } from '../../media/static.ts'
import { sceneOf } from '../../media/store.ts'
import { isPicture, valueNames, valueShapes } from '../../settings/shapes.ts'
import { translations } from '../../settings/translations.ts'
import { brands } from './brands.ts'
import { catalogue } from './catalogue/index.ts'
import { countries } from './countries.ts'
import { customers } from './customers.ts'
import { journal, writers } from './journal/index.ts'
import { tagNames } from './journal/tags.ts'
import { homeAds, homeBanners } from './marketing.ts'
import { colours, sizes, units } from './options.ts'
import { pages } from './pages.ts'
import { makeProduct, makeProducts } from './products.ts'
import { makeReviews } from './reviews.ts'
import { shops } from './shops.ts'
import { settings, socialLinks, themeColours } from './site.ts'
import { issueTypes } from './tickets.ts'
import type { Words } from './words.ts'

const now = new Date('2030-01-15T12:00:00Z')
const products = makeProducts(1, 440, now)
const key = (file: string) => file.replace(/\.webp$/, '')
const isDrawn = (file: string) =>
  file.endsWith('.svg') ? staticSvg(file.slice(0, -4)) !== null : sceneOf(key(file)) !== null

describe('the demo shop', () => {
  test('has as much of everything as a shop needs', () => {
    const reviews = products.flatMap((product) => makeReviews(product, now))
    expect(shops.length).toBeGreaterThanOrEqual(14)
    expect(brands.length).toBeGreaterThanOrEqual(44)
    expect(catalogue.map(({ subCategories }) => subCategories.length)).toEqual(Array(12).fill(4))
    expect(reviews.length).toBeGreaterThan(2000)
    expect(customers).toHaveLength(60)
    expect(countries.length).toBeGreaterThan(220)
    expect(products.filter(({ quantity }) => quantity === 0).length).toBeGreaterThan(5)
    expect(products.filter(({ discountPrice }) => discountPrice).length).toBeGreaterThan(120)
  })

  test('names everything in three languages', () => {
    const arabic = /[\u0600-\u06ff]/
    const named: Words[] = [
      ...brands.map(({ name }) => name),
      ...catalogue.flatMap(({ name, subCategories }) => [
        name,
        ...subCategories.map((sub) => sub.name),
      ]),
      ...colours.map(({ name }) => name),
      ...units,
      ...products.map(({ names }) => names),
    ]
    const incomplete = named.filter(({ en, ar, ir }) => !en || !arabic.test(ar) || !arabic.test(ir))
    expect(incomplete).toEqual([])
    expect(sizes.filter(({ en, ar, ir }) => !en || !ar || !ir)).toEqual([])
  })

  test('gives no two products one name or code', () => {
    const many = makeProducts(1, 20_000, now)
    for (const language of ['en', 'ar', 'ir'] as const)
      expect(new Set(many.map(({ names }) => names[language])).size).toBe(many.length)
    expect(new Set(many.map(({ code }) => code)).size).toBe(many.length)
  })

  test('shows hardly any two products by one picture', () => {
    const pictures = Map.groupBy(products, ({ thumbnail }) => thumbnail)
    const shared = [...pictures.values()].filter(({ length }) => length > 1)
    expect(shared.length).toBeLessThanOrEqual(2)
    expect(shared.flat().length).toBeLessThanOrEqual(4)
  })

  test('shows only pictures that can be drawn', () => {
    const names: readonly string[] = valueNames.filter((name) => isPicture(valueShapes[name]))
    const ofSettings = Object.entries(settings).filter(([name]) => names.includes(name))
    const files = [
      ...products.flatMap(({ thumbnail, media }) => [
        thumbnail,
        ...media.flatMap((item) => item.thumbnail ?? []),
      ]),
      ...[...homeBanners, ...homeAds].map(({ thumbnail }) => thumbnail),
      ...socialLinks.map(({ logo }) => logo),
      ...ofSettings.map(([, value]) => String(value)),
    ]
    expect(files.filter((picture) => !isDrawn(picture))).toEqual([])
    const slugs = catalogue.flatMap(({ slug, subCategories }) => [
      slug,
      ...subCategories.map((sub) => sub.slug),
    ])
    expect(slugs.filter((slug) => galleryScene(`c/${slug}`) === null)).toEqual([])
    expect(shops.filter(({ slug }) => galleryScene(`s/${slug}`) === null)).toEqual([])
    const pictures = products.map(
      ({ media }) => 1 + media.filter(({ type }) => type === 'image').length,
    )
    expect(Math.min(...pictures)).toBeGreaterThanOrEqual(3)
  })

  test('has a journal that can be read, looked at and followed in three languages', () => {
    const posts = journal.flatMap(({ posts }) => posts)
    const arabic = /[\u0600-\u06ff]/
    const titles = [
      ...journal.map(({ name }) => name),
      ...[...posts, ...pages].map((one) => one.title),
    ]
    expect(journal).toHaveLength(5)
    expect(posts.length).toBeGreaterThanOrEqual(24)
    expect(titles.filter(({ ar, ir }) => !arabic.test(ar) || !arabic.test(ir))).toEqual([])
    expect(posts.filter(({ slug }) => galleryScene(`j/${slug}`) === null)).toEqual([])
    expect(posts.filter(({ author }) => !isDrawn(writers[author] ?? ''))).toEqual([])
    const slugs = catalogue.map(({ slug }) => slug)
    expect(posts.filter(({ products }) => !slugs.includes(products))).toEqual([])
    const built = (html: string) => html.match(/<[a-z0-9]+>/g)
    for (const { html } of [...posts, ...pages]) {
      expect(html.en).toMatch(/^(<(p|h2|ul|ol|blockquote|table)>.*<\/\2>\n?)+$/)
      expect([built(html.ar), built(html.ir)]).toEqual([built(html.en), built(html.en)])
    }
    expect(posts.flatMap(({ tags }) => tags).filter((tag) => !tagNames.has(tag))).toEqual([])
  })

  test('has policies that name what the shop has: its days, its buttons, its statuses', () => {
    const policies = pages.filter(({ slug }) => /policy$|^terms/.test(slug))
    const namedIn = (html: string) => [...html.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name)
    const named = policies.flatMap(({ html }) => namedIn(html.en))
    const phrases = translations().get('en') ?? {}
    const topics = issueTypes.map(({ name }) => name)
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter((name) => !phrases[name] && !topics.includes(name))).toEqual([])
    for (const locale of ['ar', 'ir'] as const) {
      const told = translations().get(locale) ?? {}
      const translated = (name: string) =>
        told[name] ?? issueTypes.find((type) => type.name === name)?.names[locale]
      expect(policies.flatMap(({ html }) => namedIn(html[locale]))).toEqual(named.map(translated))
    }
    const days = policies.flatMap(({ html }) => html.en.match(/\d+ days/g) ?? [])
    expect(new Set(days)).toEqual(new Set([`${settings.return_order_within_days} days`]))
  })

  test('is the same shop every time', () => {
    expect(makeProduct(321, now)).toEqual(makeProducts(300, 330, now)[21])
  })

  test('has all twelve theme colours', () => {
    expect(Object.values(themeColours)).toHaveLength(12)
    for (const colour of Object.values(themeColours)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })
})
