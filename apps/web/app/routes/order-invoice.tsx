import '#app/whole.css'
import { useT } from '@shop/ui/i18n'
import { InvoiceScreen } from '#app/features/orders/index.ts'
import { PageHead } from '#app/features/seo/page-head.tsx'
import type { Route } from './+types/order-invoice'

/** Without one the server would leave the screen to the browser, title and all. */
export const loader = () => null

export default function OrderInvoice({ params }: Route.ComponentProps) {
  const t = useT()
  return (
    <>
      <PageHead title={t('Invoice')} hidden />
      <InvoiceScreen id={params.id} />
    </>
  )
}
