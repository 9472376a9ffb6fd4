import type { ProductDetails } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { Swatch } from '@shop/ui/swatch'
import type { ReactNode } from 'react'
import { Link } from '#app/lib/link.tsx'
import { DeliveryNote } from '#app/parts/product/delivery-note.tsx'
import { ProductPrice } from '#app/parts/product/product-price.tsx'
import { few, StockNote } from '#app/parts/product/stock-note.tsx'
import { shopHref } from '#app/parts/shops/shop-href.ts'
import { ProductRating } from '#app/parts/tile/product-rating.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'

/** Something that products are compared by. */
export interface Trait {
  id: string
  label: string
  /** What it amounts to: alike where this is alike, and not there where it is empty. */
  value: (product: ProductDetails) => string
  show: (product: ProductDetails) => ReactNode
}

const names = (options: readonly { name: string }[]) => options.map(({ name }) => name)

function NameList({ options }: { options: readonly { id: number; name: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-1">
      {options.map(({ id, name }) => (
        <li key={id} className="rounded-mark bg-tile px-1.5 py-0.5 text-xs">
          {name}
        </li>
      ))}
    </ul>
  )
}

/** What is said of each product (wire.md 2), in the order of a shopper's questions. */
export function useTraits(): Trait[] {
  const t = useT()
  const { settings, money } = useShop()
  const traits: (Trait | false)[] = [
    {
      id: 'price',
      label: t('Price'),
      value: (product) => [product.price, product.discount_price].map(money).join(),
      show: (product) => <ProductPrice {...product} />,
    },
    {
      id: 'rating',
      label: t('Rating'),
      value: ({ rating, total_reviews }) => `${rating} ${total_reviews}`,
      show: ({ rating, total_reviews }) => (
        <ProductRating rating={rating} reviews={total_reviews} />
      ),
    },
    {
      id: 'brand',
      label: t('Brand'),
      value: ({ brand }) => brand ?? '',
      show: ({ brand }) => brand,
    },
    settings.multi_vendor && {
      id: 'shop',
      label: t('Sold by'),
      value: ({ shop }) => shop?.name ?? '',
      show: ({ shop }) =>
        shop ? (
          <Link
            to={shopHref(shop.id)}
            prefetch="intent"
            className="rounded-mark underline underline-offset-4 hover:decoration-2"
          >
            {shop.name}
          </Link>
        ) : null,
    },
    {
      id: 'sizes',
      label: t('Sizes'),
      value: ({ sizes }) => names(sizes).join(),
      show: ({ sizes }) => <NameList options={sizes} />,
    },
    {
      id: 'colours',
      label: t('Colours'),
      value: ({ colors }) => names(colors).join(),
      show: ({ colors }) => (
        <ul className="grid gap-1.5">
          {colors.map(({ id, name, color_code }) => (
            <li key={id} className="flex items-start gap-2">
              <Swatch aria-hidden="true" color={color_code} size="xs" className="mt-1" />
              {name}
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'unit',
      label: t('Unit'),
      value: ({ unit }) => unit?.name ?? '',
      show: ({ unit }) => unit?.name,
    },
    {
      id: 'stock',
      label: t('Availability'),
      value: ({ quantity }) => (quantity > few ? 'many' : String(Math.max(quantity, 0))),
      show: ({ quantity }) => <StockNote quantity={quantity} />,
    },
    {
      id: 'delivery',
      label: t('Delivery'),
      value: ({ shop }) =>
        shop?.estimated_delivery_time
          ? `${shop.estimated_delivery_time} ${shop.delivery_charge}`
          : '',
      show: ({ shop }) => <DeliveryNote shop={shop} />,
    },
    {
      id: 'sale',
      label: t('Flash sale'),
      value: ({ flash_sale }) => flash_sale?.name ?? '',
      show: ({ flash_sale }) => flash_sale?.name,
    },
  ]
  return traits.filter((trait) => trait !== false)
}
