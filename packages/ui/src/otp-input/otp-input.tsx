import { cva } from 'class-variance-authority'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { cn } from '#lib/cn'
import { digitsOf } from '#lib/digits'
import { mergeRefs } from '#lib/merge-refs'
import { useFormValue } from '#lib/use-form-value'
import { useFieldControl } from '../field/index.ts'
import { codeIn } from './code-in.ts'

export const otpSizes = { md: 'h-13 text-xl', lg: 'h-16 text-2xl' }

const box = cva(
  'grid min-w-0 place-items-center rounded-control border border-edge bg-ground font-semibold text-ink tabular-nums transition-[border-color] group-has-[[aria-invalid=true]]/otp:border-danger group-has-[:disabled]/otp:border-hairline group-has-[:disabled]/otp:bg-tile group-has-[:disabled]/otp:text-ink-muted',
  {
    variants: {
      size: otpSizes,
      active: {
        true: 'group-has-[:focus]/otp:border-primary-strong group-has-[:focus]/otp:outline-2 group-has-[:focus]/otp:outline-primary-strong group-has-[:focus]/otp:outline-offset-1 group-has-[[aria-invalid=true]:focus]/otp:outline-danger',
        false: 'group-hover/otp:not-group-has-[:disabled]/otp:border-ink',
      },
    },
  },
)

export type OtpInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'maxLength' | 'onChange'
> & {
  /** How many digits the code has. */
  length?: number
  /** Digits so far, when the caller keeps them. */
  value?: string
  /** Digits at first, when it keeps them by itself. */
  defaultValue?: string
  /** Called with the digits so far, always in Latin digits. */
  onValueChange?: (code: string) => void
  /** Called when a change fills the last box: the moment to send the code. */
  onComplete?: (code: string) => void
  /** Called when what was pasted or filled in is no such code: say so, nothing has changed. */
  onMismatch?: () => void
  /** The code is being checked: it stays to be seen and cannot be changed. */
  busy?: boolean
  /** How large a digit is. */
  size?: keyof typeof otpSizes
}

/**
 * A one-time code. One input, drawn as boxes: so pasting, autofill and screen readers work as with
 * any input. A digit goes on to the next box, Backspace in an empty box goes back to the one before
 * and empties it. Stands from left to right in every language. `className` styles the row of boxes.
 */
export function OtpInput({
  length = 4,
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  onMismatch,
  busy = false,
  size = 'md',
  ref,
  className,
  ...props
}: OtpInputProps) {
  const control = useFieldControl(props)
  const input = useRef<HTMLInputElement>(null)
  const refs = useMemo(() => mergeRefs(input, ref), [ref])
  const [code, setCode] = useFormValue(input, value, defaultValue, onValueChange)
  // The box that the next digit goes into; `length` when every box is full.
  const [at, setAt] = useState(code.length)
  const active = Math.min(at, code.length, length - 1)

  // A full box is selected as a whole, so that typing takes its place.
  const select = useCallback(() => {
    const element = input.current
    if (element !== document.activeElement) return
    const start = Math.min(at, code.length)
    element?.setSelectionRange(start, Math.min(start + 1, code.length))
  }, [at, code.length])
  const latest = useRef(select)
  useLayoutEffect(() => {
    latest.current = select
    select()
  }, [select])

  const put = (text: string, caret: number) => {
    const next = text.slice(0, length)
    setAt(Math.min(caret, next.length))
    if (next === code) return
    setCode(next)
    if (next.length === length) onComplete?.(next)
  }
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // Filled in at once: by hand a full box is taken the place of.
    if (code === '' && digitsOf(target.value).length > length) return onMismatch?.()
    const before = target.value.slice(0, target.selectionStart ?? target.value.length)
    put(digitsOf(target.value), digitsOf(before).length)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    props.onPaste?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    const { selectionStart, selectionEnd, readOnly } = event.currentTarget
    if (readOnly) return
    const digits = codeIn(event.clipboardData.getData('text'), length)
    if (digits === null) return onMismatch?.()
    const from = digits.length === length ? 0 : (selectionStart ?? code.length)
    const rest = digits.length === length ? '' : code.slice(selectionEnd ?? code.length)
    put(code.slice(0, from) + digits + rest, from + digits.length)
  }
  const focus = (event: FocusEvent<HTMLInputElement>) => {
    props.onFocus?.(event)
    // Tab selects all that is in an input, after this event: one digit would replace the whole code.
    requestAnimationFrame(() => latest.current())
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    props.onKeyDown?.(event)
    if (event.defaultPrevented || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey)
      return
    const targets: Record<string, number> = {
      ArrowLeft: active - 1,
      ArrowRight: active + 1,
      Home: 0,
      End: code.length,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    setAt(Math.max(0, Math.min(target, code.length, length - 1)))
  }
  const point = (event: MouseEvent<HTMLInputElement>) => {
    props.onClick?.(event)
    const { left, width } = event.currentTarget.getBoundingClientRect()
    if (event.detail > 1 || width === 0) return
    const pressed = Math.floor(((event.clientX - left) / width) * length)
    setAt(Math.max(0, Math.min(pressed, code.length)))
  }

  const indexes = Array.from({ length }, (_, index) => index)
  return (
    <span
      data-slot="otp-input"
      dir="ltr"
      style={{ gridTemplateColumns: `repeat(${length}, minmax(0, 3.25rem))` }}
      className={cn('group/otp relative inline-grid w-fit max-w-full gap-2.5', className)}
    >
      {indexes.map((index) => (
        <span
          key={index}
          aria-hidden="true"
          data-slot="otp-box"
          className={cn(box({ size, active: index === active }), busy && 'animate-breathe')}
        >
          {code[index]}
        </span>
      ))}
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`\\d{${length}}`}
        spellCheck={false}
        aria-busy={busy || undefined}
        {...control}
        ref={refs}
        type="text"
        readOnly={busy || props.readOnly}
        value={code}
        onChange={change}
        onPaste={paste}
        onFocus={focus}
        onKeyDown={press}
        onClick={point}
        onSelect={({ currentTarget: { selectionStart, selectionEnd } }) => {
          if (selectionStart === selectionEnd && selectionStart !== null) setAt(selectionStart)
        }}
        className="absolute inset-0 size-full cursor-text forced-color-adjust-none bg-transparent text-center text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent disabled:cursor-not-allowed"
      />
    </span>
  )
}
