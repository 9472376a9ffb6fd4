import { access } from '@shop/contract/fixtures'
import { Button } from '@shop/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { createActor, SimulatedClock } from 'xstate'
import { MachineChart } from '../testing/machine-chart.tsx'
import { nowIn } from '../testing/now-in.ts'
import { PlayedMachine } from '../testing/played-machine.tsx'
import { SessionCard } from '../testing/session-card.tsx'
import { wordsOf } from '../testing/words.ts'
import { connectSession, type SessionStorage } from './connect-session.ts'
import { lastSeenMachine } from './last-seen.machine.ts'
import { LogOutDialog } from './log-out-dialog.tsx'
import { type Identity, identityOf, sessionMachine } from './session.machine.ts'
import { sessionPoses } from './session.poses.ts'

function memoryStorage() {
  let held: Identity | null = null
  const listeners = new Set<() => void>()
  const change = (next: Identity | null) => {
    held = next
    for (const listener of listeners) listener()
  }
  const storage: SessionStorage = {
    get: () => held,
    set: change,
    clear: () => change(null),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return storage
}

function LiveSession() {
  const [{ storage, clock, session }] = useState(() => {
    const storage = memoryStorage()
    const clock = new SimulatedClock()
    const machine = connectSession(storage, {
      ping: async () => setPings((count) => count + 1),
      listen: () => {
        setListening(true)
        return () => setListening(false)
      },
      logOut: () => new Promise((resolve) => setTimeout(resolve, 300)),
    })
    return { storage, clock, session: createActor(machine, { clock }) }
  })
  const [told, setTold] = useState<string[]>([])
  const [pings, setPings] = useState(0)
  const [listening, setListening] = useState(false)
  const [asking, setAsking] = useState(false)
  const snapshot = useSelector(session, (state) => state)

  useEffect(() => {
    const listening = session.on('*', (event) =>
      setTold((before) => [...before, 'by' in event ? `${event.type} (${event.by})` : event.type]),
    )
    session.start()
    return () => listening.unsubscribe()
  }, [session])

  return (
    <div className="grid max-w-160 gap-5">
      <SessionCard snapshot={snapshot} />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => session.send({ type: 'loggedIn', access })}>
          Log in
        </Button>
        <Button
          variant="outline"
          disabled={!snapshot.can({ type: 'logOut' })}
          onClick={() => setAsking(true)}
        >
          Log out
        </Button>
        <Button variant="outline" onClick={() => session.send({ type: 'unauthorised' })}>
          A call is answered 401
        </Button>
        <Button variant="outline" onClick={() => storage.set(identityOf(access))}>
          Another tab logs in
        </Button>
        <Button variant="outline" onClick={() => storage.clear()}>
          Another tab logs out
        </Button>
        <Button variant="outline" onClick={() => clock.increment(600_000)}>
          10 minutes pass
        </Button>
      </div>
      <p>Last-seen pings: {pings}</p>
      <p>{listening ? 'Hears of news' : 'Hears of no news'}</p>
      <p role="log" aria-label="Told">
        {told.join(', ')}
      </p>
      <LogOutDialog
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          session.send({ type: 'logOut' })
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Flows/Session/Machine',
  component: LiveSession,
} satisfies Meta<typeof LiveSession>
export default meta
type Story = StoryObj<typeof meta>

/** The machines themselves, the session and who tells that the shopper is there: states, and every way between them. */
export const Chart: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Drawn from the definition, which tests walk.' } },
  render: () => (
    <div className="grid gap-12">
      <MachineChart machine={sessionMachine} />
      <MachineChart machine={lastSeenMachine} />
    </div>
  ),
}

/** All states of the machine, side by side. */
export const EveryState: Story = {
  render: () => (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {Object.entries(sessionPoses).map(([name, pose]) => (
        <SessionCard key={name} snapshot={pose} />
      ))}
    </div>
  ),
}

const playing = connectSession(memoryStorage(), {
  ping: async () => undefined,
  listen: () => () => undefined,
  logOut: async () => undefined,
})

/** The machine runs beside its chart. */
export const Playing: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'One of those in Every state, beside the chart.' } },
  render: () => (
    <PlayedMachine
      machine={playing}
      poses={sessionPoses}
      view={(snapshot, { send }) => (
        <>
          <SessionCard snapshot={snapshot} />
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" onClick={() => send({ type: 'loggedIn', access })}>
              Log in
            </Button>
            <Button
              variant="outline"
              disabled={!snapshot.can({ type: 'logOut' })}
              onClick={() => send({ type: 'logOut' })}
            >
              Log out
            </Button>
          </div>
        </>
      )}
    />
  ),
  play: async ({ canvas }) => {
    await nowIn(canvas, 'session.guest')
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
    await nowIn(canvas, 'session.customer')
    await nowIn(canvas, 'lastSeen.present')
    await userEvent.selectOptions(canvas.getByLabelText('Jump to'), 'loggingOut')
    await nowIn(canvas, 'session.loggingOut')
  },
}

/** The running machine: log in, wait, log out; be logged out by another tab or by a 401. */
export const Live: Story = {
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    const press = async (name: string) => {
      canvas.getByRole('button', { name }).focus()
      await userEvent.keyboard('{Enter}')
    }
    const log = () => canvas.getByRole('log').textContent ?? ''
    await waitFor(() => expect(canvas.getByRole('region', { name: 'guest' })).toBeInTheDocument())

    await press('Log in')
    await canvas.findByRole('region', { name: 'customer' })
    await press('10 minutes pass')
    await canvas.findByText('Last-seen pings: 2')
    await expect(canvas.getByText('Hears of news')).toBeInTheDocument()

    await press('Log out')
    await screen.findByRole('alertdialog', { name: t('Log Out!') })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('region', { name: 'guest' })
    await expect(log()).toBe('identified (login), cleared (logOut), loggedOut')
    await expect(canvas.getByText('Hears of no news')).toBeInTheDocument()

    await press('Another tab logs in')
    await canvas.findByRole('region', { name: 'customer' })
    await press('A call is answered 401')
    await canvas.findByRole('region', { name: 'guest' })
    await waitFor(() => expect(log()).toMatch(/identified \(otherTab\), cleared \(unauthorised\)$/))
  },
}
