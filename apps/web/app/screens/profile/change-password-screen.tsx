import { Button } from '@shop/ui/button'
import { Field } from '@shop/ui/field'
import { useT } from '@shop/ui/i18n'
import { PasswordInput } from '@shop/ui/password-input'
import { useToaster } from '@shop/ui/toast'
import { useRef } from 'react'
import { type PasswordValues, sendPassword } from '#app/data/account.ts'
import { ApiError } from '#app/data/api-error.ts'
import { browserClient } from '#app/data/browser-client.ts'
import { useSession } from '#app/data/session-store.ts'
import { SendingForm } from '#app/parts/forms/sending-form.tsx'
import { type EveryField, useSending } from '#app/parts/forms/use-sending.ts'
import { PageTitle } from '#app/parts/page/page-frame.tsx'

interface Sent {
  form: HTMLFormElement
  values: PasswordValues
}

const read = (form: HTMLFormElement): EveryField<PasswordValues> => {
  const data = new FormData(form)
  const value = (name: keyof PasswordValues) => String(data.get(name) ?? '')
  return {
    current_password: value('current_password'),
    password: value('password'),
    password_confirmation: value('password_confirmation'),
  }
}

/** /change-password: the current one, and a new one twice. */
export function ChangePasswordScreen() {
  const t = useT()
  const { user } = useSession()
  const { toast } = useToaster()
  /** The new password of which nobody knows whether it holds. */
  const doubt = useRef<string | null>(null)
  const which = {
    name: 'password',
    failure: t('The password was not changed'),
    unclear: t('Your password may be changed already. Try to log in with the new one.'),
  }
  const { submit, ...sending } = useSending(which, async ({ form, values }: Sent) => {
    if (values.password !== values.password_confirmation) {
      const message = t('Confirm Password does not match.')
      throw new ApiError(422, message, { password_confirmation: [message] })
    }
    try {
      await sendPassword(browserClient, values)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.isUnclear) doubt.current = values.password
      // The current one may be wrong by now because the new one holds.
      if (doubt.current !== values.password) throw error
      throw new ApiError(error.status, error.message, {}, true)
    }
    doubt.current = null
    form.reset()
    toast({ tone: 'success', title: t('Your password is changed') })
  })
  const { errorOf } = sending

  return (
    <>
      <PageTitle>{t('Change Password')}</PageTitle>
      <SendingForm
        // What one has typed is not for who logs in after them, in another tab.
        key={user?.id}
        sending={sending}
        onSubmit={(form) => void submit({ form, values: read(form) })}
        className="mt-6 grid max-w-100 gap-5 sm:mt-8"
      >
        {/* Tells a password manager whose password it is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user?.email ?? user?.phone ?? ''}
          readOnly
          hidden
        />
        <Field label={t('Current password')} required error={errorOf('current_password')}>
          <PasswordInput name="current_password" autoComplete="current-password" />
        </Field>
        <Field
          label={t('New password')}
          hint={t('At least 6 characters')}
          required
          error={errorOf('password')}
        >
          <PasswordInput name="password" autoComplete="new-password" minLength={6} />
        </Field>
        <Field label={t('Confirm password')} required error={errorOf('password_confirmation')}>
          <PasswordInput name="password_confirmation" autoComplete="new-password" />
        </Field>
        <div className="pt-1">
          <Button type="submit" loading={sending.isSending} className="max-sm:w-full">
            {t('Change Password')}
          </Button>
        </div>
      </SendingForm>
    </>
  )
}
