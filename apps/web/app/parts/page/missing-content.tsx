import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { useT } from '@shop/ui/i18n'
import { SearchIcon } from '@shop/ui/icons'
import { Link } from '#app/lib/link.tsx'
import { PageHead } from './page-head.tsx'

export interface MissingScreenProps {
  title: string
  hint: string
}

/** What MissingScreen shows. */
export function MissingContent({ title, hint }: MissingScreenProps) {
  const t = useT()
  return (
    <>
      <PageHead title={t('Page Not Found')} hidden />
      <EmptyState
        icon={<SearchIcon />}
        titleAs="h1"
        title={title}
        hint={hint}
        action={
          <Button asChild>
            <Link to="/products">{t('Browse all products')}</Link>
          </Button>
        }
        className="min-h-[60dvh]"
      />
    </>
  )
}
