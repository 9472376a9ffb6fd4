import '#app/whole.css'
import { useT } from '@shop/ui/i18n'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { InvoiceScreen } from '#app/screens/orders/invoice-screen.tsx'
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
