import { access, countries, sentOtp, settings } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ProblemError } from '../../port/index.ts'
import { createStage } from '../../testing/stage.tsx'
import { type Hands, walkView } from '../../testing/view-walk.tsx'
import { wordsOf } from '../../testing/words.ts'
import type { AuthRef, AuthSnapshot, AuthState } from '../auth.machine.ts'
import { authHappenings, authInput, heldAuth, type Registered } from '../auth.walk.ts'
import { credentialsProblem } from '../login/login.poses.ts'
import { AuthDialog } from './auth-dialog.tsx'

const stage = createStage()

const meta = {
  title: 'Flows/Auth/Auth walk',
  component: stage.Stage,
  tags: ['!autodocs', '!dev', 'no-vrt'],
  parameters: {
    visual: { reason: 'Many states in a row; each has a story of its own.' },
  },
} satisfies Meta<typeof stage.Stage>
export default meta
type Story = StoryObj<typeof meta>

const titles: Record<AuthState, string | null> = {
  closed: null,
  login: 'Login',
  registration: 'Registration',
  registrationCode: 'Enter OTP',
  forgotPassword: 'Forgot Password',
  forgotCode: 'Enter OTP',
  resetPassword: 'Reset Password',
}

/** Everything that can happen in a dialog, through the real forms. */
const walkFrom =
  (from: AuthState): NonNullable<Story['play']> =>
  async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    const page = within(document.body)
    const { machine, servers } = heldAuth()
    const { login, register, forget, send, verify, reset } = servers

    const dialog = () => page.queryByRole('dialog')
    const title = () => dialog() && page.queryByRole('heading', { level: 2 })?.textContent
    const isIn = (state: AuthState) => title() === t(titles[state] ?? '')
    const field = (label: string) =>
      page.getByLabelText(new RegExp(`^${t(label)}`), { selector: 'input' })

    function handsOf({ user, actor }: Hands) {
      const press = async (name: string) => {
        const button = page.queryByRole('button', { name: t(name) })
        button?.focus()
        if (button) await user.keyboard('{Enter}')
      }
      const fill = async (label: string, text: string) => {
        field(label).focus()
        await user.keyboard(`{Control>}a{/Control}{Backspace}${text}`)
      }
      async function askForCode() {
        field('Country').focus()
        await user.keyboard('{ArrowDown}{Enter}')
        await fill('Email', 'a@b.co')
        await press('Send OTP')
      }
      async function enterCode() {
        send.last()?.resolve(sentOtp)
        const box = await page.findByRole('textbox', { name: t('Enter OTP') })
        box.focus()
        await user.paste('4821')
      }
      async function beRefused() {
        const no = new ProblemError(credentialsProblem)
        if (isIn('login')) await press('Login')
        if (isIn('registration')) await press('Register')
        if (isIn('resetPassword')) await press('Reset Password')
        if (isIn('forgotPassword')) await askForCode()
        if (isIn('forgotCode')) await enterCode()
        for (const port of [login, register, forget, verify, reset]) port.last()?.reject(no)
        if (dialog()) await page.findByRole('alert')
      }
      const ways: Record<string, () => unknown> = {
        'login.opened': () => (actor as AuthRef).send({ type: 'login.opened' }),
        'reset.opened': () => (actor as AuthRef).send({ type: 'reset.opened', token: 'token' }),
        'login.chosen': () =>
          isIn('registration') ? press('Login') : isIn('forgotPassword') && press('Back to login'),
        'registration.chosen': () => press('Sign up'),
        'forgotPassword.chosen': () =>
          press(isIn('resetPassword') ? 'Ask for a new code' : 'Forgot password?'),
        dismissed: () => dialog() && user.keyboard('{Escape}'),
        'address.change': async () => {
          if (!isIn('forgotCode') && !isIn('registrationCode')) return
          send.last()?.resolve(sentOtp)
          await page.findByRole('textbox', { name: t('Enter OTP') })
          await press('Use another address')
        },
        'shopper.left': () => (actor as AuthRef).send({ type: 'shopper.left' }),
        'registration.drafted': () => isIn('registration') && fill('Full name', 'a'),
        accepted: async () => {
          if (!isIn('login')) return
          await press('Login')
          login.last()?.resolve(access)
        },
        'code.sent': async () => {
          if (!isIn('forgotPassword')) return
          await askForCode()
          forget.last()?.resolve(sentOtp)
        },
        'code.verified': async () => {
          if (!isIn('forgotCode')) return
          await enterCode()
          verify.last()?.resolve({ token: 'token' })
        },
        'password.reset': async () => {
          if (!isIn('resetPassword')) return
          await press('Reset Password')
          reset.last()?.resolve({ message: null })
        },
        refused: beRefused,
      }
      const signUp = async (email: string) => {
        if (!isIn('registration')) return
        if (email) await fill('Email', 'a@b.co')
        await press('Register')
        register.last()?.resolve(access)
      }
      return { ways, signUp }
    }

    await walkView<AuthSnapshot>(
      {
        name: `auth in ${from}`,
        machine,
        input: authInput,
        events: authHappenings,
        keyOf: ({ value }) => JSON.stringify(value),
        shortest: true,
        from,
        view: (_, actor) => (
          <AuthDialog
            actor={actor as AuthRef}
            countries={{ list: countries.slice(0, 1) }}
            settings={settings}
            links={{ terms: '/terms-and-conditions', privacy: '/privacy-policy' }}
          />
        ),
        act(event, hands) {
          const { ways, signUp } = handsOf(hands)
          if (event.type === 'registered') return signUp((event as Registered).form.email)
          return ways[event.type]?.()
        },
        expected: ({ value }) => titles[value] && t(titles[value]),
        actual: title,
      },
      stage,
    )
    await expect(canvas.getByRole('region', { name: 'Walked' })).toBeInTheDocument()
  }

export const Login: Story = { play: walkFrom('login') }
export const Registration: Story = { play: walkFrom('registration') }
export const RegistrationCode: Story = { play: walkFrom('registrationCode') }
export const ForgotPassword: Story = { play: walkFrom('forgotPassword') }
export const ForgotCode: Story = { play: walkFrom('forgotCode') }
export const ResetPassword: Story = { play: walkFrom('resetPassword') }
