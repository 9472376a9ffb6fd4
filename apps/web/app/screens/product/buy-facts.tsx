import type { ProductShop } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { BanknoteIcon, RulerIcon, Undo2Icon } from '@shop/ui/icons'
import type { ReactNode } from 'react'
import { returnsWithin } from '#app/lib/i18n/counts.ts'
import { Link } from '#app/lib/link.tsx'
import { TouchTarget } from '#app/lib/touch-target.tsx'
import { useWaysToPay } from '#app/parts/payment/use-ways-to-pay.ts'
import { DeliveryNote } from '#app/parts/product/delivery-note.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { SizeGuide } from './size-guide.tsx'

function Fact({ icon: Icon, children }: { icon: typeof Undo2Icon; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-ink-soft text-sm">
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

export interface BuyFactsProps {
  shop: ProductShop | null
  /** The written page about its sizes. */
  sizeGuide: string | null
}

/**
 * What one wants to know before one buys: when it comes and for how much, how it goes back, which size
 * fits, how it is paid.
 */
export function BuyFacts({ shop, sizeGuide }: BuyFactsProps) {
  const t = useT()
  const { settings } = useShop()
  const ways = useWaysToPay()
  const guide = sizeGuide ? <SizeGuide page={sizeGuide} /> : null
  return (
    <div className="grid gap-2">
      <DeliveryNote shop={shop} />
      {settings.return_order_within_days > 0 ? (
        <Fact icon={Undo2Icon}>
          <Link
            to="/page/return-and-refund-policy"
            className="relative underline decoration-hairline underline-offset-4 hover:decoration-current"
          >
            {returnsWithin(t, settings.return_order_within_days)}
            <TouchTarget />
          </Link>
          {/* On the same line: a tile does not know the guide, and nothing moves when it comes. */}
          {guide ? <> · {guide}</> : null}
        </Fact>
      ) : guide ? (
        <Fact icon={RulerIcon}>{guide}</Fact>
      ) : null}
      {ways ? <Fact icon={BanknoteIcon}>{ways}</Fact> : null}
    </div>
  )
}
