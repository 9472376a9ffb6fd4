import type { ChatMessage } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { ClockIcon } from '@shop/ui/icons'
import { Bubble, BubbleText } from './bubble.tsx'
import type { ChatFormat } from './chat-format.ts'
import type { ChatPartner } from './conversation.setup.ts'
import type { Outgoing } from './outbox.machine.ts'
import { ProductCard } from './product-card.tsx'

export interface MessageItemProps {
  message: ChatMessage
  partner: ChatPartner
  format: ChatFormat
}

/**
 * One message; 'user' is the customer, everything else the shop's side (specification.md section
 * 3).
 */
export function MessageItem({ message, partner, format }: MessageItemProps) {
  const { type, user, shop, product, message: text, created_at } = message
  const isMine = type === 'user'
  const side = isMine ? 'mine' : 'theirs'
  const logo = shop?.logo ?? partner.logo
  return (
    <Bubble
      side={side}
      name={isMine ? (user?.name ?? format.me?.name ?? '') : (shop?.name ?? partner.name)}
      picture={
        isMine
          ? (user?.profile_photo ?? format.me?.profile_photo ?? '')
          : logo && format.picture(logo, 80)
      }
      foot={<time dateTime={created_at}>{format.time(created_at)}</time>}
    >
      {product && !text ? <ProductCard product={product} format={format} /> : null}
      {text ? <BubbleText side={side} text={text} /> : null}
    </Bubble>
  )
}

export interface OutgoingItemProps {
  message: Outgoing
  /** It cannot reach the server, and is tried again. */
  isOffline: boolean
  format: ChatFormat
  onRetry: () => void
  onDiscard: () => void
}

/** A message that the server has not confirmed yet. */
export function OutgoingItem({
  message,
  isOffline,
  format,
  onRetry,
  onDiscard,
}: OutgoingItemProps) {
  const t = useT()
  const { text, problem } = message
  return (
    <Bubble
      side="mine"
      name={format.me?.name ?? ''}
      picture={format.me?.profile_photo ?? ''}
      foot={
        problem ? (
          <span className="grid justify-items-end gap-1">
            <span role="alert" className="text-danger">
              {t('Not sent')}: <bdi>{t(problem.message)}</bdi>
            </span>
            <span className="flex gap-1">
              <Button variant="link" size="sm" onClick={onDiscard}>
                {t('Delete')}
              </Button>
              <Button variant="link" size="sm" onClick={onRetry}>
                {t('Try again')}
              </Button>
            </span>
          </span>
        ) : (
          <span className="flex items-center gap-1">
            <ClockIcon aria-hidden="true" className="size-3.5" />
            {isOffline ? t('Waits until the shop can be reached') : t('Sending')}
          </span>
        )
      }
    >
      <BubbleText side="mine" text={text} />
    </Bubble>
  )
}
