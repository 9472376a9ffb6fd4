import type { Database } from '../db/index.ts'
import { productColors, productMedia, productSizes, products } from '../db/schema.ts'
import { ids } from './base.ts'
import type { ProductSeed } from './content/products.ts'
import { others } from './content/words.ts'
import { insertRows } from './insert.ts'

/** Products with their sizes, colours and pictures. */
export const insertProducts = async (db: Database, list: readonly ProductSeed[]) => {
  await insertRows(
    db,
    products,
    list.map((product) => ({
      id: product.id,
      shopId: ids.shop(product.shop),
      categoryId: ids.category(product.category),
      subCategoryId: ids.subCategory(product.subCategory),
      brandId: product.brand + 1,
      unitId: ids.unit(product.unit),
      code: product.code,
      name: product.names.en,
      names: { ar: product.names.ar, ir: product.names.ir },
      shortDescription: product.shortDescription.en,
      shortDescriptions: others(product.shortDescription),
      description: product.description.en,
      descriptions: others(product.description),
      thumbnail: product.thumbnail,
      price: product.price,
      discountPrice: product.discountPrice,
      taxRate: product.taxRate,
      quantity: product.quantity,
      metaTitle: product.names.en,
      metaDescription: product.shortDescription.en,
      metaKeywords: product.keywords,
      createdAt: product.createdAt,
      updatedAt: product.createdAt,
    })),
  )
  await insertRows(
    db,
    productSizes,
    list.flatMap(({ id, sizes }) =>
      sizes.map(({ name, surcharge }) => ({ productId: id, sizeId: ids.size(name), surcharge })),
    ),
  )
  await insertRows(
    db,
    productColors,
    list.flatMap(({ id, colours }) =>
      colours.map(({ paint, surcharge }, position) => ({
        productId: id,
        colorId: ids.colour(paint),
        surcharge,
        position,
      })),
    ),
  )
  await insertRows(
    db,
    productMedia,
    list.flatMap(({ id, media }) =>
      media.map(({ type, thumbnail, url, colour }, position) => ({
        productId: id,
        type,
        thumbnail,
        url,
        colorId: colour === null ? null : ids.colour(colour),
        position,
      })),
    ),
  )
}
