import type { ProductShop } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { BanknoteIcon, type CreditCardIcon, Undo2Icon } from '@shop/ui/icons'
import type { ReactNode } from 'react'
import { returnsWithin } from '#app/lib/i18n/counts.ts'
import { Link } from '#app/lib/link.tsx'
import { useWaysToPay } from '#app/parts/payment/use-ways-to-pay.ts'
import { DeliveryNote } from '#app/parts/product/delivery-note.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'

function Fact({ icon: Icon, children }: { icon: typeof CreditCardIcon; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-ink-soft text-sm">
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

/** What one wants to know before one buys: when it comes and for how much, how it goes back, how it is paid. */
export function BuyFacts({ shop }: { shop: ProductShop | null }) {
  const t = useT()
  const { settings } = useShop()
  const ways = useWaysToPay()
  return (
    <div className="grid gap-2">
      <DeliveryNote shop={shop} />
      {settings.return_order_within_days > 0 ? (
        <Fact icon={Undo2Icon}>
          <Link
            to="/page/return-and-refund-policy"
            className="underline decoration-hairline underline-offset-4 hover:decoration-current"
          >
            {returnsWithin(t, settings.return_order_within_days)}
          </Link>
        </Fact>
      ) : null}
      {ways ? <Fact icon={BanknoteIcon}>{ways}</Fact> : null}
    </div>
  )
}
