import { useT } from '@shop/ui/i18n'
import { IconButton, type IconButtonProps } from '@shop/ui/icon-button'
import { ScaleIcon } from '@shop/ui/icons'
import { useToaster } from '@shop/ui/toast'
import type { MouseEvent } from 'react'
import { useNavigate } from '#app/lib/use-navigate.ts'
import {
  type Compared,
  compareList,
  mostCompared,
  useCompareList,
} from '#app/state/compare/compare-list.ts'
import { pressedButton } from '#app/state/compare/pressed-button.ts'

export interface CompareButtonProps extends Pick<IconButtonProps, 'size' | 'className'> {
  product: Compared
}

/** Takes a product into the comparison or out of it. */
export function CompareButton({ product, ...look }: CompareButtonProps) {
  const t = useT()
  const { toast } = useToaster()
  const navigate = useNavigate()
  const on = useCompareList()?.some(({ id }) => id === product.id) ?? false

  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    pressedButton.forget()
    if (on) return compareList.remove(product.id)
    if (compareList.add(product)) return pressedButton.remember(currentTarget)
    toast({
      id: 'compare',
      tone: 'warning',
      title: t('{{number}} products can be compared at once', { number: mostCompared }),
      description: t('Take one out to make room for {{name}}.', { name: product.name }),
      action: { label: t('Compare Products'), onSelect: () => void navigate('/compare') },
    })
  }
  return (
    <IconButton
      {...look}
      variant={on ? 'solid' : 'float'}
      label={t('Compare {{name}}', { name: product.name })}
      title={t('Compare')}
      aria-pressed={on}
      onClick={press}
    >
      <ScaleIcon aria-hidden="true" />
    </IconButton>
  )
}
