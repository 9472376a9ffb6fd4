import type { TicketDetails, TicketMessage } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { CalendarIcon, PinIcon } from '@shop/ui/icons'
import { type ReactNode, useId } from 'react'
import { writtenDate } from '#app/lib/i18n/dates.ts'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { TicketAttachments } from './ticket-attachments.tsx'
import { TicketConversation } from './ticket-conversation.tsx'
import { TicketStatus } from './ticket-status.tsx'

export interface TicketViewProps {
  ticket: TicketDetails
  /** What the support has pinned. */
  highlighted: readonly TicketMessage[]
}

/** One ticket: what it is about and how it stands, and the conversation about it. */
export function TicketView({ ticket, highlighted }: TicketViewProps) {
  const t = useT()
  const { language } = useShop()
  const inWords = (date: string) => writtenDate(date, language.name)
  const schedule = [ticket.ticket_schedule_start, ticket.ticket_schedule_end]
    .filter((time) => time !== null)
    .map(inWords)
  const facts: [name: string, value: string | null][] = [
    [t('Ticket number'), ticket.ticket_no],
    [t('Topic'), ticket.issue_type],
    [t('Order'), ticket.order_number],
    [t('Email'), ticket.email],
    [t('Phone number'), ticket.phone],
  ]
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="wrap-anywhere font-semibold text-2xl tracking-tight sm:text-3xl">
          <bdi>{ticket.subject ?? ticket.issue_type}</bdi>
        </h1>
        <TicketStatus status={ticket.status} />
        {ticket.created_at ? (
          <p className="w-full text-ink-muted text-sm">
            {t('Opened on {{date}}', { date: isolate(inWords(ticket.created_at)) })}
          </p>
        ) : null}
      </div>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          {schedule.length > 0 ? (
            <p className="flex items-start gap-3 rounded-control bg-primary-soft px-4 py-3 text-sm">
              <CalendarIcon aria-hidden="true" className="size-5 shrink-0 text-primary-strong" />
              <span className="min-w-0">
                <span className="block font-semibold">{t('Scheduled')}</span>
                {schedule.length === 2
                  ? t('{{from}} to {{to}}', {
                      from: isolate(schedule[0] ?? ''),
                      to: isolate(schedule[1] ?? ''),
                    })
                  : schedule[0]}
              </span>
            </p>
          ) : null}
          {highlighted.length > 0 ? <Pinned messages={highlighted} /> : null}
          <TicketConversation ticket={ticket} />
        </div>
        <div className="grid grid-cols-1 content-start gap-6">
          <Part title={t('Details')}>
            <dl className="grid gap-3 text-sm sm:max-xl:grid-cols-2">
              {facts.map(([name, value]) =>
                value ? (
                  <div key={name}>
                    <dt className="text-ink-muted">{name}</dt>
                    <dd className="wrap-anywhere">
                      <bdi>{value}</bdi>
                    </dd>
                  </div>
                ) : null,
              )}
            </dl>
          </Part>
          {ticket.attachments.length > 0 ? (
            <Part title={t('Attachments')}>
              <TicketAttachments attachments={ticket.attachments} />
            </Part>
          ) : null}
        </div>
      </div>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-tile border border-hairline p-5">
      <h2 id={id} className="mb-3 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Pinned({ messages }: { messages: readonly TicketMessage[] }) {
  const t = useT()
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-tile border border-hairline px-5 py-4">
      <h2 id={id} className="mb-2 flex items-center gap-2 font-semibold text-sm">
        <PinIcon aria-hidden="true" className="size-4 text-primary-strong" />
        {t('Pinned')}
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {messages.map(({ id: key, message, sender_name }) => (
          <li key={key} className="text-sm">
            <p dir="auto" className="whitespace-pre-line break-words">
              {message}
            </p>
            <p className="mt-0.5 text-ink-muted text-xs">
              <bdi>{sender_name}</bdi>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
