import type { Database } from '../db/index.ts'
import {
  banners,
  brands,
  categories,
  colors,
  countries,
  coupons,
  currencies,
  footerItems,
  footers,
  languages,
  menus,
  paymentGateways,
  searchSynonyms,
  settings,
  shopDeliveryBands,
  shops,
  sizes,
  socialLinks,
  subCategories,
  units,
  vatTaxes,
} from '../db/schema.ts'
import { brands as brandSeeds } from './content/brands.ts'
import { catalogue } from './content/catalogue/index.ts'
import { awayMessage } from './content/chats.ts'
import { countries as countrySeeds } from './content/countries.ts'
import {
  type BannerSeed,
  coupons as couponSeeds,
  homeAds,
  homeBanners,
} from './content/marketing.ts'
import {
  colours,
  measuredKinds,
  sizeGuide,
  sizes as sizeSeeds,
  units as unitSeeds,
} from './content/options.ts'
import { picture } from './content/products.ts'
import { type ShopSeed, shops as shopSeeds } from './content/shops.ts'
import * as site from './content/site.ts'
import { synonyms } from './content/synonyms/index.ts'
import { inEach, named, others, type Words, words } from './content/words.ts'
import { insertRows } from './insert.ts'

/** Keys are places in the content, from 1, so that everything else can refer to them. */
const numbered = <T, R extends object>(
  list: readonly T[],
  row: (entry: T, position: number) => R,
) => list.map((entry, index) => ({ id: index + 1, ...row(entry, index + 1) }))

const idsBy = <T>(list: readonly T[], key: (entry: T) => string) => {
  const map = new Map(list.map((entry, index) => [key(entry), index + 1]))
  return (name: string) => {
    const id = map.get(name)
    if (id === undefined) throw new Error(`the seed has no "${name}"`)
    return id
  }
}

const subSeeds = catalogue.flatMap((category, index) =>
  category.subCategories.map((sub) => ({ ...sub, categoryId: index + 1 })),
)

/** Keys by what the content calls things. */
export const ids = {
  shop: idsBy(shopSeeds, ({ slug }) => slug),
  category: idsBy(catalogue, ({ slug }) => slug),
  subCategory: idsBy(subSeeds, ({ slug }) => slug),
  size: idsBy(sizeSeeds, ({ en }) => en),
  colour: idsBy(colours, ({ paint }) => paint),
  unit: idsBy(unitSeeds, ({ en }) => en),
}

const visit: Words = { en: 'Visit us', ar: 'زورونا', ir: 'به ما سر بزنید' }

/** Address and number run from left to right in every language. */
const ltr = (text: string) => `\u2066${text}\u2069`

const story = (shop: ShopSeed) =>
  inEach((language) => {
    const told = [shop.address, shop.phone].map(language === 'en' ? String : ltr)
    return `<p>${shop.story[language]}</p><p><strong>${visit[language]}</strong><br>${told.join('<br>')}</p>`
  })

const insertShops = async (db: Database, now: Date) => {
  const away = new Date(now.getTime() - 5 * 60 * 60 * 1000)
  const opened = (position: number) => new Date(now.getTime() - (900 - position * 23) * 86_400_000)
  await insertRows(
    db,
    shops,
    numbered(shopSeeds, (shop, position) => ({
      name: shop.name,
      slug: shop.slug,
      logo: picture(`s/${shop.slug}`),
      banner: picture(`sb/${shop.slug}-1`),
      shortDescription: shop.about.en,
      shortDescriptions: others(shop.about),
      description: story(shop).en,
      descriptions: others(story(shop)),
      estimatedDeliveryTime: shop.delivery,
      opensAt: shop.hours?.[0] ?? null,
      closesAt: shop.hours?.[1] ?? null,
      lastSeenAt: shop.present ? now : away,
      awayMessage: awayMessage(shop).en,
      awayMessages: others(awayMessage(shop)),
      createdAt: opened(position),
      updatedAt: now,
    })),
  )
  const bands = [
    [1, 2],
    [3, 6],
    [7, null],
  ] as const
  await insertRows(
    db,
    shopDeliveryBands,
    shopSeeds.flatMap(({ slug, charges }) =>
      bands.map(([minQuantity, maxQuantity], index) => ({
        shopId: ids.shop(slug),
        minQuantity,
        maxQuantity,
        charge: charges[index] ?? charges[0],
      })),
    ),
  )
}

const insertCatalogue = async (db: Database) => {
  await insertRows(
    db,
    brands,
    numbered(brandSeeds, ({ name }) => named(name)),
  )
  await insertRows(
    db,
    categories,
    numbered(catalogue, ({ name, slug }, position) => ({
      ...named(name),
      slug,
      thumbnail: picture(`c/${slug}`),
      position,
    })),
  )
  await insertRows(
    db,
    subCategories,
    numbered(subSeeds, ({ name, slug, categoryId, kind }, position) => ({
      ...named(name),
      slug,
      categoryId,
      thumbnail: picture(`c/${slug}`),
      sizeGuide: measuredKinds.has(kind) ? sizeGuide : null,
      position,
    })),
  )
  await insertRows(
    db,
    sizes,
    numbered(sizeSeeds, (size, position) => ({ ...named(size), position })),
  )
  await insertRows(
    db,
    colors,
    numbered(colours, ({ name, code }, position) => ({
      ...named(name),
      colorCode: code,
      position,
    })),
  )
  await insertRows(db, units, numbered(unitSeeds, named))
  await insertRows(db, searchSynonyms, synonyms)
}

const insertSite = async (db: Database) => {
  const values = Object.entries(site.settings).map(([key, value]) => ({ key, value }))
  await insertRows(db, settings, values)
  await insertRows(
    db,
    languages,
    numbered(site.languages, (row, position) => ({ ...row, position })),
  )
  await insertRows(
    db,
    currencies,
    numbered(site.currencies, (row) => row),
  )
  await insertRows(
    db,
    countries,
    numbered(countrySeeds, (row) => row),
  )
  await insertRows(
    db,
    menus,
    numbered(site.menus, (row, position) => ({ ...row, title: row.name, position })),
  )
  await insertRows(
    db,
    footers,
    numbered(site.footers, ({ title }, position) => ({ title, position })),
  )
  await insertRows(
    db,
    footerItems,
    site.footers.flatMap(({ items }, footer) =>
      items.map((item, index) => ({ footerId: footer + 1, ...item, position: index + 1 })),
    ),
  )
  await insertRows(
    db,
    socialLinks,
    numbered(site.socialLinks, (row, position) => ({ ...row, position })),
  )
  await insertRows(
    db,
    paymentGateways,
    numbered(site.paymentGateways, (row, position) => ({ ...row, position })),
  )
  await insertRows(
    db,
    vatTaxes,
    numbered(site.vatTaxes, ({ name, percentage }) => ({ ...named(name), percentage })),
  )
}

const titled = (title: Words) => ({ title: title.en, titles: others(title) })

/** A picture of the home page with its title on it, composed for both directions of reading. */
const speaking = ({ title, thumbnail, link }: BannerSeed) => ({
  shopId: null,
  ...titled(title),
  thumbnail: picture(thumbnail),
  thumbnails: Object.fromEntries(
    site.languages
      .filter(({ direction }) => direction === 'rtl')
      .map(({ name }) => [name, picture(`${thumbnail}-rtl`)]),
  ),
  link,
})

const insertMarketing = async (db: Database, now: Date) => {
  await insertRows(db, banners, [
    ...homeBanners.map((banner, position) => ({
      kind: 'banner' as const,
      ...speaking(banner),
      position,
    })),
    ...homeAds.map((ad, position) => ({ kind: 'ad' as const, ...speaking(ad), position })),
    ...shopSeeds.flatMap(({ slug, name }) =>
      [1, 2].map((position) => ({
        shopId: ids.shop(slug),
        kind: 'banner' as const,
        ...titled(words(name)),
        thumbnail: picture(`sb/${slug}-${position}`),
        thumbnails: {},
        link: null,
        position,
      })),
    ),
  ])
  await insertRows(
    db,
    coupons,
    numbered(couponSeeds(now), ({ shop, ...coupon }) => ({
      ...coupon,
      shopId: shop === null ? null : ids.shop(shop),
    })),
  )
}

/** Everything but products, people and orders. */
export const insertBase = async (db: Database, now: Date) => {
  await insertShops(db, now)
  await insertCatalogue(db)
  await insertSite(db)
  await insertMarketing(db, now)
}
