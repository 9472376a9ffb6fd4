import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { useT } from '@shop/ui/i18n'
import { PackageIcon } from '@shop/ui/icons'
import { Link } from '#app/lib/link.tsx'

/** No order of this number is the shopper's: nothing that asking again would change. */
export function OrderNotFound() {
  const t = useT()
  return (
    <EmptyState
      icon={<PackageIcon />}
      titleAs="h1"
      title={t('Order not found')}
      hint={t('It may belong to another account, or the address may be mistyped.')}
      action={
        <Button asChild>
          <Link to="/order-history">{t('Show all orders')}</Link>
        </Button>
      }
    />
  )
}
