import { socialProviders } from '@shop/contract/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { MachineChart } from '../../testing/machine-chart.tsx'
import { nowIn } from '../../testing/now-in.ts'
import { PlayedMachine } from '../../testing/played-machine.tsx'
import { pretendedCalls } from '../../testing/pretended-server.ts'
import { SideBySide } from '../../testing/side-by-side.tsx'
import { wordsOf } from '../../testing/words.ts'
import { connectLogin } from '../connect-auth.ts'
import { socialPoses } from '../social/social.poses.ts'
import { SocialButtons } from '../social/social-buttons.tsx'
import { loginMachine } from './login.machine.ts'
import { loginPoses, loginScenes } from './login.poses.ts'
import { LoginForm, type LoginFormProps } from './login-form.tsx'

type Scene = keyof typeof loginScenes
const scenes = Object.keys(loginScenes) as Scene[]

const meta = {
  title: 'Flows/Auth/Login form',
  args: { scene: 'editing', send: fn() },
  argTypes: { scene: { options: scenes, control: 'select' } },
  render: ({ scene, ...props }) => (
    <div className="grid max-w-90 gap-6 text-sm">
      <LoginForm key={scene} snapshot={loginScenes[scene]} {...props} />
    </div>
  ),
} satisfies Meta<{ scene: Scene } & Omit<LoginFormProps, 'snapshot'>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = wordsOf(globals)
    const phone = canvas.getByLabelText(t('Email or phone'))
    await expect(phone).toHaveAttribute('autocomplete', 'username')
    phone.focus()
    await userEvent.keyboard('a')
    await expect(args.send).toHaveBeenCalledWith({
      type: 'field.changed',
      field: 'phone',
      value: 'a',
    })
    await userEvent.tab()
    const password = canvas.getByLabelText(t('Password'))
    await expect(password).toHaveFocus()
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.keyboard('{Enter}')
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'submit' })
  },
}

/** The machine itself: its states, and every way between them. */
export const Chart: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Drawn from the definition, which tests walk.' } },
  render: () => <MachineChart machine={loginMachine} />,
}

const playing = connectLogin(pretendedCalls)

/** The machine runs: press, and see where it is in its chart. A wrong password is refused. */
export const Playing: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'One of those in Every state, beside the chart.' } },
  render: () => (
    <PlayedMachine
      machine={playing}
      input={{ prefill: null }}
      poses={loginPoses}
      view={(snapshot, actor) => <LoginForm snapshot={snapshot} send={actor.send} />}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    await nowIn(canvas, 'login.editing')
    await userEvent.click(canvas.getByRole('button', { name: t('Login') }))
    await nowIn(canvas, 'login.failed')
    await expect(canvas.getByText('xstate.error.actor.0.login.submitting')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Jump to'), 'accepted')
    await nowIn(canvas, 'login.accepted')
  },
}

/** All states of the machine, side by side, some with other data. */
export const EveryState: Story = {
  render: ({ send }) => (
    <SideBySide names={scenes}>
      {(scene) => <LoginForm snapshot={loginScenes[scene]} send={send} />}
    </SideBySide>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(scenes.length)
  },
}

/** The ways to the other dialogs, and by a provider. */
export const WaysOut: Story = {
  args: {
    onForgotPassword: fn(),
    onSignUp: fn(),
    social: (
      <SocialButtons snapshot={socialPoses.idle} send={() => {}} providers={socialProviders} />
    ),
  },
  play: async ({ canvas, args, globals }) => {
    const t = wordsOf(globals)
    canvas.getByRole('button', { name: t('Forgot password?') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onForgotPassword).toHaveBeenCalledOnce()
    canvas.getByRole('button', { name: t('Sign up') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSignUp).toHaveBeenCalledOnce()
    await expect(args.send).not.toHaveBeenCalled()
    for (const provider of ['Google', 'Facebook', 'Apple'])
      await expect(
        canvas.getByRole('button', { name: t(`Continue with ${provider}`) }),
      ).toBeEnabled()
  },
}

/** Waiting for the server: nothing can be typed or sent again. */
export const Submitting: Story = {
  args: { scene: 'submitting' },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'One of those in Every state.' } },
  play: async ({ canvas, args, globals }) => {
    const t = wordsOf(globals)
    const button = canvas.getByRole('button', { name: t('Login') })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    canvas.getByLabelText(t('Email or phone')).focus()
    await userEvent.keyboard('x{Enter}')
    await expect(args.send).not.toHaveBeenCalled()
  },
}

/** The first message of each field under it; focus in the first wrong one. */
export const FieldErrors: Story = {
  args: { scene: 'failed' },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'One of those in Every state.' } },
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    const phone = canvas.getByLabelText(t('Email or phone'))
    await waitFor(() => expect(phone).toHaveFocus())
    await expect(phone).toHaveAccessibleDescription('The phone field is required.')
    await expect(canvas.getByLabelText(t('Password'))).toHaveAccessibleDescription(
      'The password field is required.',
    )
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

/** A refusal that names no field stays readable where the shopper looks. */
export const ServerError: Story = {
  args: { scene: 'refused' },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'One of those in Every state.' } },
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      t('These credentials do not match our records.'),
    )
  },
}

export const Unreachable: Story = { args: { scene: 'unreachable' } }

export const LongText: Story = { args: { scene: 'longText' } }
