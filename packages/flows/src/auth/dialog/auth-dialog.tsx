import type { Settings } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { FlowDialog } from '../../dialog/index.ts'
import type { OtpRef } from '../../otp/otp.machine.ts'
import { OtpForm } from '../../otp/otp-form.tsx'
import type { AuthRef, AuthSnapshot, AuthState } from '../auth.machine.ts'
import type { ForgotPasswordRef } from '../forgot-password/forgot-password.machine.ts'
import { ForgotPasswordForm } from '../forgot-password/forgot-password-form.tsx'
import type { Countries } from '../form/country-field.tsx'
import type { LoginRef } from '../login/login.machine.ts'
import { LoginForm } from '../login/login-form.tsx'
import type { AgreementProps } from '../registration/agreement.tsx'
import type { RegistrationRef } from '../registration/registration.machine.ts'
import { type AccountRules, RegistrationForm } from '../registration/registration-form.tsx'
import type { ResetPasswordRef } from '../reset-password/reset-password.machine.ts'
import { ResetPasswordForm } from '../reset-password/reset-password-form.tsx'
import type { SocialRef } from '../social/social.machine.ts'
import { activeProviders, SocialButtons } from '../social/social-buttons.tsx'

/** What of a shop's settings the dialogs read. */
export type AuthSettings = AccountRules & Pick<Settings, 'social_auths'>

export type AuthDialogProps = {
  /** The running machine of all the forms. */
  actor: AuthRef
  /** The countries of a phone number and of registration, which may still be read. */
  countries: Countries
  /** What the shop asks for and offers: the fields, the rules of a password, the networks. */
  settings: AuthSettings
  /** The pages that registration agrees to. */
  links: AgreementProps
}

export type AuthStepProps = {
  /** The machine's state. */
  snapshot: AuthSnapshot
} & AuthDialogProps

/** Whichever dialog of `actor` is open. Mount it once, when it is first wanted. */
export function AuthDialog(props: AuthDialogProps) {
  const t = useT()
  const { actor } = props
  const snapshot = useSelector(actor, (state) => state)
  const open = !snapshot.matches('closed')
  // What was last open stays to be seen while the dialog leaves.
  const [last, setLast] = useState(snapshot)
  if (open && snapshot !== last) setLast(snapshot)
  const shown = open ? snapshot : last
  // The boxes come after their skeleton, and take the focus then.
  const code = shown.children.registrationCode ?? shown.children.forgotCode
  const sending = useSelector(code, (state) => state?.hasTag('sending'))
  const titles: Record<AuthState, string> = {
    closed: '',
    login: t('Login'),
    registration: t('Registration'),
    registrationCode: t('Enter OTP'),
    forgotPassword: t('Forgot Password'),
    forgotCode: t('Enter OTP'),
    resetPassword: t('Reset Password'),
  }
  return (
    <FlowDialog
      open={open}
      onDismiss={() => actor.send({ type: 'dismissed' })}
      title={titles[shown.value]}
      step={`${shown.value}${sending ? ' sending' : ''}`}
    >
      <AuthStep {...props} snapshot={shown} />
    </FlowDialog>
  )
}

/** The form of the state that the dialog is in. */
export function AuthStep(props: AuthStepProps) {
  const { login, social, registration, forgotPassword, resetPassword, ...codes } =
    props.snapshot.children
  const code = codes.registrationCode ?? codes.forgotCode
  if (login && social) return <LoginStep {...props} login={login} social={social} />
  if (registration) return <RegistrationStep {...props} registration={registration} />
  if (forgotPassword) return <ForgotPasswordStep {...props} forgotPassword={forgotPassword} />
  if (code) return <CodeStep {...props} code={code} />
  if (resetPassword) return <ResetPasswordStep {...props} resetPassword={resetPassword} />
  return null
}

function LoginStep({
  actor,
  settings,
  login,
  social,
}: AuthStepProps & { login: LoginRef; social: SocialRef }) {
  const asking = useSelector(social, (state) => state)
  return (
    <LoginForm
      snapshot={useSelector(login, (state) => state)}
      send={login.send}
      onForgotPassword={() => actor.send({ type: 'forgotPassword.chosen' })}
      onSignUp={() => actor.send({ type: 'registration.chosen' })}
      social={
        <SocialButtons
          snapshot={asking}
          send={social.send}
          providers={activeProviders(settings.social_auths)}
        />
      }
    />
  )
}

function RegistrationStep({
  actor,
  countries,
  settings,
  links,
  registration,
}: AuthStepProps & { registration: RegistrationRef }) {
  return (
    <RegistrationForm
      snapshot={useSelector(registration, (state) => state)}
      send={registration.send}
      countries={countries}
      rules={settings}
      links={links}
      onLogin={() => actor.send({ type: 'login.chosen' })}
    />
  )
}

function ForgotPasswordStep({
  actor,
  countries,
  settings,
  forgotPassword,
}: AuthStepProps & { forgotPassword: ForgotPasswordRef }) {
  return (
    <ForgotPasswordForm
      snapshot={useSelector(forgotPassword, (state) => state)}
      send={forgotPassword.send}
      countries={countries}
      rules={settings}
      onLogin={() => actor.send({ type: 'login.chosen' })}
    />
  )
}

function CodeStep({ actor, code }: AuthStepProps & { code: OtpRef }) {
  return (
    <OtpForm
      snapshot={useSelector(code, (state) => state)}
      send={code.send}
      onChangeAddress={() => actor.send({ type: 'address.change' })}
    />
  )
}

function ResetPasswordStep({
  actor,
  resetPassword,
}: AuthStepProps & { resetPassword: ResetPasswordRef }) {
  return (
    <ResetPasswordForm
      snapshot={useSelector(resetPassword, (state) => state)}
      send={resetPassword.send}
      onNewCode={() => actor.send({ type: 'forgotPassword.chosen' })}
    />
  )
}
