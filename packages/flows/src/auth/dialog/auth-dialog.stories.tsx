import { countries, settings } from '@shop/contract/fixtures'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { wordsOf } from '../../testing/words.ts'
import type { AuthState } from '../auth.machine.ts'
import { authIn, authWays, type StandingStep, standingSteps } from '../auth.poses.ts'
import { nobodyProblem } from '../forgot-password/forgot-password.poses.ts'
import { credentialsProblem } from '../login/login.poses.ts'
import { staleTokenProblem } from '../reset-password/reset-password.poses.ts'
import { AuthDialog, type AuthDialogProps } from './auth-dialog.tsx'

const shop: Omit<AuthDialogProps, 'actor'> = {
  countries: { list: countries },
  settings,
  links: { terms: '/terms-and-conditions', privacy: '/privacy-policy' },
}

function DialogIn({ state }: { state: AuthState | StandingStep }) {
  const [actor] = useState(() => authIn(state))
  return <AuthDialog {...shop} actor={actor} />
}

/** A page's button, and the dialog that it opens. */
function Opener() {
  const t = useT()
  const [actor] = useState(() => authIn('closed'))
  return (
    <>
      <Button onClick={() => actor.send({ type: 'login.opened' })}>{t('Login')}</Button>
      <AuthDialog {...shop} actor={actor} />
    </>
  )
}

const meta = {
  title: 'Flows/Auth/Auth dialog',
  tags: ['dialog'],
  component: DialogIn,
  argTypes: {
    state: {
      options: [...Object.keys(authWays), ...Object.keys(standingSteps)],
      control: 'select',
    },
  },
  render: ({ state }) => <DialogIn key={state} state={state} />,
  parameters: {
    docs: {
      story: { inline: false, height: '600px' },
      description: {
        component: `One dialog for everything around signing in: its steps take turns in it. All that a step
can look like stands with its form: *Login form*, *Registration form*, *Forgot password form*, *Reset password
form*, *OTP dialog*.`,
      },
    },
  },
} satisfies Meta<typeof DialogIn>
export default meta
type Story = StoryObj<typeof meta>

/** The dialog has its step's name and starts in its first field. */
const opensAs =
  (title: string): NonNullable<Story['play']> =>
  async ({ globals }) => {
    const t = wordsOf(globals)
    const dialog = await screen.findByRole('dialog', { name: t(title) })
    const first = dialog.querySelector('form input')
    await waitFor(() => expect(first).toHaveFocus())
  }

export const LoginDialog: Story = { args: { state: 'login' }, play: opensAs('Login') }

export const RegistrationDialog: Story = {
  args: { state: 'registration' },
  play: opensAs('Registration'),
}

export const ForgotPasswordDialog: Story = {
  args: { state: 'forgotPassword' },
  play: opensAs('Forgot Password'),
}

export const ResetPasswordDialog: Story = {
  args: { state: 'resetPassword' },
  play: opensAs('Reset Password'),
}

/** Waiting for the server: the dialog stays as it is, and its button is busy. */
const waits: NonNullable<Story['play']> = async () => {
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog.querySelector('form [aria-busy=true]')).toBeVisible())
}

/** What the server said stands in the dialog. */
const says =
  (message: string): NonNullable<Story['play']> =>
  async ({ globals }) => {
    const t = wordsOf(globals)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toHaveTextContent(t(message)))
  }

export const LoginSubmitting: Story = {
  args: { state: 'loginSubmitting' },
  play: waits,
}

export const LoginRefused: Story = {
  args: { state: 'loginRefused' },
  play: says(credentialsProblem.message),
}

export const RegistrationSubmitting: Story = {
  args: { state: 'registrationSubmitting' },
  play: waits,
}

export const RegistrationEmailTaken: Story = {
  args: { state: 'registrationTaken' },
  play: says('The email has already been taken.'),
}

export const ForgotPasswordRefused: Story = {
  args: { state: 'forgotPasswordRefused' },
  play: says(nobodyProblem.message),
}

export const ResetPasswordRefused: Story = {
  args: { state: 'resetPasswordRefused' },
  play: says(staleTokenProblem.message),
}

/** The longest step on a phone: its button is scrolled to. */
export const RegistrationDialogNarrow: Story = {
  args: { state: 'registration' },
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
}

/** The focus is back at the button that opened it. */
export const Dismissed: Story = {
  args: { state: 'login' },
  render: () => <Opener />,
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Only the button that opens it is left.' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    button.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.querySelector('form input')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}
