import { useT } from '@shop/ui/i18n'
import { recentViewsResource } from '#app/data/catalogue.ts'
import { useResource } from '#app/data/resource.ts'
import { ProductSection } from '#app/features/catalogue/index.ts'
import { useSession } from '#app/session/session-store.ts'

/** What a customer looked at last. It comes after everything else, so nothing makes room for it. */
export function RecentlyViewed() {
  const t = useT()
  const { token } = useSession()
  const { data, error } = useResource(recentViewsResource, token ? [] : null)
  // Without it the page is whole: a failure is no reason to interrupt.
  if (!token || error) return null
  return <ProductSection title={t('Recently viewed')} products={data?.slice(0, 6)} />
}
