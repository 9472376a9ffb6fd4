import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { useEffect } from 'react'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { MessageScreen } from './message-screen.tsx'

/** A screen that broke: says so and offers to load it again. */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useT()
  useEffect(() => console.error(error), [error])
  return (
    <>
      <PageHead title={t('Something went wrong')} hidden />
      <MessageScreen
        mark="!"
        title={t('Something went wrong')}
        hint={t('This page could not be shown. Your cart is safe.')}
        actions={
          <>
            <Button onClick={() => location.reload()}>{t('Retry')}</Button>
            {/* A plain link: what broke may be the app itself. */}
            <Button asChild variant="secondary">
              <a href="/">{t('Back to home')}</a>
            </Button>
          </>
        }
      />
    </>
  )
}
