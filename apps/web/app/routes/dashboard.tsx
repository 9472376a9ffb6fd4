import { useT } from '@shop/ui/i18n'
import { addressesResource } from '#app/data/addresses.ts'
import { ordersResource } from '#app/data/orders.ts'
import { preload } from '#app/data/resource.ts'
import { sessionStore } from '#app/data/session-store.ts'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { DashboardScreen } from '#app/screens/dashboard/dashboard-screen.tsx'

/** Without one the server would leave the screen to the browser, title and all. */
export const loader = () => null

export function clientLoader() {
  if (sessionStore.read().token) {
    preload(ordersResource, '', 1)
    preload(addressesResource)
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
