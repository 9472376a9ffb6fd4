import type { SentOtp } from '@shop/contract'
import { sentOtp } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { heldPort } from '../testing/held-port.ts'
import { createStage } from '../testing/stage.tsx'
import { walkView } from '../testing/view-walk.tsx'
import { wordsOf } from '../testing/words.ts'
import { type OtpAddress, type OtpSnapshot, otpMachine } from './otp.machine.ts'
import { type OtpHappening, otpHappenings, otpInput, otpKey, sending } from './otp.walk.ts'
import { OtpForm } from './otp-form.tsx'

const stage = createStage()

const meta = {
  title: 'Flows/Auth/OTP walk',
  component: stage.Stage,
  tags: ['!autodocs', '!dev', 'no-vrt'],
  parameters: {
    visual: { reason: 'Hundreds of states in a row; each has a story of its own.' },
  },
} satisfies Meta<typeof stage.Stage>
export default meta
type Story = StoryObj<typeof meta>

/** Every event in every state, by keyboard; two seconds instead of 60. */
const walk =
  (sent: SentOtp | null): NonNullable<Story['play']> =>
  async ({ canvasElement, canvas, globals }) => {
    const t = wordsOf(globals)
    const root = within(canvasElement)
    const box = () => root.queryByRole<HTMLInputElement>('textbox', { name: t('Enter OTP') })
    const button = (name: string) =>
      root.queryByRole<HTMLButtonElement>('button', { name: t(name) })
    const errorOf = (input: HTMLInputElement) =>
      root.queryAllByRole('alert').map(({ textContent }) => textContent)[0] ??
      input.getAttribute('aria-invalid')

    const sends = heldPort<SentOtp, OtpAddress>()
    const tries = heldPort<{ token: string | null }, { phone: string; otp: string }>()
    await walkView<OtpSnapshot>(
      {
        name: sent ? 'otp with a code on its way' : 'otp that sends the first code',
        machine: otpMachine.provide({
          actors: { sendCode: sends.logic, verifyCode: tries.logic },
        }),
        input: otpInput(sent),
        events: otpHappenings,
        keyOf: otpKey,
        shortest: true,
        view: (snapshot, actor) =>
          snapshot.status === 'active' ? <OtpForm snapshot={snapshot} send={actor.send} /> : null,
        async act(event, { user, clock }) {
          const { type, code, error, output } = event as OtpHappening
          if (type.startsWith('xstate.after')) return clock.increment(1000)
          const port = type.endsWith(sending) ? sends : tries
          if (type.startsWith('xstate.error')) return port.last()?.reject(error)
          if (type.startsWith('xstate.done')) return port.last()?.resolve(output as never)
          if (type === 'code.mismatched') {
            box()?.focus()
            return user.paste('482193')
          }
          if (type === 'code.changed') {
            box()?.focus()
            // The same code again is its last digit again.
            if (code && code === box()?.value)
              return user.keyboard(`{End}{Backspace}${code.slice(-1)}`)
            if (code?.length === 4) return user.paste(code)
            return user.keyboard(`{End}{Backspace>4/}${code}`)
          }
          const pressed = button(type === 'submit' ? 'Try again' : 'Resend OTP')
          if (!pressed || pressed.disabled) return
          pressed.focus()
          return user.keyboard('{Enter}')
        },
        expected: (snapshot) => {
          if (snapshot.status !== 'active') return 'gone'
          if (snapshot.hasTag('sending')) return 'sending'
          const { code, problem, secondsLeft } = snapshot.context
          const waits = (resend: 'coolingDown' | 'tooMany') =>
            snapshot.matches({ open: { resend } })
          return {
            code,
            busy: snapshot.hasTag('busy'),
            error: problem && t(problem.message),
            again: snapshot.can({ type: 'submit' }),
            resend:
              waits('coolingDown') || waits('tooMany')
                ? `0:0${secondsLeft}`
                : snapshot.can({ type: 'resend' }),
          }
        },
        actual: () => {
          const input = box()
          if (!input) return root.queryByRole('status') ? 'sending' : 'gone'
          const resend = button('Resend OTP')
          return {
            code: input.value,
            busy: input.getAttribute('aria-busy') === 'true',
            error: errorOf(input),
            again: button('Try again') !== null,
            resend: resend
              ? !resend.disabled
              : root.getByText(/\d:\d\d/).textContent?.match(/\d:\d\d/)?.[0],
          }
        },
      },
      stage,
    )
    await expect(canvas.getByRole('region', { name: 'Walked' })).toBeInTheDocument()
  }

export const SendingTheFirst: Story = { play: walk(null) }

export const CodeOnItsWay: Story = { play: walk(sentOtp) }
