import { countries, settings } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { MachineChart } from '../testing/machine-chart.tsx'
import { SideBySide } from '../testing/side-by-side.tsx'
import { withWords } from '../testing/words.tsx'
import { type AuthState, authMachine } from './auth.machine.ts'
import { authIn, authWays } from './auth.poses.ts'
import { AuthStep } from './dialog/auth-dialog.tsx'

const states = Object.keys(authWays) as AuthState[]

function AuthIn({ state }: { state: AuthState }) {
  const [actor] = useState(() => authIn(state))
  const snapshot = useSelector(actor, (state) => state)
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
