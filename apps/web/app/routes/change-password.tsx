import { useT } from '@shop/ui/i18n'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { ChangePasswordScreen } from '#app/screens/profile/change-password-screen.tsx'

export default function ChangePassword() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Change Password')} hidden />
      <ChangePasswordScreen />
    </>
  )
}
