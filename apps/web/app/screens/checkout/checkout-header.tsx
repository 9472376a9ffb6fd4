import { useT } from '@shop/ui/i18n'
import { LifeBuoyIcon } from '@shop/ui/icons'
import { Steps } from '@shop/ui/steps'
import { Link } from '#app/lib/link.tsx'
import { Logo } from '#app/parts/frame/logo.tsx'
import { frame } from '#app/parts/page/page-frame.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'

/** Whoever pays is not led elsewhere: the logo, how far the order is, and help. */
function StepsHeader({ from }: { from: string }) {
  const t = useT()
  const { settings } = useShop()
  return (
    <header className="border-hairline border-b bg-ground print:hidden">
      <div className={`${frame} flex h-16 items-center justify-between gap-3 md:h-18 md:gap-6`}>
        <Logo src={settings.web_logo} className="shrink" />
        <Steps items={[from, t('Checkout'), t('Order placed')]} current={1} />
        <Link
          to="/support"
          className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-control font-medium text-sm hover:underline max-sm:min-w-11 max-sm:justify-end"
        >
          <LifeBuoyIcon aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">{t('Support')}</span>
        </Link>
      </div>
    </header>
  )
}

/** Above /checkout. */
export function CheckoutHeader() {
  const t = useT()
  return <StepsHeader from={t('Cart')} />
}

/** Above /buynow: there was no cart on the way. */
export function BuyNowHeader() {
  const t = useT()
  return <StepsHeader from={t('Product')} />
}
