import { useT } from '@shop/ui/i18n'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { OrderDetailsScreen } from '#app/screens/orders/order-details-screen.tsx'
import type { Route } from './+types/order-details'

export default function OrderDetails({ params }: Route.ComponentProps) {
  const t = useT()
  return (
    <>
      <PageHead title={t('Order Details')} hidden />
      <OrderDetailsScreen id={params.id} />
    </>
  )
}
