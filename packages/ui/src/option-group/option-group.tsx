import { type ComponentProps, useId, useMemo, useRef } from 'react'
import { cn } from '#lib/cn'
import { mergeRefs } from '#lib/merge-refs'
import { useFormValue } from '#lib/use-form-value'
import { useT } from '../i18n/index.ts'
import { ownColors, Swatch } from '../swatch/index.ts'

export type Option = {
  id: number
  name: string
  /** A hex colour, for swatches. */
  color?: string
  /** What it changes, already in words: "(+$3.00)". Said behind its name once it is chosen. */
  note?: string
}

export const optionVariants = {
  swatch:
    'grid size-11 place-items-center rounded-full transition-shadow has-[:checked]:ring-2 has-[:checked]:ring-ink',
  chip: 'inline-flex min-h-11 min-w-13 max-w-full flex-col items-center justify-center rounded-control border border-edge px-3.5 text-sm transition-colors hover:border-ink has-[:checked]:border-ink has-[:checked]:bg-ink has-[:checked]:text-on-ink',
}

export type OptionGroupProps = Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue'> & {
  /** What is chosen: "Colour". */
  label: string
  /** Sizes or colours, in the order of the product. */
  options: readonly Option[]
  /** `swatch` draws colours, `chip` names. */
  variant: keyof typeof optionVariants
  /** The chosen one's id; null while there is none, and "Please choose" is said. */
  value?: number | null
  /** Which is chosen at first; none for null. */
  defaultValue?: number | null
  /** Another was chosen: its id. */
  onValueChange?: (id: number) => void
  /** The inputs' name in a form; without it none of them is sent. */
  name?: string
  /** What is wrong with the choice: it stands where the choice would, so that nothing moves for it. */
  problem?: string | null
  /** None of them can be had: they are struck through, and it says so where the choice would stand. */
  soldOut?: boolean
}

/** One of a few kinds of a product, on the browser's own radio buttons: arrow keys walk, and it reads as a group. */
export function OptionGroup({
  label,
  options,
  variant,
  name,
  value,
  defaultValue = null,
  onValueChange,
  problem = null,
  soldOut = false,
  className,
  ref,
  ...props
}: OptionGroupProps) {
  const t = useT()
  const id = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const refs = useMemo(() => mergeRefs(box, ref), [ref])
  const [selected, select] = useFormValue<number | null>(box, value, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next)
  })
  const Name = soldOut ? 's' : 'span'
  const chosen = options.find((option) => option.id === selected)
  return (
    <fieldset
      data-slot="option-group"
      disabled={soldOut}
      {...props}
      ref={refs}
      className={cn('wrap-anywhere min-w-0', className)}
    >
      <legend className="mb-2.5 text-sm">
        <span className="font-semibold">{label}</span>{' '}
        <span className={problem ? 'text-danger' : 'text-ink-muted'}>
          {problem ?? chosen?.name ?? (soldOut ? t('Sold out') : t('Please choose'))}
          {chosen?.note ? ` ${chosen.note}` : null}
        </span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.id}
            className={cn(
              'relative has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-primary-strong has-[:focus-visible]:outline-offset-2',
              optionVariants[variant],
              option.id === selected && ownColors,
              soldOut && 'text-ink-muted',
            )}
          >
            <input
              type="radio"
              name={name ?? id}
              // Of no form: a name that nobody knows is not sent.
              form={name ? undefined : ''}
              value={option.id}
              checked={option.id === selected}
              onChange={() => select(option.id)}
              className="peer sr-only"
            />
            {variant === 'swatch' ? (
              <Swatch color={option.color ?? ''} title={option.name}>
                <span className="sr-only">{option.name}</span>
              </Swatch>
            ) : (
              <Name className="wrap-anywhere font-medium">{option.name}</Name>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
