import { access, countries, sentOtp, settings } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { expect } from 'storybook/test'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { otpMachine } from '../otp/otp.machine.ts'
import { MachineChart } from '../testing/machine-chart.tsx'
import { SideBySide } from '../testing/side-by-side.tsx'
import { withWords } from '../testing/words.tsx'
import { type AuthEvent, type AuthState, authMachine } from './auth.machine.ts'
import { AuthStep } from './auth-dialog.tsx'
import { forgotPasswordForm } from './forgot-password.poses.ts'
import { registrationForm } from './registration.poses.ts'

/** Nothing is answered: each state stays as it was entered. */
const machine = authMachine.provide({
  actors: {
    otp: otpMachine.provide({
      actors: { sendCode: fromPromise(() => new Promise(() => undefined)) },
    }),
  },
})

const opened: AuthEvent = { type: 'login.opened' }
const forgot: AuthEvent[] = [opened, { type: 'forgotPassword.chosen' }]
const coded: AuthEvent[] = [
  ...forgot,
  { type: 'code.sent', sent: { ...sentOtp, otp: null }, form: forgotPasswordForm },
]

/** How each state is reached. */
const ways: Record<AuthState, AuthEvent[]> = {
  closed: [],
  login: [opened],
  registration: [opened, { type: 'registration.chosen' }],
  registrationCode: [
    opened,
    { type: 'registration.chosen' },
    { type: 'registered', access, form: registrationForm },
  ],
  forgotPassword: forgot,
  forgotCode: coded,
  resetPassword: [...coded, { type: 'code.verified', token: 'fixture-reset-token' }],
}
const states = Object.keys(ways) as AuthState[]

function AuthIn({ state }: { state: AuthState }) {
  const [actor] = useState(() =>
    createActor(machine, {
      // A clock that nobody pushes: the countdown stands.
      clock: new SimulatedClock(),
      input: { rules: { register_otp_verify: true, register_otp_type: 'email' } },
    }),
  )
  const snapshot = useSelector(actor, (state) => state)
  useEffect(() => {
    actor.start()
    for (const event of ways[state]) actor.send(event)
  }, [actor, state])
  return snapshot.matches('closed') ? (
    <p>No dialog is open.</p>
  ) : (
    <AuthStep
      actor={actor}
      snapshot={snapshot}
      countries={{ list: countries }}
      settings={settings}
      links={{ terms: '/terms-and-conditions', privacy: '/privacy-policy' }}
    />
  )
}

const meta = {
  title: 'Flows/Auth/Auth machine',
  component: AuthIn,
  decorators: [withWords],
  args: { state: 'login' },
  argTypes: { state: { options: states, control: 'select' } },
  render: ({ state }) => (
    <div className="grid max-w-90 gap-6 text-sm">
      <AuthIn key={state} state={state} />
    </div>
  ),
} satisfies Meta<typeof AuthIn>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The machine itself: its states, and every way between them. */
export const Chart: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Drawn from the definition, which tests walk.' } },
  render: () => <MachineChart machine={authMachine} />,
}

/** All states of the machine, side by side, each reached by its events. */
export const EveryState: Story = {
  render: () => <SideBySide names={states}>{(state) => <AuthIn state={state} />}</SideBySide>,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(states.length)
  },
}
