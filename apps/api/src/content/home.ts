import type { DataOf, getHome } from '@shop/contract'
import { listCategories } from '../catalogue/categories.ts'
import { findProducts } from '../catalogue/products.ts'
import type { Deps } from '../deps.ts'
import { readFlashSales, saleProducts } from '../flash/service.ts'
import type { Page } from '../http/paging.ts'
import type { Viewer } from '../http/viewer.ts'
import { readSetting } from '../settings/service.ts'
import { listBanners, listShops } from '../shops/service.ts'

const first = (limit: number): Page => ({ limit, offset: 0 })

/** The answer of /home; `page` cuts the just-for-you block, the only one that has pages. */
export const readHome = async (
  deps: Deps,
  viewer: Viewer,
  page: Page,
): Promise<DataOf<typeof getHome>> => {
  const multiVendor = await readSetting(deps, 'multi_vendor')
  const sales = await readFlashSales(deps, viewer)
  const running = sales.running_flash_sale
  const [banners, ads, categories, shops, popular, justForYou, inSale] = await Promise.all([
    listBanners(deps, viewer, null),
    listBanners(deps, viewer, null, 'ad'),
    listCategories(deps, viewer),
    multiVendor ? listShops(deps, viewer, first(8)) : [],
    findProducts(deps, viewer, { filter: {}, sort: 'popular_product', page: first(6) }),
    findProducts(deps, viewer, { filter: {}, sort: 'just_for_you', page }),
    running ? saleProducts(deps, viewer, running.id, first(9)) : [],
  ])
  return {
    banners,
    ads: ads.slice(0, 2),
    categories: categories.slice(0, 10),
    shops,
    popular_products: popular.products,
    just_for_you: justForYou,
    incoming_flash_sale: sales.incoming_flash_sale,
    running_flash_sale: running && { ...running, products: inSale },
  }
}
