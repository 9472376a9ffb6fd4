import { countries, demoLogin, sentOtp, settings } from '@shop/contract/fixtures'
import { Button } from '@shop/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { createActor } from 'xstate'
import { pretendedCalls, pretendedWindows } from '../../testing/pretended-server.ts'
import { wordsOf } from '../../testing/words.ts'
import { connectAuth } from '../connect-auth.ts'
import type { Credentials } from '../login/login.machine.ts'
import { credentialsProblem } from '../login/login.poses.ts'
import { AuthDialog } from './auth-dialog.tsx'

const machine = connectAuth(pretendedCalls, pretendedWindows)

function LiveAuth({ prefill }: { prefill: Credentials | null }) {
  const [actor] = useState(() =>
    createActor(machine, {
      input: {
        prefill,
        rules: { register_otp_verify: true, register_otp_type: 'email' },
        now: Date.now,
      },
    }),
  )
  const [told, setTold] = useState('')
  useEffect(() => {
    const listening = actor.on('*', (event) =>
      setTold('access' in event ? `${event.type}: ${event.access.user.name}` : event.type),
    )
    actor.start()
    return () => listening.unsubscribe()
  }, [actor])
  return (
    <div className="grid justify-items-start gap-4">
      <Button onClick={() => actor.send({ type: 'login.opened' })}>Open</Button>
      <p>
        Try {demoLogin.phone} with {demoLogin.password}; every code is {sentOtp.otp}.
      </p>
      <p role="status" aria-label="Told">
        {told}
      </p>
      <AuthDialog
        actor={actor}
        countries={{ list: countries }}
        settings={settings}
        links={{ terms: '/terms-and-conditions', privacy: '/privacy-policy' }}
      />
    </div>
  )
}

const meta = {
  title: 'Flows/Auth/Live',
  component: LiveAuth,
  args: { prefill: null },
  parameters: { docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof LiveAuth>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function openLogin(canvas: Canvas) {
  const opener = canvas.getByRole('button', { name: 'Open' })
  opener.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('dialog')
  return opener
}

const told = (canvas: Canvas) => canvas.getByLabelText('Told')

async function press(name: string) {
  ;(await screen.findByRole('button', { name })).focus()
  await userEvent.keyboard('{Enter}')
}

/** Types into the field of this name; a required one has an asterisk after it. */
async function fill(name: string, text: string) {
  const field = await screen.findByLabelText(new RegExp(`^${name}`), { selector: 'input' })
  field.focus()
  await userEvent.keyboard(text)
}

/** The running machine against a pretended server: by keyboard from opening to being logged in. */
export const Live: Story = {
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    const opener = await openLogin(canvas)
    const phone = await screen.findByLabelText(t('Email or phone'))
    await waitFor(() => expect(phone).toHaveFocus())

    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(phone).toHaveAccessibleDescription('The phone field is required.'))
    await expect(phone).toHaveFocus()

    await userEvent.keyboard(demoLogin.phone)
    await expect(phone).not.toHaveAccessibleDescription()
    await userEvent.tab()
    await userEvent.keyboard('wrong{Enter}')
    await expect(await screen.findByRole('alert')).toHaveTextContent(t(credentialsProblem.message))
    await expect(phone).toHaveValue(demoLogin.phone)

    const password = screen.getByLabelText(t('Password'))
    await userEvent.clear(password)
    await userEvent.keyboard(`${demoLogin.password}{Enter}`)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(told(canvas)).toHaveTextContent('loggedIn: Amina Haddad')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** From the login to a new account: the code is sent by itself, and verified by its fourth digit. */
export const RegisterWithACode: Story = {
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    const opener = await openLogin(canvas)
    await press(t('Sign up'))
    await screen.findByRole('dialog', { name: t('Registration') })
    await press(t('Register'))
    await screen.findByText('The name field is required.')
    await fill(t('Full name'), 'Reza Karimi')
    await fill(t('Country'), 'iran{ArrowDown}{Enter}')
    await fill(t('Phone number'), '9123456789')
    await fill(t('Email'), 'reza@example.com')
    await fill(t('Password'), 'secret-demo{Enter}')

    await screen.findByRole('dialog', { name: t('Enter OTP') })
    await expect(told(canvas)).toHaveTextContent('registered: Reza Karimi')
    const code = await screen.findByRole('textbox', { name: t('Enter OTP') })
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.keyboard('4821')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(told(canvas)).toHaveTextContent('verified')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** Forgotten, a wrong code first, a new password, and back in the login with the address kept. */
export const ForgotPassword: Story = {
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    await openLogin(canvas)
    await press(t('Forgot password?'))
    await press(t('Send OTP'))
    await screen.findByText(t('The phone or email field is required'))
    await fill(t('Country'), 'egypt{ArrowDown}{Enter}')
    await fill(t('Email'), `${demoLogin.phone}{Enter}`)

    const code = await screen.findByRole('textbox', { name: t('Enter OTP') })
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.keyboard('1111')
    await waitFor(() => expect(code).toHaveAccessibleDescription('The code is wrong.'))
    await userEvent.keyboard('4821')

    await screen.findByRole('dialog', { name: t('Reset Password') })
    await fill(t('New password'), 'new-secret')
    await fill(t('Confirm password'), 'new-sceret{Enter}')
    await screen.findByText(t('Confirm Password does not match.'))
    await userEvent.clear(screen.getByLabelText(new RegExp(`^${t('Confirm password')}`)))
    await fill(t('Confirm password'), 'new-secret{Enter}')

    await screen.findByRole('dialog', { name: t('Login') })
    await expect(told(canvas)).toHaveTextContent('passwordReset')
    await expect(screen.getByLabelText(t('Email or phone'))).toHaveValue(demoLogin.phone)
  },
}

/** One press on a provider's button. */
export const SocialLogin: Story = {
  parameters: { visual: { reason: 'Whoever logs in is told so, whichever way.' } },
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    await openLogin(canvas)
    await press(t('Continue with Google'))
    await waitFor(() => expect(told(canvas)).toHaveTextContent('loggedIn: Amina Haddad'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Escape closes while the server is still thinking; its answer changes nothing any more. */
export const ClosedWhileSubmitting: Story = {
  args: { prefill: demoLogin },
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    await openLogin(canvas)
    await waitFor(() => expect(screen.getByLabelText(t('Email or phone'))).toHaveFocus())
    await userEvent.keyboard('{Enter}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(told(canvas)).toHaveTextContent('dismissed')
  },
}
