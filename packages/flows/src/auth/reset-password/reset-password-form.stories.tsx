import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { MachineChart } from '../../testing/machine-chart.tsx'
import { nowIn } from '../../testing/now-in.ts'
import { PlayedMachine } from '../../testing/played-machine.tsx'
import { pretendedCalls } from '../../testing/pretended-server.ts'
import { SideBySide } from '../../testing/side-by-side.tsx'
import { wordsOf } from '../../testing/words.ts'
import { connectResetPassword } from '../connect-auth.ts'
import { resetPasswordMachine } from './reset-password.machine.ts'
import { resetPasswordPoses, resetPasswordScenes } from './reset-password.poses.ts'
import { ResetPasswordForm, type ResetPasswordFormProps } from './reset-password-form.tsx'

type Scene = keyof typeof resetPasswordScenes
const scenes = Object.keys(resetPasswordScenes) as Scene[]

const meta = {
  title: 'Flows/Auth/Reset password form',
  args: { scene: 'editing', send: fn(), onNewCode: fn() },
  argTypes: { scene: { options: scenes, control: 'select' } },
  render: ({ scene, ...props }) => (
    <div className="max-w-90 text-sm">
      <ResetPasswordForm key={scene} snapshot={resetPasswordScenes[scene]} {...props} />
    </div>
  ),
} satisfies Meta<{ scene: Scene } & Omit<ResetPasswordFormProps, 'snapshot'>>
export default meta
type Story = StoryObj<typeof meta>

const passwordsIn = (root: HTMLElement) =>
  root.querySelectorAll<HTMLInputElement>('input[name^=password]')

/** Each field shows and hides what is typed by itself. */
export const Playground: Story = {
  play: async ({ canvas, canvasElement, args, globals }) => {
    const t = wordsOf(globals)
    const [password, confirmation] = passwordsIn(canvasElement)
    password?.focus()
    await userEvent.keyboard('a{Enter}')
    await expect(args.send).toHaveBeenCalledWith({
      type: 'field.changed',
      field: 'password',
      value: 'a',
    })
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'submit' })
    canvas.getAllByRole('button', { name: t('Show password') })[1]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(confirmation).toHaveAttribute('type', 'text')
    await expect(password).toHaveAttribute('type', 'password')
  },
}

/** The machine itself: its states, and every way between them. */
export const Chart: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Drawn from the definition, which tests walk.' } },
  render: () => <MachineChart machine={resetPasswordMachine} />,
}

const playing = connectResetPassword(pretendedCalls)

/** The machine runs: two passwords that differ are refused. */
export const Playing: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'One of those in Every state, beside the chart.' } },
  render: ({ scene: _, ...props }) => (
    <PlayedMachine
      machine={playing}
      input={{ token: 'story-token' }}
      poses={resetPasswordPoses}
      view={(snapshot, actor) => (
        <ResetPasswordForm {...props} snapshot={snapshot} send={actor.send} />
      )}
    />
  ),
  play: async ({ canvas }) => {
    await nowIn(canvas, 'resetPassword.editing')
    await userEvent.selectOptions(canvas.getByLabelText('Jump to'), 'failed')
    await nowIn(canvas, 'resetPassword.failed')
  },
}

/** All states of the machine, side by side, some with other data. */
export const EveryState: Story = {
  render: ({ scene: _, ...props }) => (
    <SideBySide names={scenes}>
      {(scene) => <ResetPasswordForm snapshot={resetPasswordScenes[scene]} {...props} />}
    </SideBySide>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(scenes.length)
  },
}

export const Submitting: Story = {
  args: { scene: 'submitting' },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'One of those in Every state.' } },
  play: async ({ canvas, canvasElement, args, globals }) => {
    const t = wordsOf(globals)
    const button = canvas.getByRole('button', { name: t('Reset Password') })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    passwordsIn(canvasElement)[0]?.focus()
    await userEvent.keyboard('x{Enter}')
    await expect(args.send).not.toHaveBeenCalled()
  },
}

/** The client's own message; focus in the second field. */
export const PasswordsDiffer: Story = {
  args: { scene: 'failed' },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'One of those in Every state.' } },
  play: async ({ canvasElement, globals }) => {
    const t = wordsOf(globals)
    const [, confirmation] = passwordsIn(canvasElement)
    await waitFor(() => expect(confirmation).toHaveFocus())
    await expect(confirmation).toHaveAccessibleDescription(t('Confirm Password does not match.'))
  },
}

/** The server's message under its field. */
export const FieldErrors: Story = {
  args: { scene: 'fieldErrors' },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'One of those in Every state.' } },
  play: async ({ canvasElement }) => {
    const [password] = passwordsIn(canvasElement)
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toHaveAccessibleDescription(
      'The password field must be at least 6 characters.',
    )
  },
}

/** The proof of the code does not hold any more: there is a way to another one. */
export const ServerError: Story = {
  args: { scene: 'serverError' },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'One of those in Every state.' } },
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This link to a new password has expired. Please ask for a new code.',
    )
    canvas.getByRole('button', { name: wordsOf(globals)('Ask for a new code') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNewCode).toHaveBeenCalled()
  },
}
