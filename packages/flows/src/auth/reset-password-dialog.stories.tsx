import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { withWords, wordsOf } from '../testing/words.tsx'
import { resetPasswordScenes } from './reset-password.poses.ts'
import { ResetPasswordDialog, type ResetPasswordDialogProps } from './reset-password-dialog.tsx'

type Scene = keyof typeof resetPasswordScenes

const meta = {
  title: 'Flows/Auth/Reset password dialog',
  decorators: [withWords],
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  args: { scene: 'editing', send: fn(), onDismiss: fn() },
  argTypes: { scene: { options: Object.keys(resetPasswordScenes), control: 'select' } },
  render: ({ scene, ...props }) => (
    <ResetPasswordDialog open snapshot={resetPasswordScenes[scene]} {...props} />
  ),
} satisfies Meta<{ scene: Scene } & Omit<ResetPasswordDialogProps, 'open' | 'snapshot'>>
export default meta
type Story = StoryObj<typeof meta>

const passwords = () => document.querySelectorAll<HTMLInputElement>('input[name^=password]')

/** Each field shows and hides what is typed by itself. */
export const Idle: Story = {
  play: async ({ args, globals }) => {
    const t = wordsOf(globals)
    await screen.findByRole('dialog', { name: t('Reset Password') })
    const [password, confirmation] = passwords()
    await waitFor(() => expect(password).toHaveFocus())
    await userEvent.keyboard('a{Enter}')
    await expect(args.send).toHaveBeenCalledWith({
      type: 'field.changed',
      field: 'password',
      value: 'a',
    })
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'submit' })
    screen.getAllByRole('button', { name: t('Show password') })[1]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(confirmation).toHaveAttribute('type', 'text')
    await expect(password).toHaveAttribute('type', 'password')
  },
}

export const Submitting: Story = {
  args: { scene: 'submitting' },
  play: async ({ args, globals }) => {
    const t = wordsOf(globals)
    const button = await screen.findByRole('button', { name: t('Reset Password') })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    passwords()[0]?.focus()
    await userEvent.keyboard('x{Enter}')
    await expect(args.send).not.toHaveBeenCalled()
  },
}

/** The client's own message; focus in the second field. */
export const PasswordsDiffer: Story = {
  args: { scene: 'failed' },
  play: async ({ globals }) => {
    const t = wordsOf(globals)
    await screen.findByRole('dialog')
    const [, confirmation] = passwords()
    await waitFor(() => expect(confirmation).toHaveFocus())
    await expect(confirmation).toHaveAccessibleDescription(t('Confirm Password does not match.'))
  },
}

export const FieldErrors: Story = { args: { scene: 'fieldErrors' } }

/** The proof of the code does not hold any more. */
export const ServerError: Story = {
  args: { scene: 'serverError' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'This link to a new password has expired. Please ask for a new code.',
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
