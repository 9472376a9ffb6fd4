import { countries, settings } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { MachineChart } from '../testing/machine-chart.tsx'
import { SideBySide } from '../testing/side-by-side.tsx'
import { withWords } from '../testing/words.tsx'
import { forgotPasswordMachine } from './forgot-password.machine.ts'
import { forgotPasswordPoses } from './forgot-password.poses.ts'
import { ForgotPasswordForm, type ForgotPasswordFormProps } from './forgot-password-form.tsx'

type Pose = keyof typeof forgotPasswordPoses
const poses = Object.keys(forgotPasswordPoses) as Pose[]

const meta = {
  title: 'Flows/Auth/Forgot password machine',
  decorators: [withWords],
  args: { pose: 'editing', send: fn(), countries: { list: countries }, rules: settings },
  argTypes: { pose: { options: poses, control: 'select' } },
  render: ({ pose, ...props }) => (
    <div className="max-w-90 text-sm">
      <ForgotPasswordForm key={pose} snapshot={forgotPasswordPoses[pose]} {...props} />
    </div>
  ),
} satisfies Meta<{ pose: Pose } & Omit<ForgotPasswordFormProps, 'snapshot'>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The machine itself: its states, and every way between them. */
export const Chart: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Drawn from the definition, which tests walk.' } },
  render: () => <MachineChart machine={forgotPasswordMachine} />,
}

/** All states of the machine, side by side. */
export const EveryState: Story = {
  render: ({ pose: _, ...props }) => (
    <SideBySide names={poses}>
      {(pose) => <ForgotPasswordForm snapshot={forgotPasswordPoses[pose]} {...props} />}
    </SideBySide>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(poses.length)
  },
}
