import type { OrderProduct, ShopCard } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { Picture } from '@shop/ui/picture'
import { Price } from '@shop/ui/price'
import { href } from 'react-router-dom'
import { priceOf, reducedFrom } from '#app/lib/i18n/money.ts'
import { Link } from '#app/lib/link.tsx'
import { WriteReview } from '#app/parts/review-writing/write-review.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { usePicture } from '#app/state/shop/use-picture.ts'

export interface OrderItemsProps {
  products: readonly OrderProduct[]
  /** The order's id once it is delivered: then each can be reviewed. */
  delivered?: number | undefined
  /** Their shop, while a review rates it, too. */
  ratable?: ShopCard | null | undefined
}

/** What was ordered: each leads to its product. */
export function OrderItems({ products, delivered, ratable }: OrderItemsProps) {
  return (
    <ul className="divide-y divide-hairline">
      {products.map((product) => (
        <OrderItem key={product.id} product={product} delivered={delivered} ratable={ratable} />
      ))}
    </ul>
  )
}

interface OrderItemProps extends Pick<OrderItemsProps, 'delivered' | 'ratable'> {
  product: OrderProduct
}

function OrderItem({ product, delivered, ratable }: OrderItemProps) {
  const t = useT()
  const picture = usePicture()
  const { money } = useShop()
  const to = href('/products/:id/details', { id: String(product.id) })
  const before = reducedFrom(product)
  const choice = [product.brand, product.color, product.size, product.unit].filter(
    (word): word is string => Boolean(word),
  )
  return (
    <li className="flex gap-4 py-4 first:pt-0 last:pb-0">
      <Link
        to={to}
        tabIndex={-1}
        aria-hidden="true"
        className="size-20 shrink-0 overflow-hidden rounded-tile sm:size-24"
      >
        <Picture
          {...picture(product.thumbnail, 320)}
          sizes="96px"
          alt=""
          width={96}
          height={96}
          className="size-full"
        />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <Link
          to={to}
          className="line-clamp-2 break-words rounded-mark font-medium text-sm underline-offset-4 hover:underline"
        >
          <bdi>{product.name}</bdi>
        </Link>
        {choice.length > 0 ? (
          <p className="flex flex-wrap gap-x-3 text-ink-muted text-xs">
            {choice.map((word) => (
              <bdi key={word} className="wrap-anywhere">
                {word}
              </bdi>
            ))}
          </p>
        ) : null}
        <p className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 pt-1">
          <Price
            size="sm"
            price={money(priceOf(product))}
            original={before === null ? undefined : money(before)}
          />
          <span className="text-ink-soft text-sm tabular-nums">
            {t('Quantity: {{count}}', { count: product.order_qty })}
          </span>
        </p>
        {delivered === undefined ? null : (
          <div className="pt-2">
            <WriteReview order={delivered} product={product} shop={ratable} />
          </div>
        )}
      </div>
    </li>
  )
}
