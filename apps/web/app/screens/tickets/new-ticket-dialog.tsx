import type { StoreTicket } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog'
import { useT } from '@shop/ui/i18n'
import { newKey } from '@shop/ui/new-key'
import { useToaster } from '@shop/ui/toast'
import { useId, useRef, useState } from 'react'
import { href } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { useSession } from '#app/data/session-store.ts'
import { sendTicket } from '#app/data/tickets.ts'
import type { PanelProps } from '#app/lib/use-lazy-panel.ts'
import { useNavigate } from '#app/lib/use-navigate.ts'
import { useSending } from '#app/parts/forms/use-sending.ts'
import { newTicket, newTicketDrafts } from './new-ticket-drafts.ts'
import { TicketForm } from './ticket-form.tsx'

/** Tells one sending from another, files and all. */
const fingerprint = ({ attachments = [], ...texts }: StoreTicket) =>
  JSON.stringify([texts, attachments.map((file) => [file.size, file instanceof File && file.name])])

/** A new ticket: sent, it is listed, and its page opens. */
export default function NewTicketDialog({ open, onOpenChange }: Omit<PanelProps, 'button'>) {
  const t = useT()
  const id = useId()
  const { toast } = useToaster()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  // What was sent and got no answer is the same ticket when it is sent again unchanged.
  const attempt = useRef({ of: '', key: '' })
  const [files, setFiles] = useState<File[]>([])
  const owner = useSession().user?.id ?? 0

  const form = {
    name: 'ticket',
    failure: t('The ticket was not sent'),
    unclear: t('It may have been sent all the same. Look at your tickets first.'),
  }
  const { submit, ...sending } = useSending(form, async (ticket: StoreTicket, isLeft) => {
    const of = fingerprint(ticket)
    if (attempt.current.of !== of) attempt.current = { of, key: newKey() }
    const { ticket_no } = await sendTicket(mutate, ticket, attempt.current.key)
    attempt.current = { of: '', key: '' }
    // What was typed or chosen since, in the dialog that was opened again, is of another ticket.
    setFiles((now) => now.filter((file) => !ticket.attachments?.includes(file)))
    newTicketDrafts.settle(owner, newTicket, ticket)
    toast({ tone: 'success', title: t('Your ticket has been sent') })
    if (isLeft()) return
    onOpenChange(false)
    await navigate(href('/support-ticket/:ticketNumber', { ticketNumber: ticket_no }))
  })
  const change = (next: boolean) => {
    if (!next) sending.forget()
    onOpenChange(next)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      size="lg"
      title={t('New ticket')}
      description={t('Tell us what it is about, and we answer here.')}
      footer={
        <>
          <Button variant="secondary" onClick={() => change(false)}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={id} loading={sending.isSending}>
            {t('Send ticket')}
          </Button>
        </>
      }
    >
      <TicketForm
        id={id}
        sending={sending}
        files={files}
        onFilesChange={setFiles}
        onSubmit={(ticket) => void submit(ticket)}
      />
    </Dialog>
  )
}
