import type { StoreTicket } from '@shop/contract'
import { ticketFiles } from '@shop/contract/words'
import { ErrorState } from '@shop/ui/error-state'
import { Field } from '@shop/ui/field'
import { FileInput } from '@shop/ui/file-input'
import { useT } from '@shop/ui/i18n'
import { Select } from '@shop/ui/select'
import { TextInput } from '@shop/ui/text-input'
import { Textarea } from '@shop/ui/textarea'
import { type FormEvent, useRef, useState } from 'react'
import { useResource } from '#app/data/resource.ts'
import { issueTypesResource, ticketOrdersResource } from '#app/data/tickets.ts'
import { isolate } from '#app/i18n/isolate.ts'
import { useSession } from '#app/session/session-store.ts'
import { useShop } from '#app/shop-context.tsx'
import { type FormProblem, useFocusOnProblem } from '../forms/use-sending.ts'
import { placedAt } from '../orders/order-date.ts'

export interface TicketFormProps {
  /** So that a button outside can submit it. */
  id: string
  problem: FormProblem | null
  isSending: boolean
  onSubmit: (ticket: StoreTicket) => void
  /** A value changed: its message is no longer true. */
  onFieldChange: (field: string) => void
}

/** The fields of wire.md 11; values and chosen files stay whatever the server says. */
export function TicketForm({ id, problem, isSending, onSubmit, onFieldChange }: TicketFormProps) {
  const t = useT()
  const { user, token } = useSession()
  const { language } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const [files, setFiles] = useState<File[]>([])
  const types = useResource(issueTypesResource, token ? [] : null)
  const orders = useResource(ticketOrdersResource, token ? [] : null).data ?? []
  useFocusOnProblem(form, problem?.turn)

  const error = (name: string) => problem?.errors[name]?.[0]
  const isUnplaced = problem !== null && Object.keys(problem.errors).length === 0

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '').trim()
    onSubmit({
      issue_type: text('issue_type'),
      subject: text('subject') || null,
      message: text('message'),
      email: text('email'),
      phone: text('phone') || null,
      order_number: text('order_number') || null,
      attachments: files,
    })
  }

  return (
    <form
      id={id}
      ref={form}
      noValidate
      onSubmit={submit}
      onInput={({ target }) => onFieldChange((target as HTMLInputElement).name)}
      className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      {isUnplaced ? (
        <ErrorState
          layout="inline"
          tabIndex={-1}
          title={t('The ticket was not sent')}
          message={t(problem.message)}
          className="sm:col-span-2"
        />
      ) : null}
      {types.error ? (
        <ErrorState
          layout="inline"
          message={t(types.error.message)}
          onRetry={() => void types.mutate()}
          retrying={types.isValidating}
          className="sm:col-span-2"
        />
      ) : null}
      <Field label={t('What is it about?')} required error={error('issue_type')}>
        <Select
          name="issue_type"
          placeholder={t('Please choose')}
          options={types.data?.map(({ name }) => ({ value: name, label: name })) ?? []}
        />
      </Field>
      <Field label={t('Order')} optional error={error('order_number')}>
        <Select
          name="order_number"
          options={[
            { value: '', label: t('No order') },
            ...orders.map((order) => ({
              value: order.order_code,
              label: `${isolate(order.order_code)} · ${placedAt(order, language.name)}`,
            })),
          ]}
        />
      </Field>
      <Field label={t('Subject')} optional error={error('subject')} className="sm:col-span-2">
        <TextInput name="subject" maxLength={255} dir="auto" />
      </Field>
      <Field label={t('Message')} required error={error('message')} className="sm:col-span-2">
        <Textarea name="message" rows={5} />
      </Field>
      <Field label={t('Email')} required error={error('email')}>
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={user?.email ?? ''}
          dir="ltr"
        />
      </Field>
      <Field label={t('Phone number')} optional error={error('phone')}>
        <TextInput
          name="phone"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          defaultValue={user?.phone?.replace(/\D/g, '') ?? ''}
          dir="ltr"
          onInput={({ currentTarget }) => {
            const digits = currentTarget.value.replace(/\D/g, '')
            if (digits !== currentTarget.value) currentTarget.value = digits
          }}
        />
      </Field>
      <Field
        label={t('Attachments')}
        hint={t('Up to {{count}} pictures (JPG, PNG) or PDF files', { count: ticketFiles.max })}
        optional
        error={error('attachments')}
        className="sm:col-span-2"
      >
        <FileInput
          multiple
          accept={ticketFiles.accept}
          maxSize={ticketFiles.maxSize}
          maxFiles={ticketFiles.max}
          value={files}
          onValueChange={(chosen) => {
            setFiles(chosen)
            onFieldChange('attachments')
          }}
          busy={isSending}
        />
      </Field>
    </form>
  )
}
