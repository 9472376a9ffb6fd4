import type { FlashSaleInfo } from '@shop/contract'
import type { Sale } from '../catalogue/dictionary.ts'
import { withoutZone } from '../http/instant.ts'
import { pictureUrl, type RequestView } from '../http/request-view.ts'

/** A sale without its products. */
export const presentSale = (view: RequestView, sale: Sale): FlashSaleInfo => ({
  id: sale.id,
  name: sale.name,
  thumbnail: pictureUrl(view, sale.thumbnail),
  start_date: withoutZone(new Date(sale.starts_at)),
  end_date: withoutZone(new Date(sale.ends_at)),
})
