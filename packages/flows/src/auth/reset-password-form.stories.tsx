import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { MachineChart } from '../testing/machine-chart.tsx'
import { SideBySide } from '../testing/side-by-side.tsx'
import { withWords } from '../testing/words.tsx'
import { resetPasswordMachine } from './reset-password.machine.ts'
import { resetPasswordPoses } from './reset-password.poses.ts'
import { ResetPasswordForm, type ResetPasswordFormProps } from './reset-password-form.tsx'

type Pose = keyof typeof resetPasswordPoses
const poses = Object.keys(resetPasswordPoses) as Pose[]

const meta = {
  title: 'Flows/Auth/Reset password machine',
  decorators: [withWords],
  args: { pose: 'editing', send: fn() },
  argTypes: { pose: { options: poses, control: 'select' } },
  render: ({ pose, send }) => (
    <div className="max-w-90 text-sm">
      <ResetPasswordForm key={pose} snapshot={resetPasswordPoses[pose]} send={send} />
    </div>
  ),
} satisfies Meta<{ pose: Pose; send: ResetPasswordFormProps['send'] }>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The machine itself: its states, and every way between them. */
export const Chart: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Drawn from the definition, which tests walk.' } },
  render: () => <MachineChart machine={resetPasswordMachine} />,
}

/** All states of the machine, side by side. */
export const EveryState: Story = {
  render: ({ send }) => (
    <SideBySide names={poses}>
      {(pose) => <ResetPasswordForm snapshot={resetPasswordPoses[pose]} send={send} />}
    </SideBySide>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(poses.length)
  },
}
