import type { Access, SentOtp } from '@shop/contract'
import { access, countries, sentOtp, settings } from '@shop/contract/fixtures'
import type { Translate } from '@shop/ui/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, within } from 'storybook/test'
import type { AnyActorRef, AnyStateMachine } from 'xstate'
import { type Problem, ProblemError } from '../port/index.ts'
import { heldPort } from '../testing/held-port.ts'
import { createStage } from '../testing/stage.tsx'
import { type Hands, walkView } from '../testing/view-walk.tsx'
import { withWords, wordsOf } from '../testing/words.tsx'
import {
  type ForgotPasswordSnapshot,
  type ForgotPasswordValues,
  forgotPasswordMachine,
} from './forgot-password.machine.ts'
import { nobodyProblem } from './forgot-password.poses.ts'
import { ForgotPasswordForm } from './forgot-password-form.tsx'
import { type Credentials, type LoginSnapshot, loginMachine } from './login.machine.ts'
import { fieldProblem } from './login.poses.ts'
import { LoginForm } from './login-form.tsx'
import {
  type RegistrationSnapshot,
  type RegistrationValues,
  registrationMachine,
} from './registration.machine.ts'
import { registrationServerProblem } from './registration.poses.ts'
import { RegistrationForm } from './registration-form.tsx'
import {
  type NewPassword,
  type ResetPasswordSnapshot,
  resetPasswordMachine,
} from './reset-password.machine.ts'
import { staleTokenProblem } from './reset-password.poses.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'

const { Stage, show } = createStage()

const meta = {
  title: 'Flows/Auth/Walks',
  component: Stage,
  decorators: [withWords],
  tags: ['!autodocs', '!dev', 'no-vrt'],
  parameters: {
    visual: { reason: 'Hundreds of states in a row; each has a story of its own.' },
  },
} satisfies Meta<typeof Stage>
export default meta
type Story = StoryObj<typeof meta>

type FormSnapshot = LoginSnapshot | RegistrationSnapshot | ForgotPasswordSnapshot

interface FormWalk<Output> {
  name: string
  machine: AnyStateMachine
  server: { last(): { resolve(output: Output): void; reject(error: unknown): void } | undefined }
  input?: unknown
  events: readonly { type: string; field?: string; value?: string }[]
  output: Output
  problem: Problem
  view: (snapshot: never, actor: AnyActorRef) => ReactNode
  /** The labels of the fields that are filled, and of the button, in English. */
  labels: Record<string, string>
  button: string
}

const keyOf = ({ value, context: { form, problem } }: FormSnapshot) =>
  JSON.stringify([
    value,
    form,
    problem?.message,
    Object.values(problem?.errors ?? {}).map((of) => of?.length),
  ])

/** A form's machine, walked through its form. */
function walkForm<Output>(
  { machine, server, events, output, problem, labels, button, ...walk }: FormWalk<Output>,
  root: HTMLElement,
  t: Translate,
) {
  const canvas = within(root)
  const field = (name: string) =>
    canvas.queryByLabelText(new RegExp(`^${t(labels[name] ?? '')}`), { selector: 'input' })
  const submit = () => canvas.queryByRole('button', { name: t(button) })
  const names = Object.keys(labels)

  const fill = async ({ user }: Hands, name: string, value: string) => {
    const input = field(name)
    if (!input) return
    await user.click(input)
    await user.keyboard(`{Control>}a{/Control}{Backspace}${value}`)
  }
  return walkView<FormSnapshot>(
    {
      ...walk,
      machine,
      keyOf,
      events: [
        ...events,
        { type: `xstate.done.actor.0.${machine.id}.submitting`, output } as { type: string },
        {
          type: `xstate.error.actor.0.${machine.id}.submitting`,
          error: new ProblemError(problem),
        } as { type: string },
      ],
      view: (snapshot, actor) =>
        snapshot.status === 'active' ? walk.view(snapshot as never, actor) : null,
      async act(event, hands) {
        if (event.type.startsWith('xstate.done')) return server.last()?.resolve(output)
        if (event.type.startsWith('xstate.error'))
          return server.last()?.reject(new ProblemError(problem))
        if (event.type === 'country.chosen') {
          const country = field('country')
          if (!country) return
          await hands.user.click(country)
          return hands.user.keyboard('{ArrowDown}{Enter}')
        }
        if (event.type === 'submit') {
          const pressed = submit()
          if (pressed) await hands.user.click(pressed)
          // The form puts the focus into the wrong field then.
          return new Promise(requestAnimationFrame)
        }
        const { field: name = 'phone', value = '' } = event as (typeof events)[number]
        return fill(hands, name, value)
      },
      expected: ({ status, context, ...snapshot }) => {
        if (status !== 'active') return null
        const errors = (name: string) => context.problem?.errors[name]?.[0]
        const wrong = names.filter((name) => errors(name))
        return {
          busy: snapshot.hasTag('busy'),
          values: names.map((name) => new Map(Object.entries(context.form)).get(name)),
          wrong: wrong.map((name) => [name, t(errors(name) ?? '')]),
          alerts:
            wrong.length === 0 && context.problem?.message ? [t(context.problem.message)] : [],
        }
      },
      seen: () => {
        if (!submit()) return null
        const inputs = names.map((name) => ({ name, input: field(name) as HTMLInputElement }))
        return {
          busy: submit()?.getAttribute('aria-busy') === 'true',
          values: inputs.map(({ input }) => input.value),
          wrong: inputs
            .filter(({ input }) => input.getAttribute('aria-invalid') === 'true')
            .map(({ name, input }) => [
              name,
              document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
            ]),
          alerts: canvas.queryAllByRole('alert').map(({ textContent }) => textContent),
        }
      },
    },
    { Stage, show },
  )
}

const typed = (field: string, value: string) => ({ type: 'field.changed', field, value })
const home = countries.slice(0, 1)
const country = { type: 'country.chosen', country: home[0] }
const submit = { type: 'submit' }
const told = async (canvas: ReturnType<typeof within>) =>
  expect(canvas.getByRole('region', { name: 'Walked' })).toBeInTheDocument()

export const Login: Story = {
  play: async ({ canvasElement, canvas, globals }) => {
    const server = heldPort<Access, Credentials>()
    await walkForm(
      {
        name: 'login',
        machine: loginMachine.provide({ actors: { submit: server.logic } }),
        server,
        input: { prefill: null },
        events: [typed('phone', 'a'), typed('password', 'b'), submit],
        output: access,
        problem: fieldProblem,
        view: (snapshot: LoginSnapshot, actor) => (
          <LoginForm snapshot={snapshot} send={actor.send} />
        ),
        labels: { phone: 'Email or phone', password: 'Password' },
        button: 'Login',
      },
      canvasElement,
      wordsOf(globals),
    )
    await told(canvas as never)
  },
}

export const Registration: Story = {
  play: async ({ canvasElement, canvas, globals }) => {
    const server = heldPort<Access, RegistrationValues>()
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
    )
    await told(canvas as never)
  },
}

export const ForgotPassword: Story = {
  play: async ({ canvasElement, canvas, globals }) => {
    const server = heldPort<SentOtp, ForgotPasswordValues>()
    await walkForm(
      {
        name: 'forgot password',
        machine: forgotPasswordMachine.provide({ actors: { submit: server.logic } }),
        server,
        events: [{ type: 'field.changed', value: 'a' }, country, submit],
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
    )
    await told(canvas as never)
  },
}

export const ResetPassword: Story = {
  play: async ({ canvasElement, canvas, globals }) => {
    const server = heldPort<{ message: string | null }, NewPassword>()
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
    )
    await told(canvas as never)
  },
}
