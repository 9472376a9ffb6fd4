import { settings } from '@shop/contract/fixtures'
import { socialProviders } from '@shop/contract/words'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { MachineChart } from '../../testing/machine-chart.tsx'
import { nowIn } from '../../testing/now-in.ts'
import { PlayedMachine } from '../../testing/played-machine.tsx'
import { pretendedCalls, pretendedWindows } from '../../testing/pretended-server.ts'
import { SideBySide } from '../../testing/side-by-side.tsx'
import { wordsOf } from '../../testing/words.ts'
import { connectSocial } from '../connect-auth.ts'
import { socialMachine } from './social.machine.ts'
import { socialPoses } from './social.poses.ts'
import { activeProviders, SocialButtons, type SocialButtonsProps } from './social-buttons.tsx'

type Pose = keyof typeof socialPoses
const poses = Object.keys(socialPoses) as Pose[]

const meta = {
  title: 'Flows/Auth/Social login machine',
  args: { pose: 'idle', send: fn(), providers: socialProviders },
  argTypes: { pose: { options: poses, control: 'select' } },
  render: ({ pose, ...props }) => (
    <div className="max-w-90 text-sm">
      <SocialButtons snapshot={socialPoses[pose]} {...props} />
    </div>
  ),
} satisfies Meta<{ pose: Pose } & Omit<SocialButtonsProps, 'snapshot'>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = wordsOf(globals)
    canvas.getByRole('button', { name: t('Continue with Apple') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.send).toHaveBeenCalledWith({
      type: 'provider.pressed',
      provider: 'apple',
    })
  },
}

/** The machine itself: its states, and every way between them. */
export const Chart: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Drawn from the definition, which tests walk.' } },
  render: () => <MachineChart machine={socialMachine} />,
}

const playing = connectSocial(pretendedCalls, pretendedWindows)

/** The machine runs: every provider says yes. */
export const Playing: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'One of those in Every state, beside the chart.' } },
  render: ({ providers }) => (
    <PlayedMachine
      machine={playing}
      poses={socialPoses}
      view={(snapshot, { send }) => (
        <SocialButtons snapshot={snapshot} send={send} providers={providers} />
      )}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    await nowIn(canvas, 'social.idle')
    await userEvent.click(canvas.getByRole('button', { name: t('Continue with Apple') }))
    await nowIn(canvas, 'social.accepted')
    await userEvent.selectOptions(canvas.getByLabelText('Jump to'), 'failed')
    await nowIn(canvas, 'social.failed')
  },
}

/** All states of the machine, side by side. */
export const EveryState: Story = {
  render: ({ pose: _, ...props }) => (
    <SideBySide names={poses}>
      {(pose) => <SocialButtons snapshot={socialPoses[pose]} {...props} />}
    </SideBySide>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(poses.length)
  },
}

/** Only providers that are switched on and have a client id: here one of three. */
export const OnlyActiveProviders: Story = {
  args: { providers: activeProviders(settings.social_auths) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}

export const ServerError: Story = { args: { pose: 'failed' } }

export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }
