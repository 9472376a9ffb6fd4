import type { ShopCard } from '@shop/contract'
import { useT } from '@shop/ui/i18n'

/** A word, and a dot that repeats it. */
const Sign = ({ children }: { children: string }) => (
  <span className="inline-flex items-center gap-1.5 text-ink-muted text-xs">
    <span aria-hidden="true" className="size-2 rounded-full bg-success" />
    {children}
  </span>
)

/** That somebody of a shop is there to answer; nothing where nobody is, or a server does not say (null). */
export function ShopPresence({ online }: { online: boolean | null }) {
  const t = useT()
  return online ? <Sign>{t('Online')}</Sign> : null
}

/** That these are a shop's opening hours, which its status is about (wire.md 2); nothing outside of them. */
export function ShopHours({ shop: { shop_status } }: { shop: Pick<ShopCard, 'shop_status'> }) {
  const t = useT()
  return shop_status === 'Online' ? <Sign>{t('Open now')}</Sign> : null
}
