import { useT } from '@shop/ui/i18n'
import { addressesResource } from '#app/data/account.ts'
import { warm } from '#app/data/resource.ts'
import { frame } from '#app/features/catalogue/page-frame.tsx'
import { CheckoutScreen } from '#app/features/checkout/index.ts'
import { PageHead } from '#app/features/seo/page-head.tsx'
import { sessionStore } from '#app/session/session-store.ts'

/** Without one the server would leave the screen to the browser, title and all. */
export const loader = () => null

export function clientLoader() {
  if (sessionStore.read().token) warm(addressesResource)
  return null
}

export default function Checkout() {
  const t = useT()
  return (
    <div className={`${frame} py-6 sm:py-10`}>
      <PageHead title={t('Checkout')} hidden />
      <div className="mx-auto max-w-6xl">
        <CheckoutScreen />
      </div>
    </div>
  )
}
