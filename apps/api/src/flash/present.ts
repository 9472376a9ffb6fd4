import type { FlashSaleInfo } from '@shop/contract'
import type { Sale } from '../catalogue/dictionary.ts'
import { withoutZone } from '../http/instant.ts'
import { nameIn, pictureUrl, type Viewer } from '../http/viewer.ts'

/** A sale without its products. */
export const presentSale = (viewer: Viewer, sale: Sale): FlashSaleInfo => ({
  id: sale.id,
  name: nameIn(viewer, sale),
  thumbnail: pictureUrl(viewer, sale.thumbnail),
  start_date: withoutZone(new Date(sale.starts_at)),
  end_date: withoutZone(new Date(sale.ends_at)),
})
