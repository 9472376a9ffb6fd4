import { useT } from '@shop/ui/i18n'
import { profileResource } from '#app/data/account.ts'
import { countriesResource } from '#app/data/countries.ts'
import { preload } from '#app/data/resource.ts'
import { sessionStore } from '#app/data/session-store.ts'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { ProfileScreen } from '#app/screens/profile/profile-screen.tsx'

/** Without one the server would leave the screen to the browser, title and all. */
export const loader = () => null

export function clientLoader() {
  if (sessionStore.read().token) {
    preload(profileResource)
    preload(countriesResource)
  }
  return null
}

export default function Profile() {
  const t = useT()
  return (
    <>
      <PageHead title={t('My Profile')} hidden />
      <ProfileScreen />
    </>
  )
}
