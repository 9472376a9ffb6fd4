import { type Translate, useT } from '@shop/ui/i18n'
import { CircleAlertIcon } from '@shop/ui/icons'
import { isolate } from '#app/lib/i18n/isolate.ts'
import type { Change } from '#app/parts/orders/shown-order.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

export interface ChangedNoteProps {
  /** What is not as it was; empty while that is being read. */
  changes: readonly Change[]
  /** The server's own words, where the page finds no difference. */
  messages: readonly string[]
}

/** An order that was not placed, since it was not the one that stood on the page; and why. */
export function ChangedNote({ changes, messages }: ChangedNoteProps) {
  const t = useT()
  const { money } = useShop()
  const words = changes.length > 0 ? changes.map((change) => wordsOf(t, money, change)) : messages
  return (
    <div
      role="alert"
      data-problem
      tabIndex={-1}
      className="wrap-anywhere flex gap-3 rounded-control bg-danger-soft px-4 py-3 text-sm forced-colors:border"
    >
      <CircleAlertIcon aria-hidden="true" className="size-5 shrink-0 text-danger" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t('The order has changed, so nothing was placed')}</p>
        {words.length > 0 ? (
          <ul className="mt-1 grid list-disc gap-1 ps-4 text-ink-soft">
            {words.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : null}
        <p className="mt-1 text-ink-soft">{t('Please look at it again before you order.')}</p>
      </div>
    </div>
  )
}

function wordsOf(t: Translate, money: (amount: number) => string, change: Change): string {
  if (change.kind === 'address') return t('The delivery address is another one now')
  if (!('name' in change)) {
    const what = t(labels[change.kind])
    return t('{{what}}: {{now}} instead of {{before}}', { what, ...both(change, money) })
  }
  const name = isolate(change.name)
  switch (change.kind) {
    case 'added':
      return t('{{name}} was added to your cart', { name })
    case 'gone':
      return t('{{name}} is no longer in your cart', { name })
    case 'choice':
      return t('{{name}} has another size or colour now', { name })
    case 'quantity': {
      const what = t('Quantity of {{name}}', { name })
      return t('{{what}}: {{now}} instead of {{before}}', { what, ...both(change, String) })
    }
    case 'price':
      return t('{{what}}: {{now}} instead of {{before}}', { what: name, ...both(change, money) })
  }
}

const both = (of: { before: number; now: number }, text: (value: number) => string) => ({
  before: isolate(text(of.before)),
  now: isolate(text(of.now)),
})

/** The totals' own labels. */
const labels = {
  total_amount: 'Total Amount',
  delivery_charge: 'Delivery Charge',
  coupon_discount: 'Coupon Discount',
  order_tax_amount: 'Tax',
  payable_amount: 'Payable Amount',
}
