import type { Conversation } from '@shop/contract'
import { lengths } from '@shop/contract/lengths'
import { Avatar } from '@shop/ui/avatar'
import { CountBadge } from '@shop/ui/count-badge'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { Field } from '@shop/ui/field'
import { useT } from '@shop/ui/i18n'
import { MessageCircleIcon, SearchIcon } from '@shop/ui/icons'
import { useRenderLink } from '@shop/ui/link-provider'
import { ScrollArea } from '@shop/ui/scroll-area'
import { SearchInput } from '@shop/ui/search-input'
import { SkeletonRegion, SkeletonRow } from '@shop/ui/skeleton'
import { Spinner } from '@shop/ui/spinner'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { ChatFormat } from './chat-format.ts'
import type { ConversationsEvent, ConversationsSnapshot } from './conversations.machine.ts'

export interface ConversationListProps {
  snapshot: ConversationsSnapshot
  send: (event: ConversationsEvent) => void
  /** Where a shop's conversation is. */
  hrefOf: (shop: number) => string
  format: Pick<ChatFormat, 'picture'>
  /** What to do when there is no conversation at all. */
  emptyAction?: ReactNode
  className?: string
}

/** The shops that one talks to, with 'Search Seller' (specification.md section 2). */
export function ConversationList({
  snapshot,
  send,
  className = '',
  ...list
}: ConversationListProps) {
  const t = useT()
  return (
    <div className={`grid min-h-0 grid-cols-1 grid-rows-[auto_minmax(0,1fr)] gap-3 ${className}`}>
      <search className="px-4 pt-4">
        <Field label={t('Search Seller')} hideLabel>
          <SearchInput
            name="search"
            value={snapshot.context.search}
            placeholder={t('Search Seller')}
            maxLength={lengths.name}
            onValueChange={(search) => send({ type: 'search.changed', search })}
          />
        </Field>
      </search>
      <Rows snapshot={snapshot} send={send} {...list} />
    </div>
  )
}

function Rows({ snapshot, send, hrefOf, format, emptyAction }: ConversationListProps) {
  const t = useT()
  const { rows, open, problem, search } = snapshot.context
  if (snapshot.hasTag('loading') || (snapshot.matches('typing') && rows.length === 0))
    return (
      <SkeletonRegion className="grid content-start gap-4 overflow-hidden px-4 py-2">
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </SkeletonRegion>
    )
  if (snapshot.matches('failed') && problem)
    return <ErrorState message={t(problem.message)} onRetry={() => send({ type: 'retry' })} />
  if (rows.length === 0)
    return search ? (
      <EmptyState
        icon={<SearchIcon />}
        title={t('No seller found')}
        hint={t('Try another name, or a part of it.')}
      />
    ) : (
      <EmptyState
        icon={<MessageCircleIcon />}
        title={t('No conversations yet')}
        hint={t('Ask a shop about a product: what you say to each other is kept here.')}
        action={emptyAction}
      />
    )
  return (
    <Shown
      key={search}
      onEnd={() => {
        if (snapshot.can(endReached)) send(endReached)
      }}
    >
      <ul className="grid grid-cols-1 gap-0.5 px-2 pb-4">
        {rows.map((row) => (
          <li key={row.id}>
            <ConversationRow
              row={row}
              isOpen={row.shop.id === open}
              href={hrefOf(row.shop.id)}
              format={format}
            />
          </li>
        ))}
      </ul>
      {snapshot.matches('loadingMore') ? (
        <div className="grid place-items-center pb-4">
          <Spinner size="sm" label={t('Loading')} />
        </div>
      ) : null}
      {snapshot.matches('moreFailed') && problem ? (
        <ErrorState
          layout="inline"
          message={t(problem.message)}
          onRetry={() => send({ type: 'more.retried' })}
          className="mx-2"
        />
      ) : null}
    </Shown>
  )
}

const endReached = { type: 'end.reached' } as const

/** How many pixels before the end the next page is read. */
const nearEnd = 200

function Shown({ onEnd, children }: { onEnd: () => void; children: ReactNode }) {
  const t = useT()
  const scroller = useRef<HTMLElement>(null)
  const look = () => {
    const box = scroller.current
    if (box && box.scrollHeight - box.clientHeight - box.scrollTop <= nearEnd) onEnd()
  }
  useLayoutEffect(look)
  return (
    <ScrollArea
      ref={scroller}
      role="group"
      label={t('Sellers')}
      onScroll={look}
      className="h-full rounded-none"
    >
      {children}
    </ScrollArea>
  )
}

interface ConversationRowProps {
  row: Conversation
  isOpen: boolean
  href: string
  format: Pick<ChatFormat, 'picture'>
}

/** A shop with the last thing said, and how much of it is unread. */
function ConversationRow({ row, isOpen, href, format }: ConversationRowProps) {
  const t = useT()
  const renderLink = useRenderLink()
  const { shop, last_message, last_message_time, product, unread_message_shop: unread } = row
  return renderLink({
    href,
    'aria-current': isOpen ? 'true' : undefined,
    className:
      'flex items-center gap-3 rounded-control p-2.5 text-start transition-colors hover:bg-tile aria-[current=true]:bg-primary-soft forced-colors:aria-[current=true]:outline',
    children: (
      <>
        <Avatar
          name={shop.name}
          src={shop.logo && format.picture(shop.logo, 112)}
          size="lg"
          shape="square"
          decorative
        />
        <span className="grid min-w-0 flex-1 gap-1">
          <span className="flex items-baseline justify-between gap-3">
            <bdi className={`truncate text-ink text-sm ${unread ? 'font-bold' : 'font-semibold'}`}>
              {shop.name}
            </bdi>
            <span className="shrink-0 text-ink-muted text-xs">{last_message_time}</span>
          </span>
          <span className="flex min-h-5 items-center justify-between gap-3">
            <span
              className={`truncate text-sm ${unread ? 'font-medium text-ink' : 'text-ink-muted'}`}
            >
              {last_message ? <bdi>{last_message}</bdi> : product ? t('Product') : null}
            </span>
            <CountBadge
              tone="success"
              count={unread}
              label={t('{{count}} unread messages', {
                count: unread,
                defaultValue_one: '1 unread message',
              })}
              className="shrink-0"
            />
          </span>
        </span>
      </>
    ),
  })
}
