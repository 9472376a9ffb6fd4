import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { MessageCircleIcon } from '@shop/ui/icons'
import { ScrollArea } from '@shop/ui/scroll-area'
import { Skeleton, SkeletonRegion } from '@shop/ui/skeleton'
import { Spinner } from '@shop/ui/spinner'
import type { ReactNode } from 'react'
import type { ChatFormat } from './chat-format.ts'
import { Composer } from './composer.tsx'
import type { ConversationEvent, ConversationSnapshot } from './conversation.machine.ts'
import { MessageItem, OutgoingItem } from './message-list.tsx'
import { hasArrived } from './messages.ts'
import type { OutboxSnapshot, Outgoing } from './outbox.machine.ts'
import { useMessageScroll } from './use-message-scroll.ts'

export interface ConversationPaneProps {
  snapshot: ConversationSnapshot
  send: (event: ConversationEvent) => void
  outbox: OutboxSnapshot
  sendOutbox: (event: { type: 'message.retried' | 'message.discarded'; key: string }) => void
  format: ChatFormat
  /** Above the messages: whom one talks to. */
  head?: ReactNode
  className?: string
}

/** How far from the top older messages are read (specification.md section 9). */
const near = { sidebar: 50, page: 300 }

/** A conversation: what was said, and where to say something. */
export function ConversationPane({
  snapshot,
  send,
  outbox,
  sendOutbox,
  format,
  head,
  className = '',
}: ConversationPaneProps) {
  const { draft } = snapshot.context
  return (
    <div className={`grid min-h-0 grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] ${className}`}>
      <div>{head}</div>
      <Messages
        snapshot={snapshot}
        send={send}
        outbox={outbox}
        sendOutbox={sendOutbox}
        format={format}
      />
      <div className="border-hairline border-t px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Composer
          text={draft}
          onChange={(text) => send({ type: 'draft.changed', text })}
          onSubmit={() => send({ type: 'submit' })}
        />
      </div>
    </div>
  )
}

function Messages({ snapshot, send, outbox, sendOutbox, format }: ConversationPaneProps) {
  const t = useT()
  const { shop, messages, problem } = snapshot.context
  if (snapshot.hasTag('loading')) return <MessageSkeletons />
  if (problem && !snapshot.matches({ newest: 'shown' }))
    return (
      <ErrorState
        message={t(problem.message)}
        onRetry={() => send({ type: 'retry' })}
        className="h-full"
      />
    )
  const waiting = outbox.context.items.filter(
    (item) => item.shop === shop.id && !hasArrived(item, messages),
  )
  if (messages.length === 0 && waiting.length === 0)
    return (
      <EmptyState
        icon={<MessageCircleIcon />}
        title={t('No messages yet')}
        hint={t('Write the first one: the answer appears here.')}
        className="h-full"
      />
    )
  return (
    <MessageLog
      snapshot={snapshot}
      send={send}
      waiting={waiting}
      isOffline={outbox.matches('offline')}
      sendOutbox={sendOutbox}
      format={format}
    />
  )
}

interface MessageLogProps
  extends Pick<ConversationPaneProps, 'snapshot' | 'send' | 'sendOutbox' | 'format'> {
  waiting: readonly Outgoing[]
  isOffline: boolean
}

function MessageLog({ snapshot, send, waiting, isOffline, sendOutbox, format }: MessageLogProps) {
  const t = useT()
  const { shop, messages, manner } = snapshot.context
  const scroll = useMessageScroll({
    oldest: messages[0]?.id,
    waiting: waiting.length,
    near: near[manner],
    onNear: () => send({ type: 'top.reached' }),
  })
  const isLoadingOlder = snapshot.hasTag('loadingOlder')
  return (
    <ScrollArea
      {...scroll}
      role="log"
      label={t('Messages')}
      aria-busy={isLoadingOlder}
      className="h-full rounded-none [overflow-anchor:none]"
    >
      <div className="grid h-10 place-items-center">
        {isLoadingOlder ? <Spinner size="sm" label={t('Loading older messages')} /> : null}
        {snapshot.matches({ older: 'failed' }) ? (
          <Button variant="link" size="sm" onClick={() => send({ type: 'older.retried' })}>
            {t('Load older messages')}
          </Button>
        ) : null}
      </div>
      <ol className="grid grid-cols-1 gap-4 px-4 pb-5">
        {messages.map((message) => (
          <li key={message.id}>
            <MessageItem message={message} partner={shop} format={format} />
          </li>
        ))}
        {waiting.map((message) => (
          <li key={message.key}>
            <OutgoingItem
              message={message}
              isOffline={isOffline}
              format={format}
              onRetry={() => sendOutbox({ type: 'message.retried', key: message.key })}
              onDiscard={() => sendOutbox({ type: 'message.discarded', key: message.key })}
            />
          </li>
        ))}
      </ol>
    </ScrollArea>
  )
}

const lines = [
  { name: 'first', side: '', width: 'w-3/5' },
  { name: 'second', side: 'flex-row-reverse', width: 'w-2/5' },
  { name: 'third', side: '', width: 'w-1/2' },
  { name: 'fourth', side: 'flex-row-reverse', width: 'w-3/5' },
]

/** Messages on their way: the last ones, at the end. */
function MessageSkeletons() {
  return (
    <SkeletonRegion className="grid h-full content-end gap-6 overflow-hidden px-4 pb-8">
      {lines.map(({ name, side, width }) => (
        <span key={name} className={`flex items-start gap-2.5 ${side}`}>
          <Skeleton className="size-8 shrink-0 rounded-full" />
          <Skeleton className={`h-16 rounded-tile ${width}`} />
        </span>
      ))}
    </SkeletonRegion>
  )
}
