import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { Link } from '#app/lib/link.tsx'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { MessageScreen } from './message-screen.tsx'

/** Any path that is nobody's, on the bare layout (specification.md section 2). */
export function NotFoundScreen() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Page Not Found')} hidden />
      <MessageScreen
        mark="404"
        title={t('Page Not Found')}
        hint={t('The page you are looking for has moved or never existed.')}
        actions={
          <>
            <Button asChild>
              <Link to="/">{t('Back to home')}</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/products">{t('Explore products')}</Link>
            </Button>
          </>
        }
      />
    </>
  )
}
