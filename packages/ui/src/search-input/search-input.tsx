import { type ChangeEvent, type ReactNode, useMemo, useRef } from 'react'
import { mergeRefs } from '#lib/merge-refs'
import { useFormValue } from '#lib/use-form-value'
import { useT } from '../i18n/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { SearchIcon, XIcon } from '../icons/index.ts'
import { TextInput, type TextInputProps } from '../text-input/index.ts'

export type SearchInputProps = Omit<
  TextInputProps,
  'type' | 'leading' | 'trailing' | 'value' | 'defaultValue'
> & {
  /** What is typed, when the caller keeps it. */
  value?: string
  /** What stands in it at first, when it keeps what is typed by itself. */
  defaultValue?: string
  /** Called on every change, clearing included. */
  onValueChange?: (value: string) => void
  /** Called when the cross is pressed, after the text has gone. */
  onClear?: () => void
  /** Put a search button of this name at the end; it submits the form around it. */
  submitLabel?: string
  /** More at the end of the box, such as a shortcut hint. */
  trailing?: ReactNode
}

/** A search box with a cross that empties it. Put it in a `<search>` form; Enter submits. */
export function SearchInput({
  value,
  defaultValue = '',
  onValueChange,
  onChange,
  onClear,
  submitLabel,
  trailing,
  disabled,
  ref,
  ...props
}: SearchInputProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useFormValue(input, value, defaultValue, onValueChange)
  const refs = useMemo(() => mergeRefs(input, ref), [ref])

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    setText(event.target.value)
  }
  const clear = () => {
    setText('')
    onClear?.()
    input.current?.focus()
  }

  return (
    <TextInput
      enterKeyHint="search"
      autoComplete="off"
      {...props}
      disabled={disabled}
      ref={refs}
      type="search"
      value={text}
      onChange={change}
      leading={submitLabel ? undefined : <SearchIcon aria-hidden="true" />}
      trailing={
        <>
          {text && !disabled ? (
            <IconButton label={t('Clear search')} size="sm" onClick={clear}>
              <XIcon aria-hidden="true" />
            </IconButton>
          ) : null}
          {trailing}
          {submitLabel ? (
            <IconButton
              label={submitLabel}
              size="sm"
              type="submit"
              disabled={disabled}
              // With nothing to look for yet, the box waits for it.
              onClick={() => (text ? undefined : input.current?.focus())}
            >
              <SearchIcon aria-hidden="true" />
            </IconButton>
          ) : null}
        </>
      }
    />
  )
}
