import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useEffect } from 'react'
import { useCart } from './cart-context.ts'

const id = 'choose-shop'

/** Says that no shop is chosen; that goes when one is, and with what asks for one. */
export function useShopMissing(): () => void {
  const t = useT()
  const { toast, dismiss } = useToaster()
  const isChosen = useCart().chosenShops.length > 0
  useEffect(() => {
    if (isChosen) dismiss(id)
  }, [isChosen, dismiss])
  useEffect(() => () => dismiss(id), [dismiss])
  return () => toast({ id, tone: 'error', title: t('Please select at least one shop') })
}
