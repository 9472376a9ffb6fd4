import { lengths } from '@shop/contract/lengths'
import { Button } from '@shop/ui/button'
import { Field } from '@shop/ui/field'
import { useT } from '@shop/ui/i18n'
import { CheckIcon, XIcon } from '@shop/ui/icons'
import { TextInput } from '@shop/ui/text-input'
import { type FormEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Refusal } from './refusal.tsx'

export interface CouponFieldProps {
  /** What stands in the field. */
  typed: string
  onType: (code: string) => void
  /** The code that was asked for; empty when none was. */
  code: string
  /** Whether the server took it; null until it has answered. */
  isApplied: boolean | null
  /** It is being asked. */
  isAsking: boolean
  /** What the server says against it. */
  error?: string
  onApply: (code: string) => void
  onRemove: () => void
}

/** A coupon to type in. A wrong one says so here, and the totals stay (decision 006). */
export function CouponField({
  typed,
  onType,
  code,
  isApplied,
  isAsking,
  error,
  onApply,
  onRemove,
}: CouponFieldProps) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  const isSubmitted = useRef(false)
  /** The field goes when its code is taken, and with it the focus of whoever typed the code. */
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (button && isSubmitted.current && document.activeElement === document.body) button.focus()
    isSubmitted.current = false
  }

  if (code && isApplied) {
    return (
      <div className="text-sm">
        {/* Its quote counts it, and its order does not: it can be taken away right here. */}
        <Refusal>{error}</Refusal>
        <div className="flex items-center gap-3 rounded-control bg-success-soft py-2 ps-4 pe-2">
          <CheckIcon aria-hidden="true" className="size-5 shrink-0 text-success" />
          <p role="status" className="min-w-0 flex-1">
            <span className="block text-ink-soft">{t('Coupon applied')}</span>
            <bdi className="wrap-anywhere font-semibold">{code}</bdi>
          </p>
          <Button
            ref={takeFocus}
            variant="ghost"
            size="sm"
            onClick={() => {
              // The button goes, and the field that comes in its place has the focus.
              flushSync(() => {
                onType('')
                onRemove()
              })
              field.current?.focus()
            }}
          >
            <XIcon aria-hidden="true" className="size-4" />
            {t('Remove coupon')}
          </Button>
        </div>
      </div>
    )
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const next = typed.trim()
    if (!next) return
    isSubmitted.current = true
    onApply(next)
  }
  return (
    <form method="post" onSubmit={submit}>
      <Field
        label={t('Coupon code')}
        hint={
          error ? null : t('Collected vouchers are used without being typed, one for each shop.')
        }
        optional
        error={error}
      >
        <div className="flex min-w-0 gap-2">
          <TextInput
            ref={field}
            name="coupon_code"
            value={typed}
            maxLength={lengths.coupon}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            onChange={({ target }) => {
              onType(target.value)
              if (code || error) onRemove()
            }}
          />
          <Button
            type="submit"
            variant="outline"
            loading={code !== '' && isApplied === null && isAsking}
            disabled={typed.trim() === ''}
          >
            {t('Apply')}
          </Button>
        </div>
      </Field>
    </form>
  )
}
