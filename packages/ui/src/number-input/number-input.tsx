import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { TextInput, type TextInputProps } from '../text-input/index.ts'
import { clamp, parseNumber } from './parse-number.ts'

export type NumberInputProps = Omit<
  TextInputProps,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'onChange'
> & {
  /** The number, or null while the box is empty. */
  value?: number | null
  /** What it starts with when nobody holds `value`. */
  defaultValue?: number | null
  /** Called while typing, with what can be read so far. */
  onValueChange?: (value: number | null) => void
  /** Called when the person is done: on leaving the box or Enter, brought into its limits. */
  onValueCommit?: (value: number | null) => void
  min?: number
  max?: number
  /** How far the up and down arrow keys go; a fraction also brings the decimal keyboard. */
  step?: number
}

const decimals = (value: number) => String(value).split('.')[1]?.length ?? 0

/** One step on, without the rounding errors of 0.1 + 0.2. */
const stepped = (from: number, by: number) =>
  Number((from + by).toFixed(Math.max(decimals(from), decimals(by))))

/** A number typed on a numeric keyboard: no spinner buttons, no scroll accidents. */
export function NumberInput({
  value,
  defaultValue = null,
  onValueChange,
  onValueCommit,
  onBlur,
  onKeyDown,
  min,
  max,
  step = 1,
  ...props
}: NumberInputProps) {
  const given = value === undefined ? defaultValue : value
  const [draft, setDraft] = useState<string | null>(null)
  const [own, setOwn] = useState(given)
  const current = value === undefined ? own : value

  const set = (next: number | null) => {
    setOwn(next)
    onValueChange?.(next)
  }
  const commit = (next: number | null) => {
    const limited = next === null ? null : clamp(next, min, max)
    setDraft(null)
    if (limited !== current) set(limited)
    onValueCommit?.(limited)
  }

  const leave = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event)
    if (draft !== null) commit(parseNumber(draft))
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented) return
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (direction) {
      event.preventDefault()
      commit(stepped(current ?? min ?? 0, direction * step))
    } else if (event.key === 'Enter' && draft !== null) commit(parseNumber(draft))
  }

  return (
    <TextInput
      inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...props}
      value={draft ?? current ?? ''}
      onChange={({ target }) => {
        setDraft(target.value)
        set(parseNumber(target.value))
      }}
      onBlur={leave}
      onKeyDown={press}
    />
  )
}
