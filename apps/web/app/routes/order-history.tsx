import { useT } from '@shop/ui/i18n'
import { ordersResource } from '#app/data/orders.ts'
import { preload } from '#app/data/resource.ts'
import { sessionStore } from '#app/data/session-store.ts'
import { readOrderQuery } from '#app/parts/orders/order-query.ts'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { OrderHistoryScreen } from '#app/screens/orders/order-history-screen.tsx'
import type { Route } from './+types/order-history'

/** Without one the server would leave the screen to the browser, title and all. */
export const loader = () => null

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { status, page } = readOrderQuery(new URL(request.url).searchParams)
  if (sessionStore.read().token) preload(ordersResource, status, page)
  return null
}

export default function OrderHistory() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Order History')} hidden />
      <OrderHistoryScreen />
    </>
  )
}
