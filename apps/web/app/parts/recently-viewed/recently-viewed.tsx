import type { ProductDetails } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { useEffect, useRef } from 'react'
import { ApiError } from '#app/data/api-error.ts'
import { browserClient } from '#app/data/browser-client.ts'
import { productResource } from '#app/data/catalogue.ts'
import { useSession } from '#app/data/session-store.ts'
import { useNear } from '#app/lib/use-near.ts'
import { ProductSection } from '#app/parts/tile/product-section.tsx'
import { recentlyViewedList } from '#app/state/recently-viewed/recently-viewed-list.ts'
import { tileOf } from '#app/state/recently-viewed/tile-of.ts'
import { useRecentlyViewed } from '#app/state/recently-viewed/use-recently-viewed.ts'
import { ClearRecentlyViewed } from './clear-recently-viewed.tsx'

const row = 6

/** Reads again what is old, one after the other: nobody waits for it. */
async function refreshViewed() {
  for (const id of recentlyViewedList.aged()) {
    try {
      const { product } = await productResource.load(browserClient, id)
      recentlyViewedList.update(id, tileOf(product))
    } catch (error) {
      if (error instanceof ApiError && [404, 410, 422].includes(error.status))
        recentlyViewedList.update(id, null)
    }
  }
}

export interface RecentlyViewedProps {
  /** The product that is being looked at: it is noted down, and not shown. */
  current?: ProductDetails
}

/** What was looked at lately. It comes after everything else, so nothing makes room for it. */
export function RecentlyViewed({ current }: RecentlyViewedProps) {
  const t = useT()
  const { token } = useSession()
  const { products, clear } = useRecentlyViewed()
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box)

  useEffect(() => {
    if (!current) return
    if (token) recentlyViewedList.recall(current.id)
    else recentlyViewedList.remember(tileOf(current))
  }, [current, token])
  useEffect(() => {
    // A customer's list comes from the server, as it is today.
    if (isNear && !token) void refreshViewed()
  }, [isNear, token])

  const title = t('Recently viewed')
  const others = products.filter(({ id }) => id !== current?.id).slice(0, row)
  return (
    <div ref={box} hidden={others.length === 0}>
      <ProductSection
        title={title}
        products={others}
        aside={<ClearRecentlyViewed title={title} onClear={clear} />}
      />
    </div>
  )
}
