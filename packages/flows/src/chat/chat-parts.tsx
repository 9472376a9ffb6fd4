import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ChatRef } from './chat.machine.ts'
import type { ChatFormat } from './chat-format.ts'
import { ChatHead } from './chat-head.tsx'
import { type ConversationRef, presenceIn } from './conversation.machine.ts'
import type { ChatPartner } from './conversation.setup.ts'
import { ConversationList, type ConversationListProps } from './conversation-list.tsx'
import { ConversationPane } from './conversation-pane.tsx'
import type { ConversationsRef } from './conversations.machine.ts'
import type { OutboxRef } from './outbox.machine.ts'

export interface ChatPartProps {
  /** A running chat machine. */
  chat: ChatRef
}

/** The shop that one talks to. */
export const useActiveShop = (chat: ChatRef): ChatPartner | null =>
  useSelector(chat, ({ context }) => context.active?.shop ?? null)

/** The shop of a conversation that has been read and does not say who it is with: nothing was said yet. */
export function useNamelessShop(chat: ChatRef): number | null {
  const conversation = useSelector(chat, (state) => state.children.conversation)
  return useSelector(conversation, (state) => {
    if (!state || state.hasTag('loading') || state.context.shop.name) return null
    return state.context.shop.id
  })
}

export interface OpenConversationProps extends ChatPartProps {
  /** How times and amounts are written in it. */
  format: ChatFormat
  /** Before the shop's name: the way back. */
  start?: ReactNode
  /** The head stands in the dialog's own. */
  headless?: boolean
  /** Who `useNamelessShop` is. */
  partner?: ChatPartner | null
  /** Where no conversation is open. */
  children?: ReactNode
  /** For the place that it stands in; it fills one that has a height. */
  className?: string
}

/** The open conversation of a running chat. */
export function OpenConversation({ chat, children, ...pane }: OpenConversationProps) {
  const conversation = useSelector(chat, (state) => state.children.conversation)
  const outbox = useSelector(chat, (state) => state.children.outbox)
  if (!conversation || !outbox) return children
  return <Connected {...pane} chat={chat} conversation={conversation} outbox={outbox} />
}

interface ConnectedProps extends Omit<OpenConversationProps, 'children'> {
  conversation: ConversationRef
  outbox: OutboxRef
}

function Connected({
  chat,
  conversation,
  outbox,
  format,
  start,
  headless,
  partner,
  className = 'h-full',
}: ConnectedProps) {
  const snapshot = useSelector(conversation, (state) => state)
  const waiting = useSelector(outbox, (state) => state)
  const { shop } = snapshot.context
  return (
    <ConversationPane
      key={shop.id}
      snapshot={snapshot}
      send={conversation.send}
      outbox={waiting}
      sendOutbox={chat.send}
      format={format}
      className={className}
      head={
        headless ? null : (
          <div className="border-hairline border-b px-4 py-3">
            <ChatHead
              shop={partner?.id === shop.id ? partner : shop}
              online={presenceIn(snapshot)}
              format={format}
              nameAs="h2"
              start={start}
            />
          </div>
        )
      }
    />
  )
}

export interface ConnectedHeadProps extends ChatPartProps {
  /** As long as no conversation is open. */
  shop: ChatPartner
  /** How times and amounts are written in it. */
  format: ChatFormat
}

/** Whom one talks to, for a dialog's title. */
export function OpenConversationHead({ chat, shop, format }: ConnectedHeadProps) {
  const conversation = useSelector(chat, (state) => state.children.conversation)
  return conversation ? (
    <RunningHead conversation={conversation} format={format} />
  ) : (
    <ChatHead shop={shop} online={null} format={format} />
  )
}

function RunningHead({
  conversation,
  format,
}: {
  conversation: ConversationRef
  /** How times and amounts are written in it. */
  format: ChatFormat
}) {
  const snapshot = useSelector(conversation, (state) => state)
  return <ChatHead shop={snapshot.context.shop} online={presenceIn(snapshot)} format={format} />
}

export interface OpenListProps
  extends ChatPartProps,
    Omit<ConversationListProps, 'snapshot' | 'send'> {}

/** The shop list of a running chat; nothing where the messages page is not shown. */
export function OpenList({ chat, ...list }: OpenListProps) {
  const conversations = useSelector(chat, (state) => state.children.conversations)
  return conversations ? <ConnectedList {...list} conversations={conversations} /> : null
}

function ConnectedList({
  conversations,
  ...list
}: Omit<OpenListProps, 'chat'> & { conversations: ConversationsRef }) {
  const snapshot = useSelector(conversations, (state) => state)
  return <ConversationList {...list} snapshot={snapshot} send={conversations.send} />
}
