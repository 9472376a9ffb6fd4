import { Button, type ButtonProps } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { LockIcon } from '@shop/ui/icons'

export interface Placing {
  onPlace: () => void
  isPlacing: boolean
  /** Whether one that was never answered was placed is looked up. */
  isLooking: boolean
  /** The totals or the address are on their way: nobody orders what he has not seen. */
  isWaiting: boolean
  isDisabled: boolean
}

/** 'Place order', once however often it is pressed. */
export function PlaceButton({
  onPlace,
  isPlacing,
  isLooking,
  isWaiting,
  isDisabled,
  ...props
}: Placing & Pick<ButtonProps, 'block' | 'className'>) {
  const t = useT()
  return (
    <Button
      size="lg"
      {...props}
      loading={isPlacing || isWaiting}
      disabled={isDisabled}
      onClick={onPlace}
    >
      <LockIcon aria-hidden="true" className="size-5" />
      {isLooking
        ? t('Looking for your last order…')
        : isPlacing
          ? t('Placing order…')
          : t('Place order')}
    </Button>
  )
}
