import type { Product } from '@shop/contract'
import { cn } from '@shop/ui/cn'
import { useT } from '@shop/ui/i18n'
import { IconButton } from '@shop/ui/icon-button'
import { ShoppingBagIcon } from '@shop/ui/icons'
import { Link } from '#app/lib/link.tsx'
import { rememberTile } from '#app/state/recently-viewed/shown-tiles.ts'
import { needsChoice, useQuickAdd } from './use-quick-add.ts'

const small = 'max-sm:size-8 max-sm:[&_svg]:size-4'

/** One press puts it in the cart; where there is a choice to make, it leads to the choice. */
export function QuickAdd({
  product,
  address,
  className,
}: {
  product: Product
  address: string
  className: string
}) {
  const t = useT()
  const { adding, put } = useQuickAdd(product)
  const { name } = product

  if (needsChoice(product)) {
    return (
      <IconButton
        asChild
        variant="float"
        label={t('Choose options of {{name}}', { name })}
        className={cn(small, className)}
      >
        <Link to={address} prefetch="intent" onClick={() => rememberTile(product)}>
          <ShoppingBagIcon aria-hidden="true" />
        </Link>
      </IconButton>
    )
  }
  return (
    <IconButton
      variant="float"
      label={t('Add {{name}} to the cart', { name })}
      loading={adding}
      onClick={put}
      className={cn(small, className)}
    >
      <ShoppingBagIcon aria-hidden="true" />
    </IconButton>
  )
}
