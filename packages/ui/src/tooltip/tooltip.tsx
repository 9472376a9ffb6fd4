import * as Radix from '@radix-ui/react-tooltip'
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { cn } from '#lib/cn'
import { Slot, type SlotProps } from '#lib/slot'

const GroupContext = createContext(false)

export type TooltipGroupProps = {
  /** Milliseconds of hovering before the first one shows. */
  delay?: number
  /** What it tells about: one element that can be focused. */
  children: ReactNode
}

/** Around neighbours such as a toolbar's buttons: once one tooltip has shown, the next shows at once. */
export function TooltipGroup({ delay = 500, children }: TooltipGroupProps) {
  return (
    <Radix.Provider delayDuration={delay}>
      <GroupContext value={true}>{children}</GroupContext>
    </Radix.Provider>
  )
}

export type TooltipProps = Omit<ComponentProps<typeof Radix.Content>, 'content'> & {
  /** What it says: a few plain words, nothing to press. */
  content: ReactNode
  /** The button or link that it explains; one element that takes focus. */
  children: ReactNode
  /** Milliseconds of hovering before it shows. Focus shows it at once. */
  delay?: number
  /** The trigger's own name says the same, as an icon button's does: it is not read out twice. */
  repeatsName?: boolean
  /** Whether it is shown, when the caller decides. */
  open?: boolean
  /** Whether it is shown at first, when it decides by itself. */
  defaultOpen?: boolean
  /** It opens by hover or focus, and closes by leaving or Escape. */
  onOpenChange?: (open: boolean) => void
}

/** Focus that a press or a closing dialog brought is no question: only keyboard focus is. */
const onlyForKeyboard: ComponentProps<typeof Radix.Trigger>['onFocus'] = (event) => {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
}

/** Takes what Radix gives a trigger, but for the description. */
const Undescribed = ({ 'aria-describedby': _, ...props }: SlotProps) => <Slot {...props} />

/**
 * A few words about a control, on hover and on keyboard focus, never on touch. Escape closes it;
 * the pointer may move onto it. `className` and other props style the bubble. For other apps: the
 * names of the shop's buttons are theirs alone, and touch would never see a tooltip.
 */
export function Tooltip({
  content,
  children,
  delay = 500,
  repeatsName = false,
  open,
  defaultOpen,
  onOpenChange,
  sideOffset = 6,
  collisionPadding = 8,
  className,
  ...props
}: TooltipProps) {
  const grouped = useContext(GroupContext)
  const tooltip = (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild data-slot="tooltip-trigger" onFocus={onlyForKeyboard}>
        {repeatsName ? <Undescribed>{children}</Undescribed> : children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          data-slot="tooltip"
          sideOffset={sideOffset}
          collisionPadding={collisionPadding}
          {...props}
          className={cn(
            'z-50 max-w-[min(16rem,var(--radix-tooltip-content-available-width))] break-words rounded-mark bg-ink px-2.5 py-1.5 text-on-ink text-xs data-[state=closed]:animate-fade-out data-[state=delayed-open]:animate-fade-in forced-colors:border',
            className,
          )}
        >
          {content}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
  return grouped ? tooltip : <Radix.Provider delayDuration={delay}>{tooltip}</Radix.Provider>
}
