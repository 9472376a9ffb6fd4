import type { AddressForm as AddressValues, FieldErrors } from '@shop/contract'
import { addressTypes } from '@shop/contract/words'
import { Checkbox } from '@shop/ui/checkbox'
import { ErrorState } from '@shop/ui/error-state'
import { Field } from '@shop/ui/field'
import { useT } from '@shop/ui/i18n'
import { Radio, RadioGroup } from '@shop/ui/radio-group'
import { TextInput } from '@shop/ui/text-input'
import { type FormEvent, useEffect, useRef } from 'react'
import { useShop } from '#app/shop-context.tsx'
import { addressTypeText } from './address-words.ts'

/** What the server said to the form. */
export interface AddressProblem {
  message: string
  errors: FieldErrors
  /** Which answer it was: a new one takes the focus, a mended field does not. */
  turn: number
}

export interface AddressFormProps {
  /** So that a button outside can submit it. */
  id: string
  initial?: Partial<Record<keyof AddressValues, string | boolean | null>>
  problem: AddressProblem | null
  onSubmit: (values: AddressValues) => void
  /** A value changed: its message is no longer true. */
  onFieldChange: (field: string) => void
}

const read = (form: HTMLFormElement): AddressValues => {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '').trim()
  const type = text('address_type')
  return {
    name: text('name'),
    phone: text('phone'),
    address_type: addressTypes.find((one) => one === type) ?? 'home',
    address_line: text('address_line'),
    address_line2: text('address_line2') || null,
    flat_no: text('flat_no') || null,
    area: text('area') || null,
    post_code: text('post_code') || null,
    is_default: data.has('is_default'),
  }
}

/**
 * The fields of wire.md 9. What is wrong is the server's to say: its first message stands under the
 * field, and the first wrong field gets the focus. Values stay in the inputs whatever it says.
 */
export function AddressForm({ id, initial, problem, onSubmit, onFieldChange }: AddressFormProps) {
  const t = useT()
  const { settings } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const turn = problem?.turn
  useEffect(() => {
    if (turn === undefined) return
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
    first?.focus()
  }, [turn])

  const error = (name: string) => problem?.errors[name]?.[0]
  const text = (name: keyof AddressValues) => {
    const value = initial?.[name]
    return typeof value === 'string' ? value : undefined
  }
  const isUnplaced = problem !== null && Object.keys(problem.errors).length === 0

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(read(event.currentTarget))
  }

  return (
    <form
      id={id}
      ref={form}
      noValidate
      onSubmit={submit}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) onFieldChange(target.name)
      }}
      className="grid gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      {isUnplaced ? (
        <ErrorState
          layout="inline"
          tabIndex={-1}
          title={t('The address was not saved')}
          message={t(problem.message)}
          className="sm:col-span-2"
        />
      ) : null}
      <Field label={t('Full name')} required error={error('name')}>
        <TextInput
          name="name"
          autoComplete="shipping name"
          defaultValue={text('name')}
          dir="auto"
        />
      </Field>
      <Field label={t('Phone number')} required error={error('phone')}>
        <TextInput
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="shipping tel-national"
          minLength={settings.phone_min_length}
          maxLength={settings.phone_max_length}
          defaultValue={text('phone')}
          dir="ltr"
          onInput={({ currentTarget }) => {
            const digits = currentTarget.value.replace(/\D/g, '')
            if (digits !== currentTarget.value) currentTarget.value = digits
          }}
        />
      </Field>
      <Field
        label={t('Address')}
        hint={t('Street and house number')}
        required
        error={error('address_line')}
        className="sm:col-span-2"
      >
        <TextInput
          name="address_line"
          autoComplete="shipping address-line1"
          defaultValue={text('address_line')}
          dir="auto"
        />
      </Field>
      <Field label={t('Flat or floor')} optional error={error('flat_no')}>
        <TextInput
          name="flat_no"
          autoComplete="shipping address-line3"
          defaultValue={text('flat_no')}
          dir="auto"
        />
      </Field>
      <Field label={t('Address line 2')} optional error={error('address_line2')}>
        <TextInput
          name="address_line2"
          autoComplete="shipping address-line2"
          defaultValue={text('address_line2')}
          dir="auto"
        />
      </Field>
      <Field label={t('Area or town')} optional error={error('area')}>
        <TextInput
          name="area"
          autoComplete="shipping address-level2"
          defaultValue={text('area')}
          dir="auto"
        />
      </Field>
      <Field label={t('Postal code')} optional error={error('post_code')}>
        <TextInput
          name="post_code"
          autoComplete="shipping postal-code"
          autoCapitalize="characters"
          defaultValue={text('post_code')}
          dir="ltr"
        />
      </Field>
      <RadioGroup
        label={t('Kind of address')}
        name="address_type"
        orientation="horizontal"
        defaultValue={text('address_type') ?? 'home'}
        error={error('address_type')}
      >
        {addressTypes.map((type) => (
          <Radio key={type} value={type}>
            {addressTypeText(t, type)}
          </Radio>
        ))}
      </RadioGroup>
      <Checkbox
        name="is_default"
        defaultChecked={initial?.is_default === true}
        className="self-end"
      >
        {t('Use as my default address')}
      </Checkbox>
    </form>
  )
}
