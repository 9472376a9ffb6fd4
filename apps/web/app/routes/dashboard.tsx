import { useT } from '@shop/ui/i18n'
import { addressesResource } from '#app/data/account.ts'
import { recentViewsResource } from '#app/data/catalogue.ts'
import { ordersResource } from '#app/data/orders.ts'
import { warm } from '#app/data/resource.ts'
import { DashboardScreen } from '#app/features/account/index.ts'
import { PageHead } from '#app/features/seo/page-head.tsx'
import { sessionStore } from '#app/session/session-store.ts'

/** Without one the server would leave the screen to the browser, title and all. */
export const loader = () => null

export function clientLoader() {
  if (sessionStore.read().token) {
    warm(ordersResource, '', 1)
    warm(addressesResource)
    warm(recentViewsResource)
  }
  return null
}

export default function Dashboard() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Dashboard')} hidden />
      <DashboardScreen />
    </>
  )
}
