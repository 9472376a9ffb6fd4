import { countries, settings } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { MachineChart } from '../../testing/machine-chart.tsx'
import { nowIn } from '../../testing/now-in.ts'
import { PlayedMachine } from '../../testing/played-machine.tsx'
import { pretendedCalls } from '../../testing/pretended-server.ts'
import { SideBySide } from '../../testing/side-by-side.tsx'
import { wordsOf } from '../../testing/words.ts'
import { connectForgotPassword } from '../connect-auth.ts'
import { forgotPasswordMachine } from './forgot-password.machine.ts'
import { forgotPasswordPoses, forgotPasswordScenes } from './forgot-password.poses.ts'
import { ForgotPasswordForm, type ForgotPasswordFormProps } from './forgot-password-form.tsx'

type Scene = keyof typeof forgotPasswordScenes
const scenes = Object.keys(forgotPasswordScenes) as Scene[]

const meta = {
  title: 'Flows/Auth/Forgot password form',
  args: {
    scene: 'editing',
    send: fn(),
    onLogin: fn(),
    countries: { list: countries },
    rules: settings,
  },
  argTypes: { scene: { options: scenes, control: 'select' } },
  render: ({ scene, ...props }) => (
    <div className="grid max-w-90 gap-6 text-sm">
      <ForgotPasswordForm key={scene} snapshot={forgotPasswordScenes[scene]} {...props} />
    </div>
  ),
} satisfies Meta<{ scene: Scene } & Omit<ForgotPasswordFormProps, 'snapshot'>>
export default meta
type Story = StoryObj<typeof meta>

/** Country first, then e-mail; Enter sends, and there is a way back. */
export const Playground: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = wordsOf(globals)
    const email = canvas.getByRole('textbox', { name: new RegExp(t('Email')) })
    await expect(email).toHaveAttribute('type', 'email')
    email.focus()
    await userEvent.keyboard('a{Enter}')
    await expect(args.send).toHaveBeenCalledWith({
      type: 'field.changed',
      field: 'phone',
      value: 'a',
    })
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'submit' })
    canvas.getByRole('button', { name: t('Back to login') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLogin).toHaveBeenCalledOnce()
  },
}

/** The machine itself: its states, and every way between them. */
export const Chart: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Drawn from the definition, which tests walk.' } },
  render: () => <MachineChart machine={forgotPasswordMachine} />,
}

const playing = connectForgotPassword(pretendedCalls)

/** The machine runs: a code is sent to any address. */
export const Playing: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'One of those in Every state, beside the chart.' } },
  render: ({ scene: _, ...props }) => (
    <PlayedMachine
      machine={playing}
      poses={forgotPasswordPoses}
      view={(snapshot, actor) => (
        <ForgotPasswordForm {...props} snapshot={snapshot} send={actor.send} />
      )}
    />
  ),
  play: async ({ canvas }) => {
    await nowIn(canvas, 'forgotPassword.editing')
    await userEvent.selectOptions(canvas.getByLabelText('Jump to'), 'failed')
    await nowIn(canvas, 'forgotPassword.failed')
  },
}

/** All states of the machine, side by side, some with other data. */
export const EveryState: Story = {
  render: ({ scene: _, ...props }) => (
    <SideBySide names={scenes}>
      {(scene) => <ForgotPasswordForm snapshot={forgotPasswordScenes[scene]} {...props} />}
    </SideBySide>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(scenes.length)
  },
}

/** A shop that sends its codes by phone. */
export const ByPhone: Story = {
  args: { rules: { ...settings, forgot_otp_type: 'phone' } },
  play: async ({ canvas, args, globals }) => {
    const t = wordsOf(globals)
    canvas.getByRole('textbox', { name: new RegExp(t('Phone number')) }).focus()
    await userEvent.keyboard('٥')
    await expect(args.send).toHaveBeenCalledWith({
      type: 'field.changed',
      field: 'phone',
      value: '5',
    })
  },
}

export const Submitting: Story = {
  args: { scene: 'submitting' },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'One of those in Every state.' } },
  play: async ({ canvas, args, globals }) => {
    const t = wordsOf(globals)
    const button = canvas.getByRole('button', { name: t('Send OTP') })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    canvas.getByRole('textbox', { name: new RegExp(t('Email')) }).focus()
    await userEvent.keyboard('x{Enter}')
    await expect(args.send).not.toHaveBeenCalled()
  },
}

/** The client's own two messages; focus in the first wrong field. */
export const FieldErrors: Story = {
  args: { scene: 'failed' },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'One of those in Every state.' } },
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    const email = canvas.getByRole('textbox', { name: new RegExp(t('Email')) })
    await expect(email).toHaveAccessibleDescription(t('The phone or email field is required'))
    const country = canvas.getByRole('combobox', { name: t('Country') })
    await expect(country).toHaveAccessibleDescription(t('The country field is required'))
    await waitFor(() => expect(country).toHaveFocus())
  },
}

/** Nobody has such an account. */
export const ServerError: Story = {
  args: { scene: 'serverError' },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'One of those in Every state.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'We could not find an account with this phone or email.',
    )
  },
}
