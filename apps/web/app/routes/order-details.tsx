import { useT } from '@shop/ui/i18n'
import { OrderDetailsScreen } from '#app/features/orders/index.ts'
import { PageHead } from '#app/features/seo/page-head.tsx'
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
