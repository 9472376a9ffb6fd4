import { sentOtp } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { createActor } from 'xstate'
import { pretendedCalls } from '../testing/pretended-server.ts'
import { wordsOf } from '../testing/words.ts'
import { connectOtp } from './connect-otp.ts'
import { otpScenes } from './otp.poses.ts'
import { LiveOtpDialog, OtpDialog, type OtpDialogProps } from './otp-dialog.tsx'

type Scene = keyof typeof otpScenes

const meta = {
  title: 'Flows/Auth/OTP dialog',
  tags: ['dialog'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { scene: 'entering', send: fn(), onDismiss: fn() },
  argTypes: { scene: { options: Object.keys(otpScenes), control: 'select' } },
  render: ({ scene, ...props }) => <OtpDialog open snapshot={otpScenes[scene]} {...props} />,
} satisfies Meta<{ scene: Scene } & Omit<OtpDialogProps, 'open' | 'snapshot'>>
export default meta
type Story = StoryObj<typeof meta>

/** The code is being sent: boxes and lines stand where they will be. */
export const Sending: Story = {
  args: { scene: 'sending' },
  play: async ({ globals }) => {
    const t = wordsOf(globals)
    await expect(await screen.findByRole('status')).toHaveTextContent(t('Sending the code'))
    await expect(screen.queryByRole('textbox')).toBeNull()
  },
}

/** Half typed, while the countdown runs. */
export const Entering: Story = {
  play: async ({ args, globals }) => {
    const t = wordsOf(globals)
    const code = await screen.findByRole('textbox', { name: t('Enter OTP') })
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.keyboard('2')
    await expect(args.send).toHaveBeenCalledWith({ type: 'code.changed', code: '482' })
    await expect(screen.queryByRole('button', { name: t('Resend OTP') })).toBeNull()
    await expect(screen.getByText(/0:42/)).toBeInTheDocument()
  },
}

/** 60 seconds later a new code may be asked for. */
export const ResendReady: Story = {
  args: { scene: 'resendReady' },
  play: async ({ args, globals }) => {
    const t = wordsOf(globals)
    const resend = await screen.findByRole('button', { name: t('Resend OTP') })
    resend.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.send).toHaveBeenCalledWith({ type: 'resend' })
  },
}

/** The fourth digit sent the code; it stays to be seen. */
export const Verifying: Story = {
  args: { scene: 'verifying' },
  play: async ({ args, globals }) => {
    const t = wordsOf(globals)
    const code = await screen.findByRole('textbox', { name: t('Enter OTP') })
    await expect(code).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.keyboard('9')
    await expect(args.send).not.toHaveBeenCalled()
  },
}

/** The server's message under the emptied boxes; focus is in them. */
export const WrongCode: Story = {
  args: { scene: 'wrongCode' },
  play: async ({ args, globals }) => {
    const t = wordsOf(globals)
    const code = await screen.findByRole('textbox', { name: t('Enter OTP') })
    await expect(code).toHaveAccessibleDescription('The code is wrong.')
    await expect(code).toHaveValue('')
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.keyboard('1')
    await expect(args.send).toHaveBeenCalledWith({ type: 'code.changed', code: '1' })
  },
}

/** Only a new code helps. */
export const Expired: Story = {
  args: { scene: 'expired' },
  play: async ({ args, globals }) => {
    const t = wordsOf(globals)
    const code = await screen.findByRole('textbox', { name: t('Enter OTP') })
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.keyboard('1')
    await expect(args.send).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: t('Resend OTP') })).toBeEnabled()
  },
}

/** Five wrong tries: the code is of no use any more. */
export const Locked: Story = { args: { scene: 'locked' } }

/** The server could not say: the same code may be tried again. */
export const Unreachable: Story = {
  args: { scene: 'unchecked' },
  play: async ({ args, globals }) => {
    const t = wordsOf(globals)
    const again = await screen.findByRole('button', { name: t('Try again') })
    again.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.send).toHaveBeenCalledWith({ type: 'submit' })
  },
}

/** The server sends no more for a while. */
export const TooManySends: Story = { args: { scene: 'tooManySends' } }

/** The same after a first code that is still good. */
export const TooManyResends: Story = { args: { scene: 'tooManyResends' } }

/** No code could be sent. */
export const NotSent: Story = { args: { scene: 'unsent' } }

/** No new code could be sent; the first is still good. */
export const ResendFailed: Story = { args: { scene: 'resendFailed' } }

/** Right: the dialog that asked closes it now. */
export const Verified: Story = { args: { scene: 'verified' } }

/** A server that runs as `local` tells the code: nobody reads a demo's mail. */
export const DemoShop: Story = { args: { scene: 'demo' } }

/** For a new password nobody is told whether there is an account; what to do next is. */
export const Forgotten: Story = {
  args: { scene: 'forgotten' },
  play: async ({ globals }) => {
    const t = wordsOf(globals)
    const words = t(
      'If {{address}} belongs to an account, a 4-digit code is on its way. If nothing comes, check the address or sign up.',
      { address: '\u2066amina@example.com\u2069' },
    )
    await screen.findByText(words)
  },
}

/** Six digits were pasted into four boxes. */
export const Mismatched: Story = { args: { scene: 'mismatched' } }

export const ByPhone: Story = { args: { scene: 'byPhone' } }

export const LongText: Story = { args: { scene: 'longText' } }

export const Arabic: Story = {
  args: { scene: 'wrongCode' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }

const machine = connectOtp(pretendedCalls)

function LiveCode() {
  const [actor] = useState(() =>
    createActor(machine, {
      input: {
        address: { phone: 'amina@example.com', phone_code: '1', forgot_password: false },
        now: Date.now,
      },
    }),
  )
  const open = useSelector(actor, ({ status }) => status === 'active')
  useEffect(() => void actor.start(), [actor])
  return (
    <>
      <p>{open ? `The code is ${sentOtp.otp}.` : 'The account is verified.'}</p>
      <LiveOtpDialog actor={actor} open={open} onDismiss={() => undefined} />
    </>
  )
}

/** The running machine: it sends a code, refuses a wrong one, and ends with the right one. */
export const Live: Story = {
  render: () => <LiveCode />,
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    const code = await screen.findByRole('textbox', { name: t('Enter OTP') })
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.keyboard('0000')
    await screen.findByText(t('The code is wrong.'))
    await waitFor(() => expect(code).toHaveValue(''))
    await userEvent.keyboard(sentOtp.otp ?? '')
    await expect(await canvas.findByText('The account is verified.')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
