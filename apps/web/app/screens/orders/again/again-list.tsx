import { useT } from '@shop/ui/i18n'
import { useShop } from '#app/state/shop/shop-context.tsx'
import type { Again, Change } from './changes.ts'

/** What is ordered again, each with what is different now. */
export function AgainList({ products }: { products: readonly Again[] }) {
  const t = useT()
  const { money } = useShop()
  return (
    <ul className="divide-y divide-hairline rounded-tile border border-hairline px-4">
      {products.map(({ before, changes, price, wish }) => (
        <li key={before.id} className="grid grid-cols-1 gap-1 py-3">
          <p className="flex items-baseline justify-between gap-4">
            <bdi
              className={`min-w-0 wrap-anywhere font-medium ${wish ? '' : 'text-ink-muted line-through'}`}
            >
              {before.name}
            </bdi>
            {price === null || !wish ? null : (
              <bdi className="shrink-0 font-medium tabular-nums">{money(price)}</bdi>
            )}
          </p>
          <p className="text-ink-soft tabular-nums">
            {t('Quantity: {{count}}', { count: before.order_qty })}
          </p>
          {changes.map((change) => (
            <ChangeText key={change.kind} change={change} />
          ))}
        </li>
      ))}
    </ul>
  )
}

function ChangeText({ change }: { change: Change }) {
  const t = useT()
  const { money } = useShop()
  switch (change.kind) {
    case 'gone':
      return <p className="text-danger">{t('Not sold any more')}</p>
    case 'choice':
      return <p className="text-danger">{t('Not there in this size or colour any more')}</p>
    case 'soldOut':
      return <p className="text-danger">{t('Sold out')}</p>
    case 'fewer':
      return <p className="text-warning">{t('Only {{count}} left', { count: change.left })}</p>
    case 'price':
      return (
        <p className="text-ink-soft">
          {t('Now {{now}} instead of {{before}}', {
            now: money(change.to),
            before: money(change.from),
          })}
        </p>
      )
  }
}
