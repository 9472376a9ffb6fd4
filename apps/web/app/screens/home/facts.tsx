import { useT } from '@shop/ui/i18n'
import { BanknoteIcon, HeadphonesIcon, StoreIcon, Undo2Icon } from '@shop/ui/icons'
import type { ReactNode } from 'react'
import { returnsWithin } from '#app/lib/i18n/counts.ts'
import { Link } from '#app/lib/link.tsx'
import { useWaysToPay } from '#app/parts/payment/use-ways-to-pay.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

/** What the settings say that makes it easy to buy here: returns, payment, shops, help. */
export function Facts() {
  const t = useT()
  const { settings } = useShop()
  const { return_order_within_days: days, multi_vendor, mobile } = settings
  const ways = useWaysToPay()
  return (
    <ul className="grid gap-x-6 gap-y-4 rounded-tile bg-tile px-5 py-4 text-sm sm:grid-cols-2 xl:grid-cols-4">
      {days > 0 ? (
        <Fact icon={Undo2Icon} to="/page/return-and-refund-policy">
          {returnsWithin(t, days)}
        </Fact>
      ) : null}
      {ways ? <Fact icon={BanknoteIcon}>{ways}</Fact> : null}
      {multi_vendor ? (
        <Fact icon={StoreIcon} to="/shops">
          {t('Many shops, one cart')}
        </Fact>
      ) : null}
      <Fact icon={HeadphonesIcon} to="/support">
        {t('Help with your order')}
        {mobile ? (
          <bdi dir="ltr" className="block font-normal text-ink-muted">
            {mobile}
          </bdi>
        ) : null}
      </Fact>
    </ul>
  )
}

interface FactProps {
  icon: typeof StoreIcon
  /** Where more of it stands. */
  to?: string
  children: ReactNode
}

function Fact({ icon: Icon, to, children }: FactProps) {
  const words = 'min-w-0 wrap-anywhere font-medium'
  return (
    <li className="flex min-h-11 items-center gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-raised">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      {to ? (
        <Link
          to={to}
          className={`${words} grid content-center underline-offset-4 hover:underline pointer-coarse:min-h-11`}
        >
          {children}
        </Link>
      ) : (
        <span className={words}>{children}</span>
      )}
    </li>
  )
}
