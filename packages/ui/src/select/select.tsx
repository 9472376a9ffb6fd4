import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#lib/cn'
import { useFieldControl } from '../field/index.ts'
import { ChevronDownIcon } from '../icons/index.ts'
import { inputBox, inputControl, inputSizes } from '../text-input/index.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'multiple'> & {
  /** The options; or pass `<option>` children. */
  options?: SelectOption[]
  /** Shown while nothing is chosen; with `required` it cannot be chosen again. */
  placeholder?: string
  /** 36, 44 or 52 px high. */
  size?: keyof typeof inputSizes
  /** Inside the box, before the text. */
  leading?: ReactNode
  /** Called with the chosen option's value. */
  onValueChange?: (value: string) => void
}

/** One of many, in the system's own list: fast, familiar on phones, reachable by typing. */
export function Select({
  options,
  placeholder,
  defaultValue,
  size = 'md',
  leading,
  onValueChange,
  onChange,
  className,
  children,
  ...props
}: SelectProps) {
  const control = useFieldControl(props)
  return (
    <span
      data-slot="select"
      className={cn(inputBox, inputSizes[size], 'relative hover:bg-tile', className)}
    >
      {leading ? (
        <span className="flex shrink-0 items-center ps-3.5 text-ink-muted">{leading}</span>
      ) : null}
      <select
        {...control}
        // Browsers pass over a disabled placeholder unless it is chosen.
        defaultValue={
          props.value === undefined && placeholder !== undefined
            ? (defaultValue ?? '')
            : defaultValue
        }
        onChange={(event) => {
          onChange?.(event)
          onValueChange?.(event.target.value)
        }}
        className={cn(
          inputControl,
          'cursor-pointer appearance-none truncate pe-10 [&>option]:bg-raised [&>option]:text-ink',
          placeholder !== undefined && '[&:has(option[value=""]:checked)]:text-ink-muted',
        )}
      >
        {placeholder === undefined ? null : (
          <option value="" disabled={control.required}>
            {placeholder}
          </option>
        )}
        {options?.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDownIcon
        aria-hidden="true"
        className="pointer-events-none absolute end-3 size-4.5 text-ink-soft"
      />
    </span>
  )
}
