import { useT } from '@shop/ui/i18n'
import { MessagesScreen } from '#app/features/chat/messages-screen.tsx'
import { PageHead } from '#app/features/seo/page-head.tsx'

/** Without one the server would leave the screen to the browser, title and all. */
export const loader = () => null

export const clientLoader = () => null

export default function Massages() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Messages')} hidden />
      <MessagesScreen />
    </>
  )
}
