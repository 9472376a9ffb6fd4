import { useT } from '@shop/ui/i18n'
import { ChangePasswordScreen } from '#app/features/account/index.ts'
import { PageHead } from '#app/features/seo/page-head.tsx'

export default function ChangePassword() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Change Password')} hidden />
      <ChangePasswordScreen />
    </>
  )
}
