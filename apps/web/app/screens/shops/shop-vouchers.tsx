import '#app/whole.css'
import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { useT } from '@shop/ui/i18n'
import { TicketIcon } from '@shop/ui/icons'
import { useSession } from '#app/data/session-store.ts'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import { useNavigate } from '#app/lib/use-navigate.ts'
import { shopHref } from '#app/parts/shops/shop-href.ts'
import { VoucherList } from '#app/parts/vouchers/voucher-list.tsx'
import { useAuth } from '#app/state/session/auth-context.ts'

/** A shop's vouchers; only customers can see and collect them (wire.md 7). */
export default function ShopVouchers({ shop }: { shop: number }) {
  const t = useT()
  const navigate = useNavigate()
  const { token } = useSession()
  const { askLogin, preloadLogin } = useAuth()
  // Whoever is signed in is known in the browser only.
  if (!useHydrated()) return <div className="min-h-80" />
  if (!token)
    return (
      <EmptyState
        icon={<TicketIcon />}
        titleAs="h2"
        title={t('Vouchers are for customers')}
        hint={t('Log in to see what this shop takes off, and collect it.')}
        action={
          <Button
            onPointerEnter={preloadLogin}
            onFocus={preloadLogin}
            onClick={() => askLogin({ kind: 'go', path: shopHref(shop, 'vouchers') })}
          >
            {t('Login')}
          </Button>
        }
        className="min-h-80"
      />
    )
  return (
    <div className="min-h-80 max-w-3xl">
      <VoucherList shop={shop} onSignedOut={() => void navigate('/')} />
    </div>
  )
}
