import type { FlashSaleInfo } from '@shop/contract'
import type { Sale } from '../catalogue/dictionary.ts'
import { pictureUrl, type View } from '../http/view.ts'

/** A moment as the wire writes it, to the second. */
const wire = (iso: string) => `${iso.slice(0, 19)}Z`

/** A sale without its products. */
export const presentSale = (view: View, sale: Sale): FlashSaleInfo => ({
  id: sale.id,
  name: sale.name,
  thumbnail: pictureUrl(view, sale.thumbnail),
  start_date: wire(sale.starts_at),
  end_date: wire(sale.ends_at),
})
