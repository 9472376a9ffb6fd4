import type { ProfileForm as ProfileValues, User } from '@shop/contract'
import { lengths } from '@shop/contract/lengths'
import { genders } from '@shop/contract/words'
import { Button } from '@shop/ui/button'
import { Combobox } from '@shop/ui/combobox'
import { useShownCountries } from '@shop/ui/country-names'
import { Field } from '@shop/ui/field'
import { useT } from '@shop/ui/i18n'
import { PasswordInput } from '@shop/ui/password-input'
import { PhoneInput } from '@shop/ui/phone-input'
import { Select } from '@shop/ui/select'
import { TextInput } from '@shop/ui/text-input'
import { useToaster } from '@shop/ui/toast'
import { type RefObject, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { countriesResource } from '#app/data/countries.ts'
import { useResource } from '#app/data/resource.ts'
import { saveProfile } from '#app/data/write-profile.ts'
import { changesIn, isOther } from '#app/lib/changes.ts'
import { SendingForm, textsOf } from '#app/parts/forms/sending-form.tsx'
import { UnsavedNote } from '#app/parts/forms/unsaved-note.tsx'
import { useSending } from '#app/parts/forms/use-sending.ts'
import { createDrafts } from '#app/state/drafts/drafts.ts'
import { useDraftTurn } from '#app/state/drafts/use-draft-turn.ts'
import { rememberUser } from '#app/state/session/remember-user.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { PhotoField } from './photo-field.tsx'
import { genderText, phoneCountryOf } from './profile-words.ts'

type Sent = Omit<ProfileValues, 'profile_photo'> & { profile_photo?: File }

/** What was typed or sent and is not saved: a reload, or a session that ends on the way, loses nothing. */
const unsaved = createDrafts(
  'profile',
  ({ profile_photo, ...stored }): Partial<Sent> => ({
    ...stored,
    ...(profile_photo instanceof File ? { profile_photo } : {}),
  }),
)

/** The shopper's own data (wire.md 10). What is wrong with it is the server's to say. */
export function ProfileForm({ user }: { user: User }) {
  const t = useT()
  const { toast } = useToaster()
  const { mutate } = useSWRConfig()
  const turn = useDraftTurn(unsaved, user.id, 'profile', shownOf(user))
  const focused = useRef('')
  const [photo, setPhoto] = useState<File | null>(
    () => unsaved.read(user.id, 'profile')?.profile_photo ?? null,
  )
  // Some servers want the password for a new e-mail or phone; whoever does not ask gets none.
  const [asksPassword, setAsksPassword] = useState(false)
  const form = { name: 'profile', failure: t('The profile was not saved') }
  const sending = useSending(form, async (values: Sent) => {
    const { current_password: _, ...kept } = values
    unsaved.keep(user.id, 'profile', changesIn(kept, user))
    const saved = await saveProfile(mutate, values, user)
    unsaved.settle(user.id, 'profile', kept)
    rememberUser(saved)
    setPhoto((now) => (now === values.profile_photo ? null : now))
    setAsksPassword(false)
    toast({ tone: 'success', title: t('Your profile is saved') })
  })
  if (sending.errorOf('current_password') && !asksPassword) setAsksPassword(true)
  return (
    <Fields
      key={turn}
      user={user}
      focused={focused}
      sending={sending}
      photo={photo}
      onPhoto={setPhoto}
      asksPassword={asksPassword}
    />
  )
}

interface FieldsProps {
  user: User
  focused: RefObject<string>
  sending: ReturnType<typeof useSending<Sent>>
  photo: File | null
  onPhoto: (photo: File | null) => void
  asksPassword: boolean
}

function Fields({ user, focused, sending, photo, onPhoto, asksPassword }: FieldsProps) {
  const t = useT()
  const { settings } = useShop()
  const [draft] = useState(() => unsaved.read(user.id, 'profile'))
  const {
    data: list,
    error: listError,
    ...countries
  } = useResource(countriesResource, [], {
    revalidateIfStale: false,
  })
  const begun = { ...user, ...draft }
  const [country, setCountry] = useState(begun.country)
  const [phone, setPhone] = useState(begun.phone ?? '')
  const [chosenCode, setCode] = useState<{ name: string; phone_code: string } | null>(null)
  const phoneCountry = chosenCode ?? phoneCountryOf(begun, list ?? [])
  const phoneCountries = useShownCountries(list)
  // Until the countries are there, the shopper's own is known.
  const shownCountries = useShownCountries<{ name: string }>(
    list ?? (user.country ? [{ name: user.country }] : []),
  )
  // A word that only its server knows stays, unless another is chosen.
  const ownGender = genders.some((one) => one === user.gender) ? null : user.gender
  const emailRequired = [settings.register_otp_type, settings.forgot_otp_type].includes('email')

  const keep = (edited: Partial<Sent>) =>
    unsaved.keep(
      user.id,
      'profile',
      changesIn({ ...unsaved.read(user.id, 'profile'), ...edited }, user),
    )
  const { errorOf, forgive, isSending } = sending

  const send = (form: HTMLFormElement) =>
    void sending.submit({
      ...typedIn(form),
      phone: phone || null,
      phone_code: phoneCountry ? codeOf(phoneCountry) : user.phone_code,
      country,
      profile_photo: photo ?? undefined,
      current_password: asksPassword ? passwordOf(form) : undefined,
    })

  return (
    <SendingForm
      sending={sending}
      focused={focused}
      onEdit={(form) => keep(typedIn(form))}
      onSubmit={send}
      className="grid gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      {draft && isOther(draft, user) ? (
        <UnsavedNote
          busy={isSending}
          onDiscard={() => {
            onPhoto(null)
            unsaved.forget(user.id, 'profile')
          }}
        />
      ) : null}
      <div className="pb-3 sm:col-span-2">
        <PhotoField
          name={user.name}
          current={user.profile_photo}
          chosen={photo}
          onChoose={(chosen) => {
            onPhoto(chosen)
            forgive('profile_photo')
          }}
          error={errorOf('profile_photo')}
          busy={isSending}
        />
      </div>
      <Field label={t('Full name')} required error={errorOf('name')}>
        <TextInput
          name="name"
          autoComplete="name"
          maxLength={lengths.line}
          defaultValue={begun.name}
          dir="auto"
        />
      </Field>
      <Field label={t('Email')} required={emailRequired} error={errorOf('email')}>
        <TextInput
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          defaultValue={begun.email ?? ''}
        />
      </Field>
      <Field
        label={t('Phone number')}
        required={settings.phone_required}
        error={errorOf('phone') ?? errorOf('phone_code')}
      >
        <PhoneInput
          name="phone"
          countries={phoneCountries}
          loading={!list && !listError}
          country={phoneCountry?.name ?? ''}
          onCountryChange={(chosen) => {
            setCode(chosen)
            keep({ phone_code: codeOf(chosen) })
          }}
          value={phone}
          onValueChange={(digits) => {
            setPhone(digits)
            keep({ phone: digits })
            forgive('phone')
          }}
          minLength={settings.phone_min_length}
          maxLength={settings.phone_max_length}
        />
      </Field>
      <Field label={t('Country')} optional error={errorOf('country')}>
        <Combobox
          autoComplete="off"
          placeholder={t('Choose a country')}
          clearable
          loading={!list && !listError}
          loadError={listError && !list ? t('The countries could not be loaded.') : undefined}
          onRetry={() => void countries.mutate()}
          value={country}
          options={shownCountries.map(({ name, label }) => ({
            value: name,
            label,
            keywords: name,
          }))}
          onValueChange={(name) => {
            setCountry(name)
            keep({ country: name })
            forgive('country')
          }}
        />
      </Field>
      <Field label={t('Gender')} optional error={errorOf('gender')}>
        <Select
          name="gender"
          autoComplete="sex"
          defaultValue={begun.gender ?? ''}
          placeholder={t('Prefer not to say')}
          options={[
            ...genders.map((value) => ({ value, label: genderText(t, value) })),
            ...(ownGender ? [{ value: ownGender, label: ownGender }] : []),
          ]}
        />
      </Field>
      <Field label={t('Date of birth')} optional error={errorOf('date_of_birth')}>
        <TextInput
          name="date_of_birth"
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          defaultValue={begun.date_of_birth ?? ''}
        />
      </Field>
      {asksPassword ? (
        <Field label={t('Current password')} required error={errorOf('current_password')}>
          <PasswordInput name="current_password" autoComplete="current-password" />
        </Field>
      ) : null}
      <div className="pt-3 sm:col-span-2">
        <Button type="submit" loading={isSending} className="max-sm:w-full">
          {t('Save changes')}
        </Button>
      </div>
    </SendingForm>
  )
}

/** What the form shows of who somebody is. */
const shownOf = ({
  name,
  email,
  phone,
  phone_code,
  country,
  gender,
  date_of_birth,
  profile_photo,
}: User) => [name, email, phone, phone_code, country, gender, date_of_birth, profile_photo]

const codeOf = ({ phone_code: code }: { phone_code: string }) => code.replace(/\D/g, '')

/** What stands in the fields that have no other home. */
function typedIn(form: HTMLFormElement) {
  const text = textsOf(form)
  return {
    name: text('name'),
    email: text('email') || null,
    gender: text('gender') ? genders.find((one) => one === text('gender')) : null,
    date_of_birth: text('date_of_birth') || null,
  }
}

/** As it was typed: blanks around it are its own. */
const passwordOf = (form: HTMLFormElement) =>
  String(new FormData(form).get('current_password') ?? '')
