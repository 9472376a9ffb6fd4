import { access, demoLogin } from '@shop/contract/fixtures'
import { Button } from '@shop/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { createActor } from 'xstate'
import { ProblemError } from '../port/index.ts'
import { withWords, wordsOf } from '../testing/words.tsx'
import { AuthDialog } from './auth-dialog.tsx'
import { connectAuth } from './connect-auth.ts'
import type { Credentials } from './login.machine.ts'
import { credentialsProblem, fieldProblem } from './login.poses.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A server that knows one shopper. */
async function login({ phone, password }: Credentials) {
  await pause(300)
  if (!phone || !password) throw new ProblemError(fieldProblem)
  if (phone !== demoLogin.phone || password !== demoLogin.password)
    throw new ProblemError(credentialsProblem)
  return access
}

const machine = connectAuth({ login })

function LiveAuth({ prefill }: { prefill: Credentials | null }) {
  const [actor] = useState(() => createActor(machine, { input: { prefill } }))
  const [told, setTold] = useState('')
  useEffect(() => {
    const listening = actor.on('*', (event) =>
      setTold(event.type === 'loggedIn' ? `loggedIn: ${event.access.user.name}` : event.type),
    )
    actor.start()
    return () => listening.unsubscribe()
  }, [actor])
  return (
    <div className="grid justify-items-start gap-4">
      <Button onClick={() => actor.send({ type: 'login.opened', intent: 'story' })}>Open</Button>
      <p>
        Try {demoLogin.phone} with {demoLogin.password}.
      </p>
      <p role="status">{told}</p>
      <AuthDialog actor={actor} />
    </div>
  )
}

const meta = {
  title: 'Flows/Auth/Live',
  component: LiveAuth,
  decorators: [withWords],
  args: { prefill: null },
  parameters: { docs: { story: { inline: false, height: '600px' } } },
} satisfies Meta<typeof LiveAuth>
export default meta
type Story = StoryObj<typeof meta>

/** The running machine against a pretended server: by keyboard from opening to being logged in. */
export const Live: Story = {
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    const opener = canvas.getByRole('button', { name: 'Open' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const phone = await screen.findByLabelText(t('Email or phone'))
    await waitFor(() => expect(phone).toHaveFocus())

    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(phone).toHaveAccessibleDescription('The phone field is required.'))
    await expect(phone).toHaveFocus()

    await userEvent.keyboard(demoLogin.phone)
    await expect(phone).not.toHaveAccessibleDescription()
    await userEvent.tab()
    await userEvent.keyboard('wrong{Enter}')
    await expect(await screen.findByRole('alert')).toHaveTextContent(credentialsProblem.message)
    await expect(phone).toHaveValue(demoLogin.phone)

    const password = screen.getByLabelText(t('Password'))
    await userEvent.clear(password)
    await userEvent.keyboard(`${demoLogin.password}{Enter}`)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('status')).toHaveTextContent('loggedIn: Amina Haddad')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** Escape closes while the server is still thinking; its answer changes nothing any more. */
export const ClosedWhileSubmitting: Story = {
  args: { prefill: demoLogin },
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    const opener = canvas.getByRole('button', { name: 'Open' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByLabelText(t('Email or phone'))).toHaveFocus())
    await userEvent.keyboard('{Enter}{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await pause(400)
    await expect(canvas.getByRole('status')).toHaveTextContent('dismissed')
  },
}
