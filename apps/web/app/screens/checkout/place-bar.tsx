import { useT } from '@shop/ui/i18n'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { PlaceButton, type Placing } from './place-button.tsx'

/** Sum and button that stay at the bottom of small screens, and come to rest above the footer. */
export function PlaceBar({
  payable,
  isUpdating,
  ...placing
}: Placing & { payable: number | undefined; isUpdating: boolean }) {
  const t = useT()
  const { money } = useShop()
  return (
    <div
      data-bottom-bar=""
      className="sticky bottom-0 z-20 -mx-4 flex items-center justify-between gap-4 border-hairline border-t bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:hidden"
    >
      {/* The sum is never cut; its label and the button give way. */}
      <p className="max-w-1/2 shrink-0">
        <span className="block truncate text-ink-muted text-xs">{t('Payable Amount')}</span>
        <span
          className={`block font-semibold text-lg tabular-nums transition-colors ${isUpdating ? 'text-ink-muted' : ''}`}
        >
          <bdi>{payable === undefined ? '…' : money(payable)}</bdi>
        </span>
      </p>
      <div className="min-w-0">
        <PlaceButton {...placing} />
      </div>
    </div>
  )
}
