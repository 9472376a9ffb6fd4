import type { Product } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { recentViewsResource } from '#app/data/catalogue.ts'
import { useResource } from '#app/data/resource.ts'
import { useSession } from '#app/data/session-store.ts'
import { recentlyViewedList, useRecentlyViewedList } from './recently-viewed-list.ts'

export interface RecentlyViewedProducts {
  /** The last first; none until they are known. */
  products: Product[]
  clear: () => void
}

/** What was looked at lately: a customer's list is the server's (wire.md 4), a guest's this browser's. */
export function useRecentlyViewed(): RecentlyViewedProducts {
  const t = useT()
  const { toast } = useToaster()
  const { token, user } = useSession()
  const { seen: viewed, forgotten } = useRecentlyViewedList()
  // Without it the page is whole: a failure is no reason to interrupt. A view that is counted reads it again.
  const { data = [] } = useResource(recentViewsResource, token ? [] : null, {
    revalidateIfStale: false,
  })
  const left = forgotten?.user === user?.id ? forgotten?.ids : []
  return {
    products: token
      ? data.filter(({ id }) => !left?.includes(id))
      : viewed.map(({ product }) => product),
    clear: () => {
      const before = recentlyViewedList.read()
      if (user)
        recentlyViewedList.forget(
          user.id,
          data.map(({ id }) => id),
        )
      else recentlyViewedList.clear()
      toast({
        id: 'recently-viewed',
        title: t('The products you viewed are forgotten'),
        action: { label: t('Undo'), onSelect: () => recentlyViewedList.replace(before) },
      })
    },
  }
}
