import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  useEffectEvent,
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
import { useT } from '../i18n/index.ts'
import { ChevronDownIcon } from '../icons/index.ts'
import { Spinner } from '../spinner/index.ts'
import { inputBox, inputControl, inputSizes } from '../text-input/index.ts'
import { dialCode, isWhole, type PhoneCountry, splitNumber } from './dial-code.ts'

export type PhoneInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'onChange'
> & {
  /** Countries with their dial codes. Without any, only the number is asked for. */
  countries: readonly PhoneCountry[]
  /** The name of the chosen country: names are unique, codes are not. */
  country?: string
  /** The country at first, by its name. */
  defaultCountry?: string
  /** Another country was chosen, or told by the number that was typed. */
  onCountryChange?: (country: PhoneCountry) => void
  /** The number without its dial code, digits only. */
  value?: string
  /** Digits at first, without the code of the country. */
  defaultValue?: string
  /** The digits that are typed, without the code of the country. */
  onValueChange?: (digits: string) => void
  /** The fewest digits that a number has; checked when its form is sent. */
  minLength?: number
  /** The most digits that a number has; more cannot be typed. */
  maxLength?: number
  /** The countries are on their way. */
  loading?: boolean
  /** Sends the country's name with the form under this name. */
  countryField?: string
  /** How high it is. */
  size?: keyof typeof inputSizes
}

/**
 * A phone number: the country's dial code and digits. A pasted or autofilled number with its code
 * (+971 50…) chooses the country. It reads from left to right in every language. `className` styles
 * the box, everything else reaches the number's input.
 */
export function PhoneInput({
  countries,
  country,
  defaultCountry = '',
  onCountryChange,
  value,
  defaultValue = '',
  onValueChange,
  minLength = 9,
  maxLength = 16,
  loading = false,
  countryField,
  size = 'md',
  className,
  ...props
}: PhoneInputProps) {
  const t = useT()
  const control = useFieldControl(props)
  const input = useRef<HTMLInputElement>(null)
  const [digits, setDigits] = useFormValue(input, value, defaultValue, onValueChange)
  const [chosen, setChosen] = useFormValue(input, country, defaultCountry, (name) => {
    const found = countries.find((candidate) => candidate.name === name)
    if (found) onCountryChange?.(found)
  })
  const selected = countries.find(({ name }) => name === chosen)

  // A plus stays to be seen until what follows it is a country's code, where one can be chosen.
  const [plus, setPlus] = useState(false)
  const hasCodes = loading || countries.length > 0

  const write = (text: string) => {
    const split = splitNumber(text, countries, chosen)
    const showsPlus = hasCodes && text.startsWith('+') && !split.country
    setPlus(showsPlus)
    if (split.country && split.country.name !== chosen) setChosen(split.country.name)
    const next = split.number.slice(0, maxLength)
    if (next !== digits) setDigits(next)
    return { written: showsPlus ? `+${next}` : next, cut: split.number.length - next.length }
  }
  /** Where the caret goes after what was typed in the middle is written anew. */
  const [caret, setCaret] = useState<{ at: number } | null>(null)
  useLayoutEffect(() => {
    if (caret) input.current?.setSelectionRange(caret.at, caret.at)
  }, [caret])
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionEnd } = target
    const behind = digitsOf(typed.slice(selectionEnd ?? typed.length)).length
    const { written, cut } = write(typed)
    // At the end it stays there by itself.
    if (behind > 0 && written !== typed)
      setCaret({ at: Math.max(0, written.length + cut - behind) })
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    props.onPaste?.(event)
    const text = event.clipboardData.getData('text')
    if (event.defaultPrevented || props.readOnly || !isWhole(text)) return
    event.preventDefault() // A whole number takes the place of all that is there.
    write(text)
  }

  const { ref } = props
  const refs = useMemo(() => mergeRefs(input, ref), [ref])
  const takeTyped = useEffectEvent(() => {
    const typed = input.current?.value
    if (typed && typed !== digits) write(typed)
  })
  // What was typed before hydration would be lost with the next update.
  useLayoutEffect(() => takeTyped(), [])

  return (
    <span data-slot="phone-input" dir="ltr" className={cn(inputBox, inputSizes[size], className)}>
      {loading ? (
        <span className="flex shrink-0 items-center ps-3.5 text-ink-muted">
          <Spinner size="sm" label={t('Loading')} />
        </span>
      ) : null}
      {countries.length > 0 ? (
        <span className="relative flex shrink-0 items-center gap-1 self-stretch rounded-s-control border-hairline border-e ps-3.5 pe-2.5 hover:bg-tile has-[:focus-visible]:bg-tile">
          <span aria-hidden="true" className="min-w-8 tabular-nums">
            {selected ? dialCode(selected) : '+'}
          </span>
          <ChevronDownIcon aria-hidden="true" className="size-4 text-ink-soft" />
          {/* The system's own list, over what is drawn: it shows names where the box has room for a code only. */}
          <select
            aria-label={t('Country code')}
            autoComplete="tel-country-code"
            name={countryField}
            value={selected?.name ?? ''}
            disabled={control.disabled}
            onChange={({ target }) => setChosen(target.value)}
            className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0 disabled:cursor-not-allowed [&>option]:bg-raised [&>option]:text-ink"
          >
            {selected ? null : <option value="">{t('Choose a country')}</option>}
            {countries.map((option) => (
              <option key={option.name} value={option.name}>
                {/* Isolated, or the plus changes sides in Arabic script. */}
                {`${option.label ?? option.name} (\u2066${dialCode(option)}\u2069)`}
              </option>
            ))}
          </select>
        </span>
      ) : null}
      <input
        inputMode="tel"
        autoComplete="tel-national"
        {...control}
        ref={refs}
        type="tel"
        minLength={minLength}
        value={plus ? `+${digits}` : digits}
        onChange={type}
        onPaste={paste}
        className={cn(inputControl, 'w-0 tabular-nums')}
      />
    </span>
  )
}
