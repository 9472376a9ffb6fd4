import { type FocusEvent, type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { mergeRefs } from '#lib/merge-refs'
import { useFormValue } from '#lib/use-form-value'
import { useT } from '../i18n/index.ts'
import { TextInput, type TextInputProps } from '../text-input/index.ts'
import { clamp, parseNumber, typedNumber } from './parse-number.ts'

export type NumberInputProps = Omit<
  TextInputProps,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'onChange'
> & {
  /** The number, or null while the box is empty. */
  value?: number | null
  /** What it starts with when nobody holds `value`. */
  defaultValue?: number | null
  /** Called while typing, whenever a number can be read, and with null when the box is emptied. */
  onValueChange?: (value: number | null) => void
  /** Called when the person is done: on leaving the box or Enter, brought into its limits. */
  onValueCommit?: (value: number | null) => void
  /** The least that it takes. */
  min?: number
  /** The most that it takes. */
  max?: number
  /**
   * How far the up and down arrow keys go, Page Up and Page Down ten times as far; a fraction also brings
   * the decimal keyboard.
   */
  step?: number
  /** Sends the number with the form under this name, as servers write it: 12.5. */
  name?: string
}

const decimals = (value: number) => String(value).split('.')[1]?.length ?? 0

/** One step on, without the rounding errors of 0.1 + 0.2. */
const stepped = (from: number, by: number) =>
  Number((from + by).toFixed(Math.max(decimals(from), decimals(by))))

/** A number that is typed, as its language writes it: no spinner buttons, no scroll accidents. */
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
  name,
  ref,
  ...props
}: NumberInputProps) {
  const { language } = useT()
  const input = useRef<HTMLInputElement>(null)
  const refs = useMemo(() => mergeRefs(input, ref), [ref])
  const [draft, setDraft] = useState<string | null>(null)
  const [current, set] = useFormValue(input, value, defaultValue, (next) => {
    setDraft((typed) => (typed !== null && parseNumber(typed, language) === next ? typed : null))
    onValueChange?.(next)
  })

  const commit = (next: number | null) => {
    const limited = next === null ? null : clamp(next, min, max)
    setDraft(null)
    if (limited !== current) set(limited)
    onValueCommit?.(limited)
  }
  /** What cannot be read gives way to the number that was there before. */
  const commitDraft = () => {
    if (draft === null) return
    const typed = parseNumber(draft, language)
    if (typed !== null || draft.trim() === '') commit(typed)
    else commit(current)
  }

  const leave = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event)
    commitDraft()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter') return commitDraft()
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (!steps || props.readOnly) return
    event.preventDefault()
    commit(stepped(current ?? min ?? 0, steps * step))
  }

  return (
    <>
      <TextInput
        role="spinbutton"
        aria-valuenow={current ?? undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
        autoComplete="off"
        {...props}
        ref={refs}
        value={draft ?? (current === null ? '' : typedNumber(current, language))}
        onChange={({ target }) => {
          setDraft(target.value)
          const typed = parseNumber(target.value, language)
          if (typed !== current && (typed !== null || target.value === '')) set(typed)
        }}
        onBlur={leave}
        onKeyDown={press}
      />
      {name === undefined ? null : (
        <input
          type="hidden"
          name={name}
          form={props.form}
          disabled={props.disabled}
          value={current === null ? '' : clamp(current, min, max)}
        />
      )}
    </>
  )
}
