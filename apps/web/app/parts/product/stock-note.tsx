import { unknownStock } from '@shop/contract/unknown-stock'
import { useT } from '@shop/ui/i18n'

/** Below this many the number is worth saying. */
export const few = 5

/** Whether it can be had, and how many are left when few are; nothing where a server does not say. */
export function StockNote({ quantity }: { quantity: number }) {
  const t = useT()
  if (quantity === unknownStock) return null
  const [tone, words] =
    quantity <= 0
      ? (['bg-danger', t('Sold out')] as const)
      : quantity <= few
        ? (['bg-warning', t('Only {{count}} left', { count: quantity })] as const)
        : (['bg-success', t('In stock')] as const)
  return (
    <p className="flex items-center gap-2 text-sm">
      <span aria-hidden="true" className={`size-2 rounded-full forced-color-adjust-none ${tone}`} />
      {words}
    </p>
  )
}
