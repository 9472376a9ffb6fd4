import { Button } from '@shop/ui/button'
import { Field } from '@shop/ui/field'
import { useT } from '@shop/ui/i18n'
import { OtpInput } from '@shop/ui/otp-input'
import { Skeleton, SkeletonRegion } from '@shop/ui/skeleton'
import { FlowForm } from '../dialog/index.ts'
import { type OtpEvent, type OtpSnapshot, otpLength } from './otp.machine.ts'

export type OtpFormProps = {
  /** The code machine's state. */
  snapshot: OtpSnapshot
  /** Where its events go. */
  send: (event: OtpEvent) => void
  /** Leads to where the address can be changed that the code goes to. */
  onChangeAddress?: (() => void) | undefined
}

/** Keeps an address or a time in one piece and its own direction inside a sentence of any language. */
const isolated = (text: string) => `\u2066${text}\u2069`

/** A code to enter: one state of the OTP machine. */
export function OtpForm({ snapshot, send, onChangeAddress }: OtpFormProps) {
  const t = useT()
  if (snapshot.hasTag('sending')) return <OtpSkeleton />

  const { address, code, problem, sent } = snapshot.context
  const busy = snapshot.hasTag('busy') || snapshot.matches('verified')
  const useless = !busy && !sent
  const sentTo = sent?.email_or_phone || address.phone
  return (
    <FlowForm
      busy={busy}
      failed={snapshot.matches({ open: { code: 'wrong' } })}
      onSubmit={() => send({ type: 'submit' })}
    >
      {sent ? (
        <p className="text-center text-ink-muted">
          {address.forgot_password
            ? t(
                'If {{address}} belongs to an account, a 4-digit code is on its way. If nothing comes, check the address or sign up.',
                { address: isolated(sentTo) },
              )
            : t('We have sent a 4-digit code to {{address}}.', { address: isolated(sentTo) })}
        </p>
      ) : null}
      <Field
        label={t('Enter OTP')}
        hideLabel
        error={problem ? <span role="alert">{t(problem.message)}</span> : undefined}
        hint={
          sent?.otp ? t('This is a demo shop. The code is {{code}}.', { code: sent.otp }) : null
        }
        className="justify-items-center text-center"
      >
        <OtpInput
          length={otpLength}
          value={code}
          busy={busy}
          readOnly={useless}
          onValueChange={(next) => send({ type: 'code.changed', code: next })}
          onMismatch={() => send({ type: 'code.mismatched' })}
        />
      </Field>
      {snapshot.can({ type: 'submit' }) ? (
        <Button type="submit" block>
          {t('Try again')}
        </Button>
      ) : null}
      {snapshot.matches('verified') ? null : (
        <div className="grid justify-items-center gap-1">
          <Resend snapshot={snapshot} send={send} />
          {onChangeAddress ? (
            <Button variant="link" size="sm" disabled={busy} onClick={onChangeAddress}>
              {sentTo.includes('@') ? t('Use another address') : t('Use another number')}
            </Button>
          ) : null}
        </div>
      )}
    </FlowForm>
  )
}

/** Counts down, then offers a new code. */
function Resend({ snapshot, send }: Pick<OtpFormProps, 'snapshot' | 'send'>) {
  const t = useT()
  const { secondsLeft } = snapshot.context
  const waits =
    snapshot.matches({ open: { resend: 'coolingDown' } }) ||
    snapshot.matches({ open: { resend: 'tooMany' } })
  const seconds = String(secondsLeft % 60).padStart(2, '0')
  const time = isolated(`${Math.floor(secondsLeft / 60)}:${seconds}`)
  return waits ? (
    <p className="grid min-h-9 place-items-center text-ink-muted tabular-nums">
      {t('Resend OTP in {{time}}', { time })}
    </p>
  ) : (
    <Button
      variant="link"
      size="sm"
      disabled={!snapshot.can({ type: 'resend' })}
      onClick={() => send({ type: 'resend' })}
    >
      {t('Resend OTP')}
    </Button>
  )
}

const boxes = ['one', 'two', 'three', 'four']

/** The code is being sent: the same places, empty. */
function OtpSkeleton() {
  const t = useT()
  return (
    <SkeletonRegion label={t('Sending the code')} className="grid grid-cols-1 gap-5">
      <Skeleton className="h-5 w-4/5 justify-self-center" />
      <span className="flex justify-center gap-2.5">
        {boxes.map((box) => (
          <Skeleton key={box} className="h-13 w-13 rounded-control" />
        ))}
      </span>
      <span className="grid min-h-9 place-items-center">
        <Skeleton className="h-5 w-36" />
      </span>
    </SkeletonRegion>
  )
}
