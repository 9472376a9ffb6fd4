import { countries, demoLogin, settings } from '@shop/contract/fixtures'
import { Button } from '@shop/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { MachineChart } from '../testing/machine-chart.tsx'
import { nowIn } from '../testing/now-in.ts'
import { PlayedMachine } from '../testing/played-machine.tsx'
import { pretendedCalls, pretendedWindows } from '../testing/pretended-server.ts'
import { SideBySide } from '../testing/side-by-side.tsx'
import { wordsOf } from '../testing/words.ts'
import { type AuthRef, type AuthSnapshot, type AuthState, authMachine } from './auth.machine.ts'
import { authIn, authWays } from './auth.poses.ts'
import { authInput } from './auth.walk.ts'
import { connectAuth } from './connect-auth.ts'
import { AuthStep } from './dialog/auth-dialog.tsx'

const states = Object.keys(authWays) as AuthState[]

function StepOf({ actor, snapshot }: { actor: AuthRef; snapshot: AuthSnapshot }) {
  return (
    <AuthStep
      actor={actor}
      snapshot={snapshot}
      countries={{ list: countries }}
      settings={settings}
      links={{ terms: '/terms-and-conditions', privacy: '/privacy-policy' }}
    />
  )
}

function AuthIn({ state }: { state: AuthState }) {
  const [actor] = useState(() => authIn(state))
  const snapshot = useSelector(actor, (state) => state)
  return snapshot.matches('closed') ? (
    <p>No dialog is open.</p>
  ) : (
    <StepOf actor={actor} snapshot={snapshot} />
  )
}

const meta = {
  title: 'Flows/Auth/Auth machine',
  component: AuthIn,
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

const playing = connectAuth(pretendedCalls, pretendedWindows)
const posed = Object.fromEntries(
  states.map((state) => [state, authIn(state).getPersistedSnapshot()]),
)

/** The machine runs: one dialog leads to another, and a login closes them. */
export const Playing: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'One of those in Every state, beside the chart.' } },
  render: () => (
    <PlayedMachine
      machine={playing}
      input={authInput}
      poses={posed}
      view={(snapshot, actor) =>
        snapshot.matches('closed') ? (
          <Button variant="outline" onClick={() => actor.send({ type: 'login.opened' })}>
            Open the login
          </Button>
        ) : (
          <StepOf actor={actor} snapshot={snapshot} />
        )
      }
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    await nowIn(canvas, 'auth.closed')
    await userEvent.click(canvas.getByRole('button', { name: 'Open the login' }))
    await nowIn(canvas, 'auth.login')
    await nowIn(canvas, 'login.editing')
    await userEvent.type(canvas.getByLabelText(t('Email or phone')), demoLogin.phone)
    await userEvent.type(canvas.getByLabelText(t('Password')), `${demoLogin.password}{Enter}`)
    await nowIn(canvas, 'auth.closed')
    await expect(canvas.queryByRole('img', { name: /login\.editing/ })).toBeNull()
    await expect(canvas.getByText('login: submit')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Jump to'), 'forgotCode')
    await nowIn(canvas, 'auth.forgotCode')
  },
}

/** All states of the machine, side by side, each reached by its events. */
export const EveryState: Story = {
  render: () => <SideBySide names={states}>{(state) => <AuthIn state={state} />}</SideBySide>,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(states.length)
  },
}
