import { useT } from '@shop/ui/i18n'
import { addressesResource } from '#app/data/addresses.ts'
import { preload } from '#app/data/resource.ts'
import { sessionStore } from '#app/data/session-store.ts'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { EditAddressScreen } from '#app/screens/addresses/address-screens.tsx'
import type { Route } from './+types/edit-address'

/** Without one the server would leave the screen to the browser, title and all. */
export const loader = () => null

export function clientLoader() {
  if (sessionStore.read().token) preload(addressesResource)
  return null
}

export default function EditAddress({ params }: Route.ComponentProps) {
  const t = useT()
  return (
    <>
      <PageHead title={t('Edit Address')} hidden />
      <EditAddressScreen id={params.id} />
    </>
  )
}
