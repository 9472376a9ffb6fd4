import type { StoreTicket } from '@shop/contract'
import { ticketFiles } from '@shop/contract/files'
import { lengths } from '@shop/contract/lengths'
import { ErrorState } from '@shop/ui/error-state'
import { Field } from '@shop/ui/field'
import { FileInput } from '@shop/ui/file-input'
import { useT } from '@shop/ui/i18n'
import { PhoneInput } from '@shop/ui/phone-input'
import { Select } from '@shop/ui/select'
import { TextInput } from '@shop/ui/text-input'
import { Textarea } from '@shop/ui/textarea'
import { type RefObject, useRef, useState } from 'react'
import { useResource } from '#app/data/resource.ts'
import { useSession } from '#app/data/session-store.ts'
import { issueTypesResource, ticketOrdersResource } from '#app/data/tickets.ts'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { placedAt } from '#app/lib/order-date.ts'
import { SendingForm, textsOf } from '#app/parts/forms/sending-form.tsx'
import type { EveryField, Sending } from '#app/parts/forms/use-sending.ts'
import { useDraftTurn } from '#app/state/drafts/use-draft-turn.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { newTicket, newTicketDrafts, ticketTexts } from './new-ticket-drafts.ts'

export interface TicketFormProps {
  /** So that a button outside can submit it. */
  id: string
  sending: Sending
  files: File[]
  onFilesChange: (files: File[]) => void
  onSubmit: (ticket: EveryField<StoreTicket>) => void
}

const typedIn = (form: HTMLFormElement) => {
  const text = textsOf(form)
  return Object.fromEntries(ticketTexts.map((name) => [name, text(name)])) as Record<
    (typeof ticketTexts)[number],
    string
  >
}

/** The fields of wire.md 11; values and chosen files stay whatever the server says, and when it is closed. */
export function TicketForm(props: TicketFormProps) {
  const owner = useSession().user?.id ?? 0
  const focused = useRef('')
  const turn = useDraftTurn(newTicketDrafts, owner, newTicket)
  return <Fields key={turn} focused={focused} {...props} />
}

type FieldsProps = TicketFormProps & { focused: RefObject<string> }

function Fields({ id, sending, focused, files, onFilesChange, onSubmit }: FieldsProps) {
  const t = useT()
  const { user, token } = useSession()
  const { language } = useShop()
  const types = useResource(issueTypesResource, token ? [] : null)
  const orders = useResource(ticketOrdersResource, token ? [] : null).data ?? []
  const { errorOf } = sending
  const owner = user?.id ?? 0
  const [written] = useState(() => newTicketDrafts.read(owner, newTicket) ?? {})

  const submit = (form: HTMLFormElement) => {
    const { subject, phone, order_number, ...typed } = typedIn(form)
    onSubmit({
      ...typed,
      subject: subject || null,
      phone: phone || null,
      order_number: order_number || null,
      attachments: files,
    })
  }

  return (
    <SendingForm
      id={id}
      sending={sending}
      focused={focused}
      onEdit={(form) => newTicketDrafts.keep(owner, newTicket, typedIn(form))}
      onSubmit={submit}
      className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      {types.error ? (
        <ErrorState
          layout="inline"
          message={t(types.error.message)}
          onRetry={() => void types.mutate()}
          retrying={types.isValidating}
          className="sm:col-span-2"
        />
      ) : null}
      <Field label={t('Issue type')} required error={errorOf('issue_type')}>
        <Select
          // With its options, so that what was chosen is one of them.
          key={types.data ? 'read' : 'reading'}
          name="issue_type"
          defaultValue={written.issue_type}
          placeholder={t('Please choose')}
          options={types.data?.map(({ name }) => ({ value: name, label: name })) ?? []}
        />
      </Field>
      <Field label={t('Order')} optional error={errorOf('order_number')}>
        <Select
          key={orders.length > 0 ? 'read' : 'reading'}
          name="order_number"
          defaultValue={written.order_number}
          options={[
            { value: '', label: t('No order') },
            ...orders.map((order) => ({
              value: order.order_code,
              label: `${isolate(order.order_code)} · ${placedAt(order, language.name)}`,
            })),
          ]}
        />
      </Field>
      <Field label={t('Subject')} optional error={errorOf('subject')} className="sm:col-span-2">
        <TextInput
          name="subject"
          defaultValue={written.subject}
          maxLength={lengths.line}
          dir="auto"
        />
      </Field>
      <Field
        label={t('Your message')}
        required
        error={errorOf('message')}
        className="sm:col-span-2"
      >
        <Textarea
          name="message"
          defaultValue={written.message}
          maxLength={lengths.message}
          rows={5}
        />
      </Field>
      <Field label={t('Email')} required error={errorOf('email')}>
        <TextInput
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={written.email ?? user?.email ?? ''}
          dir="ltr"
        />
      </Field>
      <Field label={t('Phone number')} optional error={errorOf('phone')}>
        <PhoneInput
          name="phone"
          countries={[]}
          minLength={8}
          defaultValue={written.phone ?? user?.phone?.replace(/\D/g, '') ?? ''}
        />
      </Field>
      <Field
        label={t('Attachments')}
        hint={t('Up to {{count}} pictures (JPG, PNG) or PDF files', { count: ticketFiles.max })}
        optional
        error={errorOf('attachments')}
        className="sm:col-span-2"
      >
        <FileInput
          multiple
          accept={ticketFiles.accept}
          maxSize={ticketFiles.maxSize}
          maxFiles={ticketFiles.max}
          value={files}
          onValueChange={(chosen) => {
            onFilesChange(chosen)
            sending.forgive('attachments')
          }}
          busy={sending.isSending}
        />
      </Field>
    </SendingForm>
  )
}
