import type { Settings, User } from '@shop/contract'
import { connectOtp, LiveOtpDialog, type OtpAddress, type OtpRef } from '@shop/flows/otp'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useEffect } from 'react'
import { createActor } from 'xstate'
import { useNavigate } from '#app/lib/use-navigate.ts'
import { otpCalls } from '#app/state/session/otp-calls.ts'
import { useMendedByTyping } from './use-mended-by-typing.ts'

export { rereadUser } from '#app/state/session/reread-user.ts'

const machine = connectOtp(otpCalls)

/** As the shop sends its codes; the other way for an account without such an address. */
function addressOf(
  { email, phone, phone_code }: User,
  by: Settings['register_otp_type'],
): OtpAddress {
  const address = by === 'email' ? email || phone : phone || email
  return { phone: address ?? '', phone_code: phone_code ?? '', forgot_password: false }
}

/** Sends a code to the shopper's own address. */
export const sendProof = (user: User, settings: Settings): OtpRef =>
  createActor(machine, {
    input: { address: addressOf(user, settings.register_otp_type), now: Date.now },
  }).start()

const refusal = 'proof-refused'

export interface AccountProofProps {
  actor: OtpRef
  open: boolean
  onEnd: (proven: boolean) => void
}

/**
 * Asks for the code; right or sent away, it says so once (specification.md section 8: refusals are
 * toasts).
 */
export function AccountProof({ actor, open, onEnd }: AccountProofProps) {
  const t = useT()
  const { toast, dismiss } = useToaster()
  const navigate = useNavigate()
  useMendedByTyping(refusal)

  useEffect(() => {
    const refusals = actor.on('refused', ({ problem }) => {
      toast({ id: refusal, tone: 'error', title: t(problem.message) })
    })
    const end = actor.subscribe({
      complete() {
        dismiss(refusal)
        if (actor.getSnapshot().matches('verified')) onEnd(true)
      },
    })
    return () => {
      refusals.unsubscribe()
      end.unsubscribe()
    }
  }, [actor, onEnd, t, toast, dismiss])

  return (
    <LiveOtpDialog
      actor={actor}
      open={open}
      onDismiss={() => {
        actor.stop()
        onEnd(false)
      }}
      onChangeAddress={() => {
        actor.stop()
        onEnd(false)
        void navigate('/profile')
      }}
    />
  )
}
