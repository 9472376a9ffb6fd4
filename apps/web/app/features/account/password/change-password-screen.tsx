import { Button } from '@shop/ui/button'
import { ErrorState } from '@shop/ui/error-state'
import { Field } from '@shop/ui/field'
import { useT } from '@shop/ui/i18n'
import { PasswordInput } from '@shop/ui/password-input'
import { useToaster } from '@shop/ui/toast'
import { type FormEvent, useRef } from 'react'
import { type PasswordValues, sendPassword } from '#app/data/account.ts'
import { ApiError } from '#app/data/api-error.ts'
import { browserDoor } from '#app/data/browser-door.ts'
import { PageTitle } from '#app/features/catalogue/index.ts'
import { useFocusOnProblem, useSending } from '#app/features/forms/use-sending.ts'
import { useSession } from '#app/session/session-store.ts'

const fields = ['current_password', 'password', 'password_confirmation'] as const

/** /change-password: the current one, and a new one twice. */
export function ChangePasswordScreen() {
  const t = useT()
  const { user } = useSession()
  const { toast } = useToaster()
  const form = useRef<HTMLFormElement>(null)
  const { submit, isSending, problem, forgive } = useSending(async (values: PasswordValues) => {
    if (values.password !== values.password_confirmation) {
      const message = t('Confirm Password does not match.')
      throw new ApiError(422, message, { password_confirmation: [message] })
    }
    await sendPassword(browserDoor, values)
    form.current?.reset()
    toast({ tone: 'success', title: t('Your password is changed') })
  })
  useFocusOnProblem(form, problem?.turn)
  const error = (name: (typeof fields)[number]) => problem?.errors[name]?.[0]
  const isUnplaced = problem && !fields.some((field) => problem.errors[field])

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const value = (name: (typeof fields)[number]) => String(data.get(name) ?? '')
    void submit({
      current_password: value('current_password'),
      password: value('password'),
      password_confirmation: value('password_confirmation'),
    })
  }

  return (
    <>
      <PageTitle>{t('Change Password')}</PageTitle>
      <form
        ref={form}
        noValidate
        aria-busy={isSending}
        onSubmit={send}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement) forgive(target.name)
        }}
        className="mt-6 grid max-w-100 gap-5 sm:mt-8"
      >
        {isUnplaced ? (
          <ErrorState
            layout="inline"
            tabIndex={-1}
            title={t('The password was not changed')}
            message={t(problem.message)}
          />
        ) : null}
        {/* Tells a password manager whose password it is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={user?.email ?? user?.phone ?? ''}
          readOnly
          hidden
        />
        <Field label={t('Current password')} required error={error('current_password')}>
          <PasswordInput name="current_password" autoComplete="current-password" />
        </Field>
        <Field
          label={t('New password')}
          hint={t('At least 6 characters')}
          required
          error={error('password')}
        >
          <PasswordInput name="password" autoComplete="new-password" minLength={6} />
        </Field>
        <Field label={t('Confirm password')} required error={error('password_confirmation')}>
          <PasswordInput name="password_confirmation" autoComplete="new-password" />
        </Field>
        <div className="pt-1">
          <Button type="submit" loading={isSending} className="max-sm:w-full">
            {t('Change Password')}
          </Button>
        </div>
      </form>
    </>
  )
}
