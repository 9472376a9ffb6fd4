import { useT } from '@shop/ui/i18n'
import { addressesResource } from '#app/data/account.ts'
import { warm } from '#app/data/resource.ts'
import { EditAddressScreen } from '#app/features/addresses/manage/index.ts'
import { PageHead } from '#app/features/seo/page-head.tsx'
import { sessionStore } from '#app/session/session-store.ts'
import type { Route } from './+types/edit-address'

/** Without one the server would leave the screen to the browser, title and all. */
export const loader = () => null

export function clientLoader() {
  if (sessionStore.read().token) warm(addressesResource)
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
