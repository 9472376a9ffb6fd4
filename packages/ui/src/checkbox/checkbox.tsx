import { cva } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { cn } from '#lib/cn'
import { mergeRefs } from '#lib/merge-refs'
import { useFieldControl } from '../field/index.ts'
import { CheckIcon, MinusIcon } from '../icons/index.ts'

export const checkboxShapes = { square: 'rounded-mark', circle: 'rounded-full' }

const box = cva(
  'peer size-5 shrink-0 appearance-none border-[1.5px] border-edge bg-ground transition-[background-color,border-color] checked:border-primary-strong checked:bg-primary-strong indeterminate:border-primary-strong indeterminate:bg-primary-strong enabled:hover:border-primary-strong disabled:border-ink-faint disabled:bg-tile disabled:checked:bg-ink-faint disabled:indeterminate:border-ink-faint disabled:indeterminate:bg-ink-faint aria-[invalid=true]:border-danger aria-[invalid=true]:enabled:hover:border-danger forced-colors:disabled:border-[GrayText]',
  { variants: { shape: checkboxShapes } },
)

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  /** The words beside it. Without them pass `aria-label`. */
  children?: ReactNode
  /** A second, quieter line. */
  hint?: ReactNode
  /** At the end of the line, such as a count. */
  trailing?: ReactNode
  /** A square in forms, a circle for choosing a shop in the cart. */
  shape?: keyof typeof checkboxShapes
  /** Some, but not all, of what it stands for. */
  indeterminate?: boolean
  /** Called with what it was changed to; hold it with `checked` or start it with `defaultChecked`. */
  onCheckedChange?: (checked: boolean) => void
}

/** Yes or no. `className` styles the label around it, everything else reaches the input. */
export function Checkbox({
  children,
  hint,
  trailing,
  shape = 'square',
  indeterminate = false,
  onCheckedChange,
  onChange,
  className,
  ref,
  ...props
}: CheckboxProps) {
  const control = useFieldControl(props)
  const input = useRef<HTMLInputElement>(null)
  const refs = useMemo(() => mergeRefs(input, ref), [ref])
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])

  return (
    <label
      data-slot="checkbox"
      className={cn(
        'relative inline-flex items-start gap-3 text-ink text-sm has-[:disabled]:text-ink-muted forced-colors:has-[:disabled]:text-[GrayText]',
        children ? 'min-h-8 py-1.5 pointer-coarse:min-h-11 pointer-coarse:py-3' : 'p-0',
        className,
      )}
    >
      <span className="relative grid size-5 shrink-0 after:absolute after:-inset-0.5 pointer-coarse:after:-inset-3">
        <input
          {...control}
          ref={refs}
          type="checkbox"
          onChange={(event) => {
            onChange?.(event)
            onCheckedChange?.(event.target.checked)
            // A press ends it in the browser, also where nothing has changed.
            event.target.indeterminate = indeterminate
          }}
          className={box({ shape })}
        />
        <CheckIcon
          aria-hidden="true"
          className="pointer-events-none absolute inset-0.5 size-4 stroke-3 text-on-primary-strong opacity-0 transition-opacity peer-checked:opacity-100 peer-indeterminate:opacity-0"
        />
        <MinusIcon
          aria-hidden="true"
          className="pointer-events-none absolute inset-0.5 size-4 stroke-3 text-on-primary-strong opacity-0 transition-opacity peer-indeterminate:opacity-100"
        />
      </span>
      {children ? (
        <span className="min-w-0 flex-1 break-words">
          {children}
          {hint ? <span className="block text-ink-muted">{hint}</span> : null}
        </span>
      ) : null}
      {trailing}
    </label>
  )
}
