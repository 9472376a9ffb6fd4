import { type ComponentProps, useRef } from 'react'
import { cn } from '#lib/cn'
import { useFormValue } from '#lib/use-form-value'
import { useT } from '../i18n/index.ts'
import { MinusIcon, PlusIcon, Trash2Icon } from '../icons/index.ts'

export const quantitySizes = {
  sm: 'h-9 [&>button]:w-9 pointer-coarse:[&>button]:w-11 [&>output]:min-w-6 [&>output]:text-sm',
  md: 'h-11 [&>button]:w-11 [&>output]:min-w-8',
}

const stepper =
  'inline-flex w-fit items-stretch rounded-control border border-edge bg-ground text-ink'

const step =
  'relative grid place-items-center rounded-control -outline-offset-2 transition-colors not-aria-disabled:hover:bg-tile aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint forced-colors:aria-disabled:text-[GrayText] after:absolute pointer-coarse:after:-inset-y-1 pointer-coarse:after:inset-x-0'

export type QuantityStepperProps = Omit<
  ComponentProps<'fieldset'>,
  'onChange' | 'defaultValue' | 'children' | 'ref'
> & {
  /** Pieces. */
  value?: number
  /** What it starts with when nobody holds `value`. */
  defaultValue?: number
  /** One more or one less was asked for. */
  onValueChange?: (value: number) => void
  /** The fewest pieces; the minus rests there. 1 by default. */
  min?: number
  /** The stock, when it is known. */
  max?: number
  /** What is counted: "Linen shirt". It goes into the group's name, which its buttons are heard with. */
  label?: string
  /** An answer is awaited and the buttons wait too; they keep the focus. */
  busy?: boolean
  /** Nothing can be changed, such as while the line is taken out. */
  disabled?: boolean
  /** At the minimum the minus becomes a bin that calls this. */
  onRemove?: () => void
  /** Sends the number with the form under this name. */
  name?: string
  /** How large its buttons are. */
  size?: keyof typeof quantitySizes
}

/** How many of it: one less, one more. */
export function QuantityStepper({
  value: given,
  defaultValue,
  onValueChange,
  min = 1,
  max = Infinity,
  label = '',
  busy = false,
  disabled = false,
  onRemove,
  name,
  size = 'md',
  className,
  ...props
}: QuantityStepperProps) {
  const t = useT()
  const box = useRef<HTMLFieldSetElement>(null)
  const [value, setValue] = useFormValue(box, given, defaultValue ?? min, onValueChange)
  const off = busy || disabled
  const removes = value <= min && onRemove !== undefined
  const ends = { less: off || (value <= min && !removes), more: off || value >= max }
  const less = () => (removes ? onRemove() : setValue(value - 1))
  return (
    <fieldset
      data-slot="quantity-stepper"
      aria-label={label ? t('Quantity of {{name}}', { name: label }) : t('Quantity')}
      aria-busy={busy || undefined}
      {...props}
      ref={box}
      className={cn(stepper, quantitySizes[size], className)}
    >
      {name === undefined ? null : (
        <input type="hidden" name={name} form={props.form} disabled={disabled} value={value} />
      )}
      <button
        type="button"
        aria-label={removes ? t('Remove') : t('One less')}
        disabled={disabled}
        // Not `disabled` at the limits: the focus would be lost on the way there.
        aria-disabled={ends.less || undefined}
        onClick={ends.less ? undefined : less}
        className={step}
      >
        {removes ? (
          <Trash2Icon aria-hidden="true" className="size-4" />
        ) : (
          <MinusIcon aria-hidden="true" className="size-4" />
        )}
      </button>
      <output
        className={cn(
          'grid place-items-center px-1 font-semibold tabular-nums',
          busy && 'animate-breathe',
          disabled && 'text-ink-muted',
        )}
      >
        {value}
      </output>
      <button
        type="button"
        aria-label={t('One more')}
        disabled={disabled}
        aria-disabled={ends.more || undefined}
        onClick={ends.more ? undefined : () => setValue(value + 1)}
        className={step}
      >
        <PlusIcon aria-hidden="true" className="size-4" />
      </button>
    </fieldset>
  )
}
