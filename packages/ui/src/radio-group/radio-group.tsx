import { cva } from 'class-variance-authority'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useId,
  useMemo,
  useRef,
} from 'react'
import { cn } from '#lib/cn'
import { mergeRefs } from '#lib/merge-refs'
import { useFormValue } from '#lib/use-form-value'

export const radioVariants = {
  plain: 'min-h-8 py-1.5 pointer-coarse:min-h-11 pointer-coarse:py-3',
  card: 'rounded-control border border-edge px-4 py-3.5 transition-[border-color,background-color,box-shadow] hover:border-ink has-[:checked]:border-primary-strong has-[:disabled]:border-hairline has-[:checked]:bg-primary-soft has-[:disabled]:bg-tile has-[:checked:disabled]:border-edge has-[:checked:enabled]:ring-1 has-[:checked]:ring-primary-strong has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-primary-strong has-[:focus-visible]:outline-offset-2',
}

const radio = cva('relative flex items-start gap-3 text-ink text-sm', {
  variants: { variant: radioVariants },
})

type Group = {
  name: string
  value: string | null
  onSelect: (value: string) => void
  variant: keyof typeof radioVariants
  required: boolean
  disabled: boolean
  invalid: boolean
}

const GroupContext = createContext<Group | null>(null)

export type RadioGroupProps = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue'> & {
  /** The question. */
  label: ReactNode
  /** Keep the question for screen readers only. */
  hideLabel?: boolean
  /** Help that is always there. */
  hint?: ReactNode
  /** What is wrong; it takes the place of the hint. */
  error?: ReactNode
  /** Marks the question; a form without an answer is not sent. */
  required?: boolean
  /** None of it can be chosen. */
  disabled?: boolean
  /** The inputs' name in a form. */
  name?: string
  /** The chosen answer; null while there is none. */
  value?: string | null
  /** Which is chosen at first; none for null. */
  defaultValue?: string | null
  /** Another was chosen: its `value`. */
  onValueChange?: (value: string) => void
  /** `card` gives each answer a frame: payment methods, addresses. */
  variant?: keyof typeof radioVariants
  /** `horizontal` goes on below when the line is full. */
  orientation?: 'vertical' | 'horizontal'
}

/** One of a few, all in view. Arrow keys move between the answers. */
export function RadioGroup({
  label,
  hideLabel = false,
  hint,
  error,
  required = false,
  name,
  value,
  defaultValue = null,
  onValueChange,
  variant = 'plain',
  orientation = 'vertical',
  disabled = false,
  className,
  children,
  ref,
  ...props
}: RadioGroupProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const refs = useMemo(() => mergeRefs(box, ref), [ref])
  const [selected, select] = useFormValue<string | null>(box, value, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next)
  })
  const messageId = error || hint ? `${id}-message` : undefined
  const group: Group = {
    name: name ?? id,
    value: selected,
    onSelect: select,
    variant,
    required,
    disabled,
    invalid: Boolean(error),
  }
  return (
    <div
      data-slot="radio-group"
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={messageId}
      aria-disabled={disabled || undefined}
      {...props}
      ref={refs}
      className={cn('min-w-0', className)}
    >
      <div
        id={`${id}-label`}
        className={cn(
          hideLabel ? 'sr-only' : 'mb-2 max-w-full break-words font-medium text-ink text-sm',
        )}
      >
        {label}
        {required ? (
          <span aria-hidden="true" className="text-danger">
            {' *'}
          </span>
        ) : null}
      </div>
      <div
        className={cn(
          'flex',
          orientation === 'vertical' ? 'flex-col' : 'flex-wrap gap-x-6',
          variant === 'card' && 'gap-3',
        )}
      >
        <GroupContext value={group}>{children}</GroupContext>
      </div>
      {messageId ? (
        <p
          id={messageId}
          className={cn('mt-1.5 break-words text-sm', error ? 'text-danger' : 'text-ink-muted')}
        >
          {error ?? hint}
        </p>
      ) : null}
    </div>
  )
}

export type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'checked' | 'name'> & {
  /** What stands for it in `onValueChange` and FormData. */
  value: string
  /** The answer in words. */
  children: ReactNode
  /** A second, quieter line. */
  hint?: ReactNode
  /** At the end: a price, an icon. */
  trailing?: ReactNode
}

/** One answer of a RadioGroup. */
export function Radio({
  value,
  children,
  hint,
  trailing,
  disabled = false,
  onChange,
  className,
  ...props
}: RadioProps) {
  const group = useContext(GroupContext)
  if (!group) throw new Error('Radio was used outside a RadioGroup: put it inside one.')
  return (
    <label
      data-slot="radio"
      className={cn(
        radio({ variant: group.variant }),
        'has-[:disabled]:text-ink-muted forced-colors:has-[:disabled]:text-[GrayText]',
        className,
      )}
    >
      <input
        required={group.required}
        {...props}
        disabled={group.disabled || disabled}
        type="radio"
        name={group.name}
        value={value}
        checked={group.value === value}
        onChange={(event) => {
          onChange?.(event)
          group.onSelect(value)
        }}
        className={cn(
          'size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-edge bg-ground transition-[border-width,border-color] checked:border-[6px] checked:border-primary-strong enabled:hover:border-primary-strong disabled:border-ink-faint forced-colors:disabled:border-[GrayText]',
          group.invalid && 'border-danger',
          group.variant === 'card' && 'outline-none',
        )}
      />
      <span className="min-w-0 flex-1 break-words">
        <span className={group.variant === 'card' ? 'font-medium' : undefined}>{children}</span>
        {hint ? <span className="block text-ink-muted">{hint}</span> : null}
      </span>
      {trailing}
    </label>
  )
}
