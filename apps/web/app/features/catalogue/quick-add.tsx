import type { Product } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { IconButton } from '@shop/ui/icon-button'
import { ShoppingBagIcon } from '@shop/ui/icons'
import { useState } from 'react'
import { useCartActions } from '#app/features/cart/index.ts'
import { Link } from '#app/link.tsx'
import { productHref } from './addresses.ts'
import { rememberSeen } from './seen-products.ts'

const small = 'max-sm:size-8 max-sm:[&_svg]:size-4'

/** One press puts it in the cart; where there is a choice to make, it leads to the choice. */
export function QuickAdd({ product, className }: { product: Product; className: string }) {
  const t = useT()
  const { add } = useCartActions()
  const [adding, setAdding] = useState(false)
  const { id, name } = product

  if (product.sizes.length > 0 || product.colors.length > 1) {
    return (
      <IconButton
        asChild
        variant="float"
        label={t('Choose options of {{name}}', { name })}
        className={`${small} ${className}`}
      >
        <Link to={productHref(id)} prefetch="intent" onClick={() => rememberSeen(product)}>
          <ShoppingBagIcon aria-hidden="true" />
        </Link>
      </IconButton>
    )
  }

  const put = async () => {
    setAdding(true)
    await add(
      {
        product_id: id,
        quantity: 1,
        color: product.colors[0]?.id ?? null,
        size: null,
        unit: product.unit?.name ?? null,
      },
      { name, thumbnail: product.thumbnail },
    )
    setAdding(false)
  }
  return (
    <IconButton
      variant="float"
      label={t('Add {{name}} to the cart', { name })}
      loading={adding}
      onClick={() => void put()}
      className={`${small} ${className}`}
    >
      <ShoppingBagIcon aria-hidden="true" />
    </IconButton>
  )
}
