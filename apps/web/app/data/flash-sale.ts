import { sharedResource } from './resource.ts'

/** Which sale, which of its categories, and which page. */
export interface SaleAsked {
  id: number
  category: number | null
  page: number
}

const calls = () => import('./flash-sale-calls.ts')

/** A flash sale with one page of its products. */
export const flashSaleResource = sharedResource('flash-sale', async (door, asked: SaleAsked) =>
  (await calls()).flashSale(door, asked),
)
