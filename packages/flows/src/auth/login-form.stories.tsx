import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { MachineChart } from '../testing/machine-chart.tsx'
import { SideBySide } from '../testing/side-by-side.tsx'
import { withWords } from '../testing/words.tsx'
import { loginMachine } from './login.machine.ts'
import { loginPoses } from './login.poses.ts'
import { LoginForm, type LoginFormProps } from './login-form.tsx'

type Pose = keyof typeof loginPoses
const poses = Object.keys(loginPoses) as Pose[]

const meta = {
  title: 'Flows/Auth/Login machine',
  decorators: [withWords],
  args: { pose: 'editing', send: fn() },
  argTypes: { pose: { options: poses, control: 'select' } },
  render: ({ pose, send }) => (
    <div className="max-w-90">
      <LoginForm key={pose} snapshot={loginPoses[pose]} send={send} />
    </div>
  ),
} satisfies Meta<{ pose: Pose; send: LoginFormProps['send'] }>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The machine itself: its states, and every way between them. */
export const Chart: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Drawn from the definition, which tests walk.' } },
  render: () => <MachineChart machine={loginMachine} />,
}

/** All states of the machine, side by side. */
export const EveryState: Story = {
  render: ({ send }) => (
    <SideBySide names={poses}>
      {(pose) => <LoginForm snapshot={loginPoses[pose]} send={send} />}
    </SideBySide>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(poses.length)
  },
}
