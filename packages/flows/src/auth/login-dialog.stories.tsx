import { socialProviders } from '@shop/contract/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { withWords, wordsOf } from '../testing/words.tsx'
import { loginScenes } from './login.poses.ts'
import { LoginDialog, type LoginDialogProps } from './login-dialog.tsx'
import { socialPoses } from './social.poses.ts'
import { SocialButtons } from './social-buttons.tsx'

type Scene = keyof typeof loginScenes

const AllSocialButtons = () => (
  <SocialButtons snapshot={socialPoses.idle} send={() => {}} providers={socialProviders} />
)

const meta = {
  title: 'Flows/Auth/Login dialog',
  decorators: [withWords],
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  args: { scene: 'editing', send: fn(), onDismiss: fn() },
  argTypes: { scene: { options: Object.keys(loginScenes), control: 'select' } },
  render: ({ scene, ...props }) => <LoginDialog open snapshot={loginScenes[scene]} {...props} />,
} satisfies Meta<
  { scene: Scene } & Pick<LoginDialogProps, 'send' | 'onDismiss' | 'onForgotPassword' | 'onSignUp'>
>
export default meta
type Story = StoryObj<typeof meta>

/** Focus starts in the first field; Enter submits, Escape closes. */
export const Default: Story = {
  play: async ({ args, globals }) => {
    const t = wordsOf(globals)
    const phone = await screen.findByLabelText(t('Email or phone'))
    await waitFor(() => expect(phone).toHaveFocus())
    await expect(screen.getByRole('dialog', { name: t('Login') })).toBeInTheDocument()
    await expect(phone).toHaveAttribute('autocomplete', 'username')

    await userEvent.keyboard('a')
    await expect(args.send).toHaveBeenCalledWith({
      type: 'field.changed',
      field: 'phone',
      value: 'a',
    })
    await userEvent.tab()
    const password = screen.getByLabelText(t('Password'))
    await expect(password).toHaveFocus()
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.keyboard('{Enter}')
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'submit' })

    await expect(args.onDismiss).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

/** A demo installation fills the form in. */
/** The ways to the other dialogs. */
export const WaysOut: Story = {
  render: ({ scene, ...props }) => (
    <LoginDialog open snapshot={loginScenes[scene]} {...props} social={<AllSocialButtons />} />
  ),
  args: { onForgotPassword: fn(), onSignUp: fn() },
  play: async ({ args, globals }) => {
    const t = wordsOf(globals)
    const forgot = await screen.findByRole('button', { name: t('Forgot password?') })
    forgot.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onForgotPassword).toHaveBeenCalledOnce()
    screen.getByRole('button', { name: t('Sign up') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSignUp).toHaveBeenCalledOnce()
    await expect(args.send).not.toHaveBeenCalled()
    for (const provider of ['Google', 'Facebook', 'Apple'])
      await expect(
        screen.getByRole('button', { name: t(`Continue with ${provider}`) }),
      ).toBeEnabled()
  },
}

export const Prefilled: Story = { args: { scene: 'prefilled' } }

/** Waiting for the server: nothing can be typed or sent again, and closing still works. */
export const Submitting: Story = {
  args: { scene: 'submitting' },
  play: async ({ args, globals }) => {
    const t = wordsOf(globals)
    const button = await screen.findByRole('button', { name: t('Login') })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(screen.getByLabelText(t('Email or phone'))).toHaveFocus())
    await userEvent.keyboard('x{Enter}')
    await expect(args.send).not.toHaveBeenCalled()
  },
}

/** The first message of each field under it; focus in the first wrong one. */
export const FieldErrors: Story = {
  args: { scene: 'failed' },
  play: async ({ globals }) => {
    const t = wordsOf(globals)
    const phone = await screen.findByLabelText(t('Email or phone'))
    await waitFor(() => expect(phone).toHaveFocus())
    await expect(phone).toHaveAccessibleDescription('The phone field is required.')
    await expect(screen.getByLabelText(t('Password'))).toHaveAccessibleDescription(
      'The password field is required.',
    )
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

/** A refusal that names no field stays readable where the shopper looks. */
export const ServerMessage: Story = {
  args: { scene: 'refused' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'These credentials do not match our records.',
    )
  },
}

export const Unreachable: Story = { args: { scene: 'unreachable' } }

export const LongText: Story = { args: { scene: 'longText' } }

export const Arabic: Story = {
  args: { scene: 'unreachable' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }
