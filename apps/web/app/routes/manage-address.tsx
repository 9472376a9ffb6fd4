import { useT } from '@shop/ui/i18n'
import { addressesResource } from '#app/data/account.ts'
import { warm } from '#app/data/resource.ts'
import { ManageAddressScreen } from '#app/features/addresses/manage/index.ts'
import { PageHead } from '#app/features/seo/page-head.tsx'
import { sessionStore } from '#app/session/session-store.ts'

/** Without one the server would leave the screen to the browser, title and all. */
export const loader = () => null

export function clientLoader() {
  if (sessionStore.read().token) warm(addressesResource)
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
