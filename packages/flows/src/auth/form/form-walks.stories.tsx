import type { Access, SentOtp } from '@shop/contract'
import { access, countries, sentOtp, settings } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, type within } from 'storybook/test'
import { heldPort } from '../../testing/held-port.ts'
import { createStage } from '../../testing/stage.tsx'
import { wordsOf } from '../../testing/words.ts'
import {
  type ForgotPasswordSnapshot,
  type ForgotPasswordValues,
  forgotPasswordMachine,
} from '../forgot-password/forgot-password.machine.ts'
import { nobodyProblem } from '../forgot-password/forgot-password.poses.ts'
import { ForgotPasswordForm } from '../forgot-password/forgot-password-form.tsx'
import { type Credentials, type LoginSnapshot, loginMachine } from '../login/login.machine.ts'
import { fieldProblem } from '../login/login.poses.ts'
import { LoginForm } from '../login/login-form.tsx'
import {
  type RegistrationSnapshot,
  type RegistrationValues,
  registrationMachine,
} from '../registration/registration.machine.ts'
import { registrationServerProblem } from '../registration/registration.poses.ts'
import { RegistrationForm } from '../registration/registration-form.tsx'
import {
  type NewPassword,
  type ResetPasswordSnapshot,
  resetPasswordMachine,
} from '../reset-password/reset-password.machine.ts'
import { staleTokenProblem } from '../reset-password/reset-password.poses.ts'
import { ResetPasswordForm } from '../reset-password/reset-password-form.tsx'
import type { Filled } from './form.machine.ts'
import { walkForm } from './form-walk.tsx'

const stage = createStage()

const meta = {
  title: 'Flows/Auth/Walks',
  component: stage.Stage,
  tags: ['!autodocs', '!dev', 'no-vrt'],
  parameters: {
    visual: { reason: 'Hundreds of states in a row; each has a story of its own.' },
  },
} satisfies Meta<typeof stage.Stage>
export default meta
type Story = StoryObj<typeof meta>

const typed = (field: string, value: string) => ({ type: 'field.changed', field, value })
// One that every language calls so.
const home = countries.slice(0, 1).map((one) => ({ ...one, name: 'Atlantis' }))
const country = { type: 'country.chosen', country: home[0] }
const submit = { type: 'submit' }
const told = async (canvas: ReturnType<typeof within>) =>
  expect(canvas.getByRole('region', { name: 'Walked' })).toBeInTheDocument()

export const Login: Story = {
  play: async ({ canvasElement, canvas, globals }) => {
    const server = heldPort<Access, Filled<Credentials>>()
    await walkForm(
      {
        name: 'login',
        machine: loginMachine.provide({ actors: { submit: server.logic } }),
        server,
        input: { prefill: null },
        events: [typed('phone', 'a'), typed('password', 'b'), submit],
        output: access,
        // A server's own words, which stand as it said them.
        problem: { ...fieldProblem, errors: { phone: ['Say who.'], password: ['And how.'] } },
        view: (snapshot: LoginSnapshot, actor) => (
          <LoginForm snapshot={snapshot} send={actor.send} />
        ),
        labels: { phone: 'Email or phone', password: 'Password' },
        button: 'Login',
      },
      canvasElement,
      wordsOf(globals),
      stage,
    )
    await told(canvas as never)
  },
}

export const Registration: Story = {
  play: async ({ canvasElement, canvas, globals }) => {
    const server = heldPort<Access, Filled<RegistrationValues>>()
    await walkForm(
      {
        name: 'registration',
        machine: registrationMachine.provide({ actors: { submit: server.logic } }),
        server,
        events: [typed('name', 'a'), country, submit],
        output: access,
        problem: { ...registrationServerProblem, errors: { name: ['The name is taken.'] } },
        view: (snapshot: RegistrationSnapshot, actor) => (
          <RegistrationForm
            snapshot={snapshot}
            send={actor.send}
            countries={{ list: home }}
            rules={settings}
            links={{ terms: '/terms-and-conditions', privacy: '/privacy-policy' }}
          />
        ),
        labels: { name: 'Full name', country: 'Country' },
        button: 'Register',
      },
      canvasElement,
      wordsOf(globals),
      stage,
    )
    await told(canvas as never)
  },
}

export const ForgotPassword: Story = {
  play: async ({ canvasElement, canvas, globals }) => {
    const server = heldPort<SentOtp, Filled<ForgotPasswordValues>>()
    await walkForm(
      {
        name: 'forgot password',
        machine: forgotPasswordMachine.provide({ actors: { submit: server.logic } }),
        server,
        events: [typed('phone', 'a'), country, submit],
        output: sentOtp,
        problem: nobodyProblem,
        view: (snapshot: ForgotPasswordSnapshot, actor) => (
          <ForgotPasswordForm
            snapshot={snapshot}
            send={actor.send}
            countries={{ list: home }}
            rules={{ ...settings, forgot_otp_type: 'email' }}
          />
        ),
        labels: { country: 'Country', phone: 'Email' },
        button: 'Send OTP',
      },
      canvasElement,
      wordsOf(globals),
      stage,
    )
    await told(canvas as never)
  },
}

export const ResetPassword: Story = {
  play: async ({ canvasElement, canvas, globals }) => {
    const server = heldPort<{ message: string | null }, Filled<NewPassword>>()
    await walkForm(
      {
        name: 'reset password',
        machine: resetPasswordMachine.provide({ actors: { submit: server.logic } }),
        server,
        input: { token: 'token' },
        events: [typed('password', 'a'), typed('password_confirmation', 'a'), submit],
        output: { message: null },
        problem: staleTokenProblem,
        view: (snapshot: ResetPasswordSnapshot, actor) => (
          <ResetPasswordForm snapshot={snapshot} send={actor.send} />
        ),
        labels: { password: 'New password', password_confirmation: 'Confirm password' },
        button: 'Reset Password',
      },
      canvasElement,
      wordsOf(globals),
      stage,
    )
    await told(canvas as never)
  },
}
