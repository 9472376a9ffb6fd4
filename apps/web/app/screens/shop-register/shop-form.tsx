import type { ShopRegistration } from '@shop/contract'
import { lengths } from '@shop/contract/lengths'
import { Button } from '@shop/ui/button'
import { useShownCountries } from '@shop/ui/country-names'
import { ErrorState } from '@shop/ui/error-state'
import { Field } from '@shop/ui/field'
import { FileInput } from '@shop/ui/file-input'
import { useT } from '@shop/ui/i18n'
import { ImageIcon } from '@shop/ui/icons'
import { PasswordInput } from '@shop/ui/password-input'
import { PhoneInput } from '@shop/ui/phone-input'
import { TextInput } from '@shop/ui/text-input'
import { Textarea } from '@shop/ui/textarea'
import { useToaster } from '@shop/ui/toast'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { browserClient } from '#app/data/browser-client.ts'
import { countriesResource } from '#app/data/countries.ts'
import { useResource } from '#app/data/resource.ts'
import { preloadSending, sendShop } from '#app/data/shops.ts'
import { whenIdle } from '#app/lib/when-idle.ts'
import { SendingForm, textsOf } from '#app/parts/forms/sending-form.tsx'
import { useSending } from '#app/parts/forms/use-sending.ts'
import { useTextDraft } from '#app/parts/forms/use-text-draft.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { shopDrafts, shopTexts } from './shop-drafts.ts'

const pictures = {
  accept: '.jpg,.jpeg,.png,.gif,.webp',
  maxSize: 2 * 1024 * 1024,
  icon: <ImageIcon />,
}

/** What is no text of an input of its own. */
type PhoneDraft = Partial<Record<'country' | 'phone_code' | 'phone', string>>

export interface ShopFormProps {
  /** The server has taken it, and said this. */
  onSent: (message: string) => void
}

/** Who sells, and what (decision 017). Values and pictures stay whatever the server says. */
export function ShopForm({ onSent }: ShopFormProps) {
  const t = useT()
  const { settings } = useShop()
  const { toast } = useToaster()
  const countries = useResource(countriesResource, [], { revalidateIfStale: false })
  const shown = useShownCountries(countries.data)
  const [number, setNumber] = useState<PhoneDraft>({})
  const { country, phone } = number
  const { inputOf, keep, settle } = useTextDraft(shopDrafts, 'shop', { onRead: setNumber })
  const keepNumber = (more: PhoneDraft) => {
    setNumber((before) => ({ ...before, ...more }))
    keep(more)
  }
  const [logo, setLogo] = useState<File[]>([])
  const [banner, setBanner] = useState<File[]>([])
  useEffect(() => whenIdle(preloadSending), [])
  const form = {
    name: 'shop',
    failure: t('The form was not sent'),
    unclear: t('It may have arrived all the same. Sent again, it may arrive twice.'),
  }
  const { submit, ...sending } = useSending(form, async (shop: ShopRegistration, isLeft) => {
    const message = await sendShop(browserClient, shop)
    settle(shop)
    const said = message ?? t('Thank you. Your shop is under review: we will write to you.')
    if (isLeft()) toast({ tone: 'success', title: t(said) })
    else onSent(said)
  })
  const { errorOf, forgive, isSending } = sending

  const send = (form: HTMLFormElement) => {
    const text = textsOf(form)
    void submit({
      name: text('name'),
      email: text('email'),
      country: country ?? '',
      phone_code: number.phone_code || null,
      phone: phone ?? '',
      // Blanks may be a part of it.
      password: String(new FormData(form).get('password') ?? ''),
      shop_name: text('shop_name'),
      address: text('address'),
      description: text('description') || null,
      shop_logo: logo[0],
      shop_banner: banner[0],
    })
  }

  return (
    <SendingForm
      sending={sending}
      onEdit={(form) => {
        const text = textsOf(form)
        keep(Object.fromEntries(shopTexts.map((name) => [name, text(name)])))
      }}
      onSubmit={send}
      className="grid gap-9"
    >
      <Part title={t('About you')}>
        <Field label={t('Full name')} required error={errorOf('name')}>
          <TextInput {...inputOf('name')} autoComplete="name" maxLength={lengths.name} dir="auto" />
        </Field>
        <Field label={t('Email')} required error={errorOf('email')}>
          <TextInput {...inputOf('email')} type="email" autoComplete="email" dir="ltr" />
        </Field>
        <Field
          label={t('Phone number')}
          required
          error={
            [errorOf('phone'), errorOf('phone_code'), errorOf('country')]
              .filter(Boolean)
              .join(' ') || undefined
          }
        >
          <PhoneInput
            name="phone"
            countries={shown}
            loading={!countries.data && !countries.error}
            country={country ?? ''}
            onCountryChange={(chosen) => {
              keepNumber({ country: chosen.name, phone_code: chosen.phone_code })
              forgive('country')
              forgive('phone_code')
            }}
            value={phone ?? ''}
            onValueChange={(digits) => {
              keepNumber({ phone: digits })
              forgive('phone')
            }}
            minLength={settings.phone_min_length}
            maxLength={settings.phone_max_length}
          />
        </Field>
        <Field
          label={t('Password')}
          hint={t('At least 6 characters')}
          required
          error={errorOf('password')}
        >
          <PasswordInput name="password" autoComplete="new-password" />
        </Field>
        {countries.error ? (
          <ErrorState
            layout="inline"
            message={t('The countries could not be loaded.')}
            onRetry={() => void countries.mutate()}
            retrying={countries.isValidating}
            className="sm:col-span-2"
          />
        ) : null}
      </Part>
      <Part title={t('About your shop')}>
        <Field label={t('Shop name')} required error={errorOf('shop_name')}>
          <TextInput
            {...inputOf('shop_name')}
            autoComplete="organization"
            maxLength={lengths.name}
            dir="auto"
          />
        </Field>
        <Field label={t('Address')} required error={errorOf('address')}>
          <TextInput
            {...inputOf('address')}
            autoComplete="street-address"
            maxLength={lengths.line}
            dir="auto"
          />
        </Field>
        <Field
          label={t('Description')}
          hint={t('What you sell, and what makes it yours')}
          optional
          error={errorOf('description')}
          className="sm:col-span-2"
        >
          <Textarea
            {...inputOf('description')}
            rows={5}
            maxLength={lengths.description}
            dir="auto"
          />
        </Field>
        <Field
          label={t('Logo')}
          hint={t('Square, 512 px or more')}
          optional
          error={errorOf('shop_logo')}
        >
          <FileInput
            {...pictures}
            name="shop_logo"
            value={logo}
            onValueChange={(files) => {
              setLogo(files)
              forgive('shop_logo')
            }}
            busy={isSending}
          />
        </Field>
        <Field
          label={t('Banner')}
          hint={t('Wide, 1280 px or more')}
          optional
          error={errorOf('shop_banner')}
        >
          <FileInput
            {...pictures}
            name="shop_banner"
            value={banner}
            onValueChange={(files) => {
              setBanner(files)
              forgive('shop_banner')
            }}
            busy={isSending}
          />
        </Field>
      </Part>
      <div>
        <Button type="submit" size="lg" loading={isSending} className="max-sm:w-full">
          {t('Send for review')}
        </Button>
      </div>
    </SendingForm>
  )
}

/** Fields that belong together. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 font-semibold text-lg">
        {title}
      </h2>
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
    </section>
  )
}
