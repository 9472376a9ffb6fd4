import { useT } from '@shop/ui/i18n'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

/** How much more a collected voucher needs; nothing where it needs no more. */
export function SpendMore({ lack }: { lack: number }) {
  const t = useT()
  const { money } = useShop()
  return lack > 0 ? (
    <p className="text-ink-muted text-xs">
      {t('Spend {{amount}} more to use your voucher', { amount: isolate(money(lack)) })}
    </p>
  ) : null
}
