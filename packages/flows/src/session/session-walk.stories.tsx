import type { Access } from '@shop/contract'
import { access, user } from '@shop/contract/fixtures'
import { Button } from '@shop/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { type AnyActorRef, fromCallback } from 'xstate'
import { heldPort } from '../testing/held-port.ts'
import { SessionCard } from '../testing/session-card.tsx'
import { createStage } from '../testing/stage.tsx'
import { walkView } from '../testing/view-walk.tsx'
import { wordsOf } from '../testing/words.ts'
import { lastSeenMachine } from './last-seen.machine.ts'
import { LogOutDialog } from './log-out-dialog.tsx'
import {
  identityOf,
  type SessionSnapshot,
  type StorageEvent,
  sessionMachine,
} from './session.machine.ts'

const stage = createStage()

const meta = {
  title: 'Flows/Session/Walk',
  component: stage.Stage,
  tags: ['!autodocs', '!dev', 'no-vrt'],
  parameters: {
    visual: { reason: 'Many states in a row; each has a story of its own.' },
  },
} satisfies Meta<typeof stage.Stage>
export default meta
type Story = StoryObj<typeof meta>

const identity = identityOf(access)
const other: Access = {
  user: { ...user, id: 2, name: 'Another shopper' },
  access: { ...access.access, token: 'another-token' },
}
const events = [
  { type: 'storage.filled', identity },
  { type: 'storage.filled', identity: identityOf(other) },
  { type: 'storage.emptied' },
  { type: 'loggedIn', access },
  { type: 'unauthorised' },
  { type: 'unauthorised', token: identity.token },
  { type: 'user.updated', user: { ...user, name: 'A new name' } },
  { type: 'logOut' },
  { type: 'xstate.after.revokePatience.session.loggingOut' },
  { type: 'xstate.done.actor.0.session.loggingOut' },
  { type: 'xstate.error.actor.0.session.loggingOut', error: new Error('no') },
]

/** The shopper, with the way in and the way out. */
function Signed({ snapshot, actor }: { snapshot: SessionSnapshot; actor: AnyActorRef }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="grid gap-4">
      <SessionCard snapshot={snapshot} />
      <Button onClick={() => actor.send({ type: 'loggedIn', access })}>Log in</Button>
      {snapshot.can({ type: 'logOut' }) ? (
        <Button onClick={() => setAsking(true)}>Log out</Button>
      ) : null}
      <LogOutDialog
        open={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          actor.send({ type: 'logOut' })
        }}
      />
    </div>
  )
}

/** In and out, here and in another tab, with a server that is slow, fails, or knows the token no more. */
export const Session: Story = {
  play: async ({ canvasElement, canvas, globals }) => {
    const t = wordsOf(globals)
    const root = within(canvasElement)
    const revocations = heldPort<unknown, { token: string }>()
    let tell: (event: StorageEvent) => void = () => undefined
    await walkView<SessionSnapshot>(
      {
        name: 'session',
        machine: sessionMachine.provide({
          actors: {
            watchStorage: fromCallback<StorageEvent>(({ sendBack }) => {
              tell = sendBack
            }),
            keepAlive: lastSeenMachine.provide({
              actors: { ping: heldPort<unknown, { token: string }>().logic },
            }),
            listen: fromCallback(() => undefined),
            revoke: revocations.logic,
          },
          actions: { store: () => undefined, clearStorage: () => undefined },
        }),
        events,
        keyOf: ({ value, context }) =>
          JSON.stringify([
            value,
            context.identity?.token,
            context.identity?.user.name,
            context.revoked,
          ]),
        shortest: true,
        view: (snapshot, actor) => <Signed snapshot={snapshot} actor={actor} />,
        async act(event, { user: hands, clock, actor }) {
          const { type } = event
          if (type.startsWith('storage')) return tell(event as StorageEvent)
          if (type.startsWith('xstate.after')) return clock.increment(3000)
          if (type.startsWith('xstate.done')) return revocations.last()?.resolve(undefined)
          if (type.startsWith('xstate.error')) return revocations.last()?.reject(new Error('no'))
          if (type !== 'loggedIn' && type !== 'logOut') return actor.send(event)
          const name = type === 'loggedIn' ? 'Log in' : 'Log out'
          const pressed = root.queryByRole('button', { name })
          pressed?.focus()
          if (!pressed) return
          await hands.keyboard('{Enter}')
          if (type === 'loggedIn') return
          const yes = await screen.findByRole('button', { name: t('Yes') })
          yes.focus()
          await hands.keyboard('{Enter}')
          // The page behind it is there again only then.
          return waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
        },
        expected: (snapshot) => ({
          state: snapshot.value,
          who: snapshot.context.identity?.user.name ?? 'Nobody is signed in.',
          isOut: !snapshot.matches('customer'),
        }),
        actual: () => {
          const card = root.queryByRole('region')
          const isOut = root.queryByRole('button', { name: 'Log out' }) === null
          return {
            state: card?.getAttribute('aria-label'),
            who: card && within(card).getByRole('paragraph').textContent?.trim(),
            isOut,
          }
        },
      },
      stage,
    )
    await expect(canvas.getByRole('region', { name: 'Walked' })).toBeInTheDocument()
  },
}
