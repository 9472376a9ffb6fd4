import type { TicketDetails, TicketMessage } from '@shop/contract'
import { Banner } from '@shop/ui/banner'
import { useT } from '@shop/ui/i18n'
import { useId } from 'react'
import { useSession } from '#app/data/session-store.ts'
import { ticketDrafts, writeText } from '#app/state/tickets/ticket-drafts.ts'
import { TicketComposer } from './ticket-composer.tsx'
import { DraftItem, MessageItem } from './ticket-message.tsx'
import { isClosed } from './ticket-words.ts'
import { useOutbox } from './use-outbox.ts'

/** What was said, oldest first, and the room for more while the ticket is open. */
export function TicketConversation({ ticket }: { ticket: TicketDetails }) {
  const t = useT()
  const id = useId()
  const { user } = useSession()
  const isOwn = ({ sender_id }: TicketMessage) => sender_id === user?.id
  const owner = user?.id ?? 0
  const isOver = isClosed(ticket.status)
  const canWrite = !isOver && ticket.user_chat
  const { ticket_no: number } = ticket
  const { drafts, send, retry, discard } = useOutbox(owner, number, ticket.messages.filter(isOwn))
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-4 font-semibold text-lg">
        {t('Conversation')}
      </h2>
      <div role="log" aria-labelledby={id}>
        <ol className="grid grid-cols-1 gap-5">
          {ticket.messages.map((message) => (
            <MessageItem key={message.id} message={message} isOwn={isOwn(message)} />
          ))}
          {drafts.map((draft) => (
            <DraftItem
              key={draft.key}
              draft={draft}
              onRetry={canWrite ? () => retry(draft) : undefined}
              onDiscard={() => discard(draft)}
            />
          ))}
        </ol>
      </div>
      <div className="mt-6">
        {isOver ? (
          <Banner title={t('This ticket is closed.')}>
            {t('If something is still unclear, please open a new one.')}
          </Banner>
        ) : canWrite ? (
          <TicketComposer
            text={ticketDrafts(owner).texts[number] ?? ''}
            onEdit={(text) => writeText(owner, number, text)}
            onSend={send}
          />
        ) : (
          <Banner title={t('Messages are switched off for this ticket.')}>
            {t('We are working on it, and write here as soon as there is news.')}
          </Banner>
        )}
      </div>
    </section>
  )
}
