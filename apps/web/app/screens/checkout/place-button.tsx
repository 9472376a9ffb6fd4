import { Button, type ButtonProps } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { LockIcon } from '@shop/ui/icons'

export interface Placing {
  onPlace: () => void
  isPlacing: boolean
  /** The totals or the address are on their way: nobody orders what he has not seen. */
  isUpdating: boolean
  isDisabled: boolean
}

/** 'Place order', once however often it is pressed. */
export function PlaceButton({
  onPlace,
  isPlacing,
  isUpdating,
  isDisabled,
  ...props
}: Placing & Pick<ButtonProps, 'block' | 'className'>) {
  const t = useT()
  return (
    <Button
      size="lg"
      {...props}
      loading={isPlacing || isUpdating}
      disabled={isDisabled}
      onClick={onPlace}
    >
      <LockIcon aria-hidden="true" className="size-5" />
      {isPlacing ? t('Placing order…') : t('Place order')}
    </Button>
  )
}
