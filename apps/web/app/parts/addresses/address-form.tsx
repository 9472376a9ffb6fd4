import type { AddressForm as SentAddress } from '@shop/contract'
import { lengths } from '@shop/contract/lengths'
import { addressTypeOf, addressTypes } from '@shop/contract/words'
import { Checkbox } from '@shop/ui/checkbox'
import { Field } from '@shop/ui/field'
import { useT } from '@shop/ui/i18n'
import { PhoneInput } from '@shop/ui/phone-input'
import { Radio, RadioGroup } from '@shop/ui/radio-group'
import { TextInput } from '@shop/ui/text-input'
import { type RefObject, useRef, useState } from 'react'
import { isOther } from '#app/lib/changes.ts'
import { SendingForm, textsOf } from '#app/parts/forms/sending-form.tsx'
import { UnsavedNote } from '#app/parts/forms/unsaved-note.tsx'
import type { EveryField, Sending } from '#app/parts/forms/use-sending.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { addressTypeText } from './address-words.ts'

/** The form has no map. */
export type AddressValues = Omit<SentAddress, 'latitude' | 'longitude'>

type Starting = Partial<Record<keyof AddressValues, unknown>>

export interface AddressFormProps {
  /** So that a button outside can submit it. */
  id: string
  /** Changes where it begins anew. */
  turn: string
  initial: Starting
  /** What was typed into it before and not saved: it begins with that. */
  readDraft: () => Starting | null
  /** Where an address is edited: the draft is not wanted. */
  onDiscard?: () => void
  sending: Sending
  /** Called with what stands in it so far. */
  onEdit?: (values: AddressValues) => void
  onSubmit: (values: EveryField<AddressValues>) => void
}

/** What will be sent is chosen on the page, also of an address whose kind only its server knows. */
const kindOf = (type: string | undefined) => (type ? addressTypeOf(type) : 'home')

const read = (form: HTMLFormElement): EveryField<AddressValues> => {
  const text = textsOf(form)
  return {
    name: text('name'),
    phone: text('phone'),
    address_type: kindOf(text('address_type')),
    address_line: text('address_line'),
    address_line2: text('address_line2') || null,
    flat_no: text('flat_no') || null,
    area: text('area') || null,
    post_code: text('post_code') || null,
    is_default: text('is_default') !== '',
  }
}

/** The fields of wire.md 9. */
export function AddressForm({ turn, ...props }: AddressFormProps) {
  const focused = useRef('')
  return <Fields key={turn} focused={focused} {...props} />
}

type FieldsProps = Omit<AddressFormProps, 'turn'> & { focused: RefObject<string> }

function Fields({
  id,
  initial,
  readDraft,
  onDiscard,
  sending,
  focused,
  onEdit,
  onSubmit,
}: FieldsProps) {
  const t = useT()
  const [draft] = useState(readDraft)
  const begun = { ...initial, ...draft }
  const { settings } = useShop()
  const { errorOf } = sending
  const text = (name: keyof AddressValues) => {
    const value = begun[name]
    return typeof value === 'string' ? value : undefined
  }
  return (
    <SendingForm
      id={id}
      sending={sending}
      focused={focused}
      onEdit={(form) => onEdit?.(read(form))}
      onSubmit={(form) => onSubmit(read(form))}
      className="grid gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      {draft && onDiscard && isOther(draft, initial) ? (
        <UnsavedNote busy={sending.isSending} onDiscard={onDiscard} />
      ) : null}
      <Field label={t('Full name')} required error={errorOf('name')}>
        <TextInput
          name="name"
          autoComplete="shipping name"
          maxLength={lengths.line}
          defaultValue={text('name')}
          dir="auto"
        />
      </Field>
      <Field label={t('Phone number')} required error={errorOf('phone')}>
        <PhoneInput
          name="phone"
          countries={[]}
          autoComplete="shipping tel-national"
          minLength={settings.phone_min_length}
          maxLength={settings.phone_max_length}
          defaultValue={text('phone')}
        />
      </Field>
      <Field
        label={t('Address')}
        hint={t('Street and house number')}
        required
        error={errorOf('address_line')}
        className="sm:col-span-2"
      >
        <TextInput
          name="address_line"
          autoComplete="shipping address-line1"
          maxLength={lengths.line}
          defaultValue={text('address_line')}
          dir="auto"
        />
      </Field>
      <Field label={t('Flat or floor')} optional error={errorOf('flat_no')}>
        <TextInput
          name="flat_no"
          autoComplete="shipping address-line3"
          maxLength={lengths.line}
          defaultValue={text('flat_no')}
          dir="auto"
        />
      </Field>
      <Field label={t('Address line 2')} optional error={errorOf('address_line2')}>
        <TextInput
          name="address_line2"
          autoComplete="shipping address-line2"
          maxLength={lengths.line}
          defaultValue={text('address_line2')}
          dir="auto"
        />
      </Field>
      <Field label={t('Area or town')} optional error={errorOf('area')}>
        <TextInput
          name="area"
          autoComplete="shipping address-level2"
          maxLength={lengths.line}
          defaultValue={text('area')}
          dir="auto"
        />
      </Field>
      <Field label={t('Postal code')} optional error={errorOf('post_code')}>
        <TextInput
          name="post_code"
          autoComplete="shipping postal-code"
          autoCapitalize="characters"
          maxLength={lengths.line}
          defaultValue={text('post_code')}
          dir="ltr"
        />
      </Field>
      <RadioGroup
        label={t('Kind of address')}
        name="address_type"
        orientation="horizontal"
        defaultValue={kindOf(text('address_type'))}
        error={errorOf('address_type')}
        className="sm:col-span-2"
      >
        {addressTypes.map((type) => (
          <Radio key={type} value={type}>
            {addressTypeText(t, type)}
          </Radio>
        ))}
      </RadioGroup>
      <Checkbox
        name="is_default"
        defaultChecked={begun.is_default === true}
        className="sm:col-span-2"
      >
        {t('Use as my default address')}
      </Checkbox>
    </SendingForm>
  )
}
