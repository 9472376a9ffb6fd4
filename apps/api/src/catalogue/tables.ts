import { mediaKinds } from '@shop/contract/product'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { legalPages } from '../content/tables.ts'
import { id, instant, money, names, percent, timestamps } from '../db/columns.ts'
import { shops } from '../shops/tables.ts'

export const brands = pgTable(
  'brands',
  {
    id: id(),
    name: text().notNull(),
    names: names(),
    isActive: boolean().notNull().default(true),
  },
  (table) => [uniqueIndex().on(table.name)],
)

/** The page that says how the sizes of what is in it are measured. */
const sizeGuide = () => text().references(() => legalPages.slug, { onDelete: 'set null' })

export const categories = pgTable(
  'categories',
  {
    id: id(),
    name: text().notNull(),
    names: names(),
    slug: text().notNull(),
    thumbnail: text(),
    sizeGuide: sizeGuide(),
    isActive: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (table) => [uniqueIndex().on(table.slug), index().on(table.sizeGuide)],
)

export const subCategories = pgTable(
  'sub_categories',
  {
    id: id(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    names: names(),
    slug: text().notNull(),
    thumbnail: text(),
    sizeGuide: sizeGuide(),
    isActive: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex().on(table.slug),
    index().on(table.sizeGuide),
    index().on(table.categoryId),
    // What products refer to, so that a sub-category always belongs to the product's category.
    unique('sub_categories_in_category').on(table.id, table.categoryId),
  ],
)

export const sizes = pgTable('sizes', {
  id: id(),
  name: text().notNull(),
  names: names(),
  position: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
})

export const colors = pgTable('colors', {
  id: id(),
  name: text().notNull(),
  names: names(),
  /** CSS hex such as #c9362f. */
  colorCode: text().notNull(),
  position: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
})

export const units = pgTable('units', { id: id(), name: text().notNull(), names: names() })

export const products = pgTable(
  'products',
  {
    id: id(),
    shopId: integer()
      .notNull()
      .references(() => shops.id, { onDelete: 'restrict' }),
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'restrict' }),
    subCategoryId: integer(),
    brandId: integer().references(() => brands.id, { onDelete: 'set null' }),
    unitId: integer().references(() => units.id, { onDelete: 'set null' }),
    /** What the shop itself calls it: its sku. */
    code: text().notNull(),
    name: text().notNull(),
    names: names(),
    shortDescription: text().notNull().default(''),
    shortDescriptions: names(),
    /** HTML. */
    description: text().notNull().default(''),
    descriptions: names(),
    /** Key of the main picture under /media. */
    thumbnail: text(),
    /** Without product tax. */
    price: money().notNull(),
    /** The lowered price, without product tax; null when there is none. */
    discountPrice: money(),
    /** Product taxes, summed: added to every price that is shown. */
    taxRate: percent().notNull().default('0'),
    /** Pieces in stock. */
    quantity: integer().notNull().default(0),
    metaTitle: text(),
    metaDescription: text(),
    metaKeywords: text(),
    isActive: boolean().notNull().default(true),
    /** Shown at all: the product and its shop are active. See refreshDerived. */
    isListed: boolean().notNull().default(true),
    /** Price in the running flash sale; written by syncFlashSales when a sale starts or ends. */
    flashPrice: money(),
    ratingAvg: numeric({ precision: 2, scale: 1 }).notNull().default('0'),
    reviewCount: integer().notNull().default(0),
    /** Pieces in orders that were not cancelled. */
    soldCount: integer().notNull().default(0),
    /** What is paid for one piece without options; every price filter and sort reads it. */
    effectivePrice: money()
      .notNull()
      .generatedAlwaysAs(
        sql`round(coalesce(flash_price, discount_price, price) * (1 + tax_rate / 100), 2)`,
      ),
    /** In which round of just-for-you it comes (deal.ts); null until it is dealt out. */
    turn: integer(),
    /** Where it stands in just-for-you: one product of each category a round, and last what is not dealt out. */
    shuffle: bigint({ mode: 'number' })
      .notNull()
      .generatedAlwaysAs(
        sql`case when turn is null then 4503599627370496 + id else turn * 2147483648 + category_id end`,
      ),
    ...timestamps,
  },
  (table) => {
    const listed = sql`is_listed`
    return [
      uniqueIndex().on(table.shopId, table.code),
      foreignKey({
        name: 'products_sub_category',
        columns: [table.subCategoryId, table.categoryId],
        foreignColumns: [subCategories.id, subCategories.categoryId],
      }).onDelete('restrict'),
      // One index a sort over the whole shop (`nullsFirst` is how a plain `order by … desc` reads) …
      // This one also says what a search asks of each that it finds, since reading rows takes most of its time.
      index('products_by_id')
        .on(table.id, table.effectivePrice, table.brandId, table.quantity, table.soldCount)
        .where(listed),
      index('products_by_price').on(table.effectivePrice, table.id).where(listed),
      index('products_by_sold')
        .on(table.soldCount.desc().nullsFirst(), table.id.desc().nullsFirst())
        .where(listed),
      index('products_by_popular')
        .on(
          table.reviewCount.desc().nullsFirst(),
          table.ratingAvg.desc().nullsFirst(),
          table.id.desc().nullsFirst(),
        )
        .where(listed),
      index('products_by_newest')
        .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
        .where(listed),
      index('products_by_shuffle').on(table.shuffle).where(listed),
      index('products_by_rating').on(table.ratingAvg, table.id).where(listed),
      // … and one a filter that leaves many rows, in the order most asked for.
      index('products_in_category').on(table.categoryId, table.id).where(listed),
      index('products_in_category_price')
        .on(table.categoryId, table.effectivePrice, table.id)
        .where(listed),
      index('products_in_category_sold')
        .on(table.categoryId, table.soldCount.desc().nullsFirst(), table.id.desc().nullsFirst())
        .where(listed),
      index('products_in_shop').on(table.shopId, table.id).where(listed),
      index('products_in_shop_price')
        .on(table.shopId, table.effectivePrice, table.id)
        .where(listed),
      index('products_in_shop_sold')
        .on(table.shopId, table.soldCount.desc().nullsFirst(), table.id.desc().nullsFirst())
        .where(listed),
      index('products_in_sub_category').on(table.subCategoryId, table.id).where(listed),
      index('products_of_brand').on(table.brandId, table.id).where(listed),
      // Prices of sales are compared every few seconds.
      index('products_in_flash').on(table.id).where(sql`flash_price is not null`),
      // Foreign keys: for deletes and joins that do not ask whether a product is listed.
      index().on(table.shopId),
      index().on(table.categoryId),
      index().on(table.subCategoryId, table.categoryId),
      index().on(table.brandId),
      index().on(table.unitId),
      check('products_price', sql`${table.price} >= 0`),
      check(
        'products_discount',
        sql`${table.discountPrice} is null or (${table.discountPrice} > 0 and ${table.discountPrice} < ${table.price})`,
      ),
      check('products_quantity', sql`${table.quantity} >= 0`),
    ]
  },
)
export type ProductRow = typeof products.$inferSelect

export const productSizes = pgTable(
  'product_sizes',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sizeId: integer()
      .notNull()
      .references(() => sizes.id, { onDelete: 'cascade' }),
    /** Added to the price, without product tax. */
    surcharge: money().notNull().default('0'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.sizeId] }),
    index().on(table.sizeId, table.productId),
  ],
)

export const productColors = pgTable(
  'product_colors',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    colorId: integer()
      .notNull()
      .references(() => colors.id, { onDelete: 'cascade' }),
    surcharge: money().notNull().default('0'),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.colorId] }),
    index().on(table.colorId, table.productId),
  ],
)

/** Further pictures and videos of a product; the main picture is `products.thumbnail`. */
export const productMedia = pgTable(
  'product_media',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    type: text({ enum: mediaKinds }).notNull().default('image'),
    /** Key of the picture under /media, for images. */
    thumbnail: text(),
    /** Address of a video file, or embed HTML of a hosted video. */
    url: text(),
    /** The colour that the picture shows, when it shows one. */
    colorId: integer().references(() => colors.id, { onDelete: 'set null' }),
    position: integer().notNull().default(0),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index().on(table.productId, table.position), index().on(table.colorId)],
)
