import { countries, settings } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { withWords, wordsOf } from '../testing/words.tsx'
import { forgotPasswordScenes } from './forgot-password.poses.ts'
import { ForgotPasswordDialog, type ForgotPasswordDialogProps } from './forgot-password-dialog.tsx'

type Scene = keyof typeof forgotPasswordScenes

const meta = {
  title: 'Flows/Auth/Forgot password dialog',
  decorators: [withWords],
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  args: {
    scene: 'editing',
    send: fn(),
    onDismiss: fn(),
    onLogin: fn(),
    countries: { list: countries },
    rules: settings,
  },
  argTypes: { scene: { options: Object.keys(forgotPasswordScenes), control: 'select' } },
  render: ({ scene, ...props }) => (
    <ForgotPasswordDialog open snapshot={forgotPasswordScenes[scene]} {...props} />
  ),
} satisfies Meta<{ scene: Scene } & Omit<ForgotPasswordDialogProps, 'open' | 'snapshot'>>
export default meta
type Story = StoryObj<typeof meta>

/** Country first, then e-mail; Enter sends, and there is a way back. */
export const Idle: Story = {
  play: async ({ args, globals }) => {
    const t = wordsOf(globals)
    await expect(
      await screen.findByRole('dialog', { name: t('Forgot Password') }),
    ).toBeInTheDocument()
    const email = screen.getByRole('textbox', { name: new RegExp(t('Email')) })
    await expect(email).toHaveAttribute('type', 'email')
    email.focus()
    await userEvent.keyboard('a{Enter}')
    await expect(args.send).toHaveBeenCalledWith({ type: 'field.changed', value: 'a' })
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'submit' })
    screen.getByRole('button', { name: t('Back to login') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
}

/** A shop that sends its codes by phone. */
export const ByPhone: Story = {
  args: { rules: { ...settings, forgot_otp_type: 'phone' } },
  play: async ({ args, globals }) => {
    const t = wordsOf(globals)
    const phone = await screen.findByRole('textbox', { name: new RegExp(t('Phone number')) })
    phone.focus()
    await userEvent.keyboard('٥')
    await expect(args.send).toHaveBeenCalledWith({ type: 'field.changed', value: '5' })
  },
}

export const Submitting: Story = {
  args: { scene: 'submitting' },
  play: async ({ args, globals }) => {
    const t = wordsOf(globals)
    const button = await screen.findByRole('button', { name: t('Send OTP') })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    screen.getByRole('textbox', { name: new RegExp(t('Email')) }).focus()
    await userEvent.keyboard('x{Enter}')
    await expect(args.send).not.toHaveBeenCalled()
  },
}

/** The client's own two messages; focus in the first wrong field. */
export const FieldErrors: Story = {
  args: { scene: 'failed' },
  play: async ({ globals }) => {
    const t = wordsOf(globals)
    const email = await screen.findByRole('textbox', { name: new RegExp(t('Email')) })
    await expect(email).toHaveAccessibleDescription(t('The phone or email field is required'))
    const country = screen.getByRole('combobox', { name: t('Country') })
    await expect(country).toHaveAccessibleDescription(t('The country field is required'))
    await waitFor(() => expect(country).toHaveFocus())
  },
}

/** Nobody has such an account. */
export const ServerError: Story = {
  args: { scene: 'serverError' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not find an account with this phone or email.',
    )
  },
}

export const LongText: Story = { args: { scene: 'longText' } }

export const Arabic: Story = {
  args: { scene: 'failed' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }
