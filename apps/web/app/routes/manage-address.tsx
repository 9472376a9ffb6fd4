import { useT } from '@shop/ui/i18n'
import { addressesResource } from '#app/data/addresses.ts'
import { preload } from '#app/data/resource.ts'
import { sessionStore } from '#app/data/session-store.ts'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { ManageAddressScreen } from '#app/screens/addresses/manage-address-screen.tsx'

/** Without one the server would leave the screen to the browser, title and all. */
export const loader = () => null

export function clientLoader() {
  if (sessionStore.read().token) preload(addressesResource)
  return null
}

export default function ManageAddress() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Manage Address')} hidden />
      <ManageAddressScreen />
    </>
  )
}
