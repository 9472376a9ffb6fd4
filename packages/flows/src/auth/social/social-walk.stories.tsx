import type { Access } from '@shop/contract'
import { access } from '@shop/contract/fixtures'
import type { SocialProvider } from '@shop/contract/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ProblemError } from '../../port/index.ts'
import { heldPort } from '../../testing/held-port.ts'
import { createStage } from '../../testing/stage.tsx'
import { walkView } from '../../testing/view-walk.tsx'
import { wordsOf } from '../../testing/words.ts'
import { type ProviderAnswer, type SocialSnapshot, socialMachine } from './social.machine.ts'
import { socialProblem } from './social.poses.ts'
import { SocialButtons } from './social-buttons.tsx'

const stage = createStage()

const meta = {
  title: 'Flows/Auth/Social walk',
  component: stage.Stage,
  tags: ['!autodocs', '!dev', 'no-vrt'],
  parameters: {
    visual: { reason: 'Many states in a row; each has a story of its own.' },
  },
} satisfies Meta<typeof stage.Stage>
export default meta
type Story = StoryObj<typeof meta>

type Choice = { provider: SocialProvider }
interface Happening {
  type: string
  provider?: SocialProvider
  output?: unknown
  error?: unknown
}
const call = (state: string) => `actor.0.social.${state}`
const events: Happening[] = [
  { type: 'provider.pressed', provider: 'google' },
  { type: 'provider.pressed', provider: 'apple' },
  { type: `xstate.done.${call('loading')}` },
  { type: `xstate.error.${call('loading')}`, error: 'no' },
  { type: 'xstate.after.sdkPatience.social.loading' },
  { type: `xstate.done.${call('asking')}`, output: { code: 'code', data: null } },
  { type: `xstate.error.${call('asking')}`, error: 'no' },
  { type: `xstate.done.${call('signingIn')}`, output: access },
  { type: `xstate.error.${call('signingIn')}`, error: new ProblemError(socialProblem) },
]
const keyOf = ({ value, context }: SocialSnapshot) => JSON.stringify([value, context])
const names = { google: 'Continue with Google', apple: 'Continue with Apple' }

/** Every way through a provider's button: its script, its window, the server. */
export const Social: Story = {
  play: async ({ canvasElement, canvas, globals }) => {
    const t = wordsOf(globals)
    const root = within(canvasElement)
    const button = (provider: keyof typeof names) =>
      root.queryByRole<HTMLButtonElement>('button', { name: t(names[provider]) })
    const ports = {
      loading: heldPort<unknown, Choice>(),
      asking: heldPort<ProviderAnswer, Choice>(),
      signingIn: heldPort<Access, ProviderAnswer & Choice>(),
    }
    await walkView<SocialSnapshot>(
      {
        name: 'social',
        machine: socialMachine.provide({
          actors: {
            loadSdk: ports.loading.logic,
            askProvider: ports.asking.logic,
            signIn: ports.signingIn.logic,
          },
          actions: { log: () => undefined },
        }),
        events,
        keyOf,
        view: (snapshot, actor) =>
          snapshot.status === 'active' ? (
            <SocialButtons snapshot={snapshot} send={actor.send} providers={['google', 'apple']} />
          ) : null,
        async act(event, { user, clock }) {
          const { type, provider, output, error } = event as Happening
          if (type.startsWith('xstate.after')) return clock.increment(15_000)
          const port = ports[type.split('.').at(-1) as keyof typeof ports]
          if (type.startsWith('xstate.done')) return port.last()?.resolve(output as never)
          if (type.startsWith('xstate.error')) return port.last()?.reject(error)
          const pressed = button(provider as keyof typeof names)
          pressed?.focus()
          return user.keyboard('{Enter}')
        },
        expected: (snapshot) => {
          if (snapshot.status !== 'active') return null
          const { provider, problem } = snapshot.context
          const busy = snapshot.hasTag('busy')
          return {
            busy: [busy && provider === 'google', busy && provider === 'apple'],
            closed: [busy && provider !== 'google', busy && provider !== 'apple'],
            alert: problem ? t(problem.message) : null,
          }
        },
        actual: () => {
          const buttons = [button('google'), button('apple')]
          if (buttons.includes(null)) return null
          return {
            busy: buttons.map((one) => one?.getAttribute('aria-busy') === 'true'),
            closed: buttons.map((one) => one?.disabled),
            alert: root.queryByRole('alert')?.textContent ?? null,
          }
        },
      },
      stage,
    )
    await expect(canvas.getByRole('region', { name: 'Walked' })).toBeInTheDocument()
  },
}
