import { useT } from '@shop/ui/i18n'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { MessagesScreen } from '#app/screens/messages/messages-screen.tsx'

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
