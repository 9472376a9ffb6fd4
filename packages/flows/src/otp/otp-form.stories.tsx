import { Button } from '@shop/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { createActor, SimulatedClock } from 'xstate'
import { ProblemError } from '../port/index.ts'
import { MachineChart } from '../testing/machine-chart.tsx'
import { PlayedMachine } from '../testing/played-machine.tsx'
import { SideBySide } from '../testing/side-by-side.tsx'
import { wordsOf } from '../testing/words.ts'
import { connectOtp } from './connect-otp.ts'
import { otpMachine } from './otp.machine.ts'
import { otpPoses, otpProblems } from './otp.poses.ts'
import { OtpForm, type OtpFormProps } from './otp-form.tsx'

type Pose = keyof typeof otpPoses
const poses = Object.keys(otpPoses) as Pose[]

const meta = {
  title: 'Flows/Auth/OTP machine',
  args: { pose: 'entering', send: fn() },
  argTypes: { pose: { options: poses, control: 'select' } },
  render: ({ pose, send }) => (
    <div className="max-w-90 text-sm">
      <OtpForm key={pose} snapshot={otpPoses[pose]} send={send} onChangeAddress={fn()} />
    </div>
  ),
} satisfies Meta<{ pose: Pose; send: OtpFormProps['send'] }>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The machine itself: its states, and every way between them. */
export const Chart: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Drawn from the definition, which tests walk.' } },
  render: () => <MachineChart machine={otpMachine} />,
}

/** All states of the machine, side by side. */
export const EveryState: Story = {
  render: ({ send }) => (
    <SideBySide names={poses}>
      {(pose) => <OtpForm snapshot={otpPoses[pose]} send={send} />}
    </SideBySide>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(poses.length)
  },
}

/** A server whose codes count up: 0001, 0002, … */
function countingServer() {
  let codes = 0
  const right = () => String(codes).padStart(4, '0')
  return connectOtp({
    sendOtp: async ({ phone }) => {
      codes += 1
      return { email_or_phone: phone, phone_code: null, otp: right() }
    },
    verifyOtp: async ({ otp }) => {
      if (otp !== right()) throw new ProblemError(otpProblems.wrong)
      return { token: 'story-token' }
    },
  })
}

function LiveOtp() {
  const [{ clock, actor }] = useState(() => {
    const clock = new SimulatedClock()
    const actor = createActor(countingServer(), {
      clock,
      input: {
        address: { phone: 'amina@example.com', phone_code: '1', forgot_password: false },
        now: () => clock.now(),
      },
    })
    return { clock, actor }
  })
  useEffect(() => void actor.start(), [actor])
  const snapshot = useSelector(actor, (state) => state)
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) clock.increment(1000)
  }
  return (
    <div className="grid max-w-90 gap-6 text-sm">
      <p role="status">{JSON.stringify(snapshot.value)}</p>
      <OtpForm snapshot={snapshot} send={actor.send} />
      <Button variant="outline" onClick={() => pass(10)}>
        10 seconds pass
      </Button>
    </div>
  )
}

const counting = countingServer()

/** The machine runs: press, and see where it is in its chart. The first code is 0001. */
export const Playing: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Live, beside the chart.' } },
  render: () => (
    <PlayedMachine
      machine={counting}
      input={{
        address: { phone: 'amina@example.com', phone_code: '1', forgot_password: false },
        now: Date.now,
      }}
      poses={otpPoses}
      view={(snapshot, actor) => <OtpForm snapshot={snapshot} send={actor.send} />}
    />
  ),
  play: async ({ canvas }) => {
    const lit = (state: string) =>
      waitFor(() => expect(canvas.getByRole('img', { name: new RegExp(state) })).toBeVisible())
    await lit('code.entering')
    await userEvent.selectOptions(canvas.getByLabelText('Jump to'), 'wrongCode')
    await lit('code.wrong')
  },
}

/** The running machine with a clock to push: a wrong code, a new one after 60 s, the right one. */
export const Live: Story = {
  render: () => <LiveOtp />,
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    const field = () => canvas.findByRole('textbox', { name: t('Enter OTP') })
    const type = async (code: string) => {
      ;(await field()).focus()
      await userEvent.keyboard(code)
    }
    await type('9999')
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription('The code is wrong.'),
    )
    const clock = canvas.getByRole('button', { name: '10 seconds pass' })
    for (let press = 0; press < 5; press += 1) await userEvent.click(clock)
    await expect(canvas.getByText(/0:10/)).toBeInTheDocument()
    await userEvent.click(clock)
    const resend = canvas.getByRole('button', { name: t('Resend OTP') })
    resend.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByText(/0002/)
    await type('0002')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('verified'))
  },
}
