import type { CartShop } from '@shop/contract'
import { useResource } from '#app/data/resource.ts'
import { vouchersResource } from '#app/data/vouchers.ts'
import { leastLack } from './lack-of.ts'
import { SpendMore } from './spend-more.tsx'

/** Why a shop's collected vouchers take nothing off yet; nothing where one does, or where they cannot be read. */
export function ShortVoucher({ shop: { shop_id, products } }: { shop: CartShop }) {
  const { data = [] } = useResource(vouchersResource, [shop_id])
  return <SpendMore lack={leastLack(data, products)} />
}
