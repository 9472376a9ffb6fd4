import { pageSize } from './catalogue.ts'
import { sharedResource } from './resource.ts'

/** Which sale, which of its categories, and which page. */
export interface SaleQuery {
  id: number
  category: number | null
  page: number
}

/** A flash sale with one page of its products. */
export const flashSaleResource = sharedResource(
  'flash-sale',
  async (client, { id, category, page }: SaleQuery) => {
    const { getFlashSale } = await import('@shop/contract/shops')
    const query = { page, per_page: pageSize, category_id: category ?? undefined }
    return (await client(getFlashSale, { path: { id }, query })).data
  },
)
