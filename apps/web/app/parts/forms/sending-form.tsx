import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Sending } from './use-sending.ts'

export interface SendingFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  sending: Sending
  /** What has the focus, as a selector, where the form may begin anew under somebody's hands. */
  focused?: RefObject<string>
  /** Something was typed or chosen in it. */
  onEdit?: (form: HTMLFormElement) => void
  onSubmit: (form: HTMLFormElement) => void
}

/**
 * A form whose mistakes are the server's to say. What it says stands under its fields, and above them
 * all where it has no such field; each answer leads the focus to the first wrong one. Values stay in the inputs whatever it is.
 */
export function SendingForm({
  sending: { problem, isSending, failure, unclear, forgive, errorsOfNoField },
  focused,
  onEdit,
  onSubmit,
  children,
  ...props
}: SendingFormProps) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const [unplaced, setUnplaced] = useState<number | null>(null)
  useLayoutEffect(() => {
    if (focused?.current && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>(focused.current)?.focus()
  }, [focused])
  const turn = problem?.turn
  useLayoutEffect(() => {
    if (turn === undefined) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.focus()
    if (!wrong) setUnplaced(turn)
  }, [turn])

  const ofNoField = errorsOfNoField().join(' ')
  const note = ofNoField || (problem && problem.turn === unplaced ? t(problem.message) : '')
  return (
    <form
      {...props}
      ref={form}
      // Before hydration nothing may leave in an address: a password would stay in the history.
      method="post"
      noValidate
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event.currentTarget)
      }}
      onFocus={({ target }) => {
        if (focused) focused.current = target.name ? `[name="${target.name}"]` : '[type="submit"]'
      }}
      onBlur={({ target }) => {
        // One that goes with its form is not left.
        if (focused && target.isConnected) focused.current = ''
      }}
      onInput={({ target, currentTarget }) => {
        forgive((target as HTMLInputElement).name)
        onEdit?.(currentTarget)
      }}
    >
      {problem && note ? (
        <ErrorState
          key={turn}
          ref={focus}
          layout="inline"
          tabIndex={-1}
          title={problem.isUnclear ? t('The shop has not answered') : failure}
          message={
            problem.isUnclear
              ? (unclear ?? t('It may have been done all the same. Look before you try again.'))
              : note
          }
          className="col-span-full"
        />
      ) : null}
      <p className="col-span-full hidden text-danger noscript:block">
        {t('This form needs JavaScript.')}
      </p>
      {children}
    </form>
  )
}

const focus = (notice: HTMLElement | null) => notice?.focus()

/** The texts of a form by their names, without blanks around them. */
export const textsOf = (form: HTMLFormElement) => {
  const data = new FormData(form)
  return (name: string) => String(data.get(name) ?? '').trim()
}
