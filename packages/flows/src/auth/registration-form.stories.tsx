import { countries, settings } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { MachineChart } from '../testing/machine-chart.tsx'
import { SideBySide } from '../testing/side-by-side.tsx'
import { withWords } from '../testing/words.tsx'
import { registrationMachine } from './registration.machine.ts'
import { registrationPoses } from './registration.poses.ts'
import { RegistrationForm, type RegistrationFormProps } from './registration-form.tsx'

type Pose = keyof typeof registrationPoses
const poses = Object.keys(registrationPoses) as Pose[]

const meta = {
  title: 'Flows/Auth/Registration machine',
  decorators: [withWords],
  args: {
    pose: 'editing',
    send: fn(),
    countries: { list: countries },
    rules: settings,
    links: { terms: '/terms-and-conditions', privacy: '/privacy-policy' },
  },
  argTypes: { pose: { options: poses, control: 'select' } },
  render: ({ pose, ...props }) => (
    <div className="max-w-90 text-sm">
      <RegistrationForm key={pose} snapshot={registrationPoses[pose]} {...props} />
    </div>
  ),
} satisfies Meta<{ pose: Pose } & Omit<RegistrationFormProps, 'snapshot'>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The machine itself: its states, and every way between them. */
export const Chart: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Drawn from the definition, which tests walk.' } },
  render: () => <MachineChart machine={registrationMachine} />,
}

/** All states of the machine, side by side. */
export const EveryState: Story = {
  render: ({ pose: _, ...props }) => (
    <SideBySide names={poses}>
      {(pose) => <RegistrationForm snapshot={registrationPoses[pose]} {...props} />}
    </SideBySide>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(poses.length)
  },
}
