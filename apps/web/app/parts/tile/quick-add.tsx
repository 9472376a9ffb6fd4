import type { Product } from '@shop/contract'
import { cn } from '@shop/ui/cn'
import { useT } from '@shop/ui/i18n'
import { IconButton } from '@shop/ui/icon-button'
import { ShoppingBagIcon } from '@shop/ui/icons'
import { detailsFromTile } from '#app/parts/buying/details-from-tile.ts'
import { useChoiceSheet } from '#app/parts/buying/use-choice-sheet.ts'
import { needsChoice, useQuickAdd } from './use-quick-add.ts'

const small = 'max-sm:size-8 max-sm:[&_svg]:size-4'

export interface QuickAddProps {
  product: Product
  /** The colour that the tile shows. */
  color: number | null
  /** The size whose price it shows. */
  size: number | null
  className: string
}

function ChooseFirst({ product, color, size, className }: QuickAddProps) {
  const t = useT()
  const { trigger, Panel, panel } = useChoiceSheet()
  return (
    <>
      <IconButton
        {...trigger}
        variant="float"
        label={t('Choose options of {{name}}', { name: product.name })}
        className={cn(small, className)}
      >
        <ShoppingBagIcon aria-hidden="true" />
      </IconButton>
      {Panel ? (
        <Panel {...panel} product={detailsFromTile(product)} start={{ color, size }} />
      ) : null}
    </>
  )
}

/** One press puts it in the cart; where there is a choice to make, a sheet asks for it. */
export function QuickAdd({ product, color, size, className }: QuickAddProps) {
  const t = useT()
  const { adding, put } = useQuickAdd(product)
  const { name } = product

  if (needsChoice(product))
    return <ChooseFirst product={product} color={color} size={size} className={className} />
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
