import { getFlashSale } from '@shop/contract/shops'
import { pageSize } from './catalogue.ts'
import type { Door } from './door.ts'
import type { SaleAsked } from './flash-sale.ts'

export const flashSale = async (door: Door, { id, category, page }: SaleAsked) =>
  (
    await door(getFlashSale, {
      path: { id },
      query: { page, per_page: pageSize, ...(category === null ? {} : { category_id: category }) },
    })
  ).data
