import type { TicketMessage } from '@shop/contract'
import { Avatar } from '@shop/ui/avatar'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { CircleAlertIcon } from '@shop/ui/icons'
import type { ReactNode } from 'react'
import { writtenDate } from '#app/lib/i18n/dates.ts'
import { placedAt } from '#app/lib/order-date.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { usePicture } from '#app/state/shop/use-picture.ts'
import type { Draft } from '#app/state/tickets/ticket-drafts.ts'

/** What was written: text, never HTML, in its own direction. */
function Bubble({ isOwn, children }: { isOwn: boolean; children: ReactNode }) {
  return (
    <p
      dir="auto"
      className={`w-fit max-w-full whitespace-pre-line break-words rounded-float px-4 py-2.5 text-sm forced-colors:border ${isOwn ? 'ms-auto rounded-ee-mark bg-primary-soft' : 'rounded-es-mark bg-tile'}`}
    >
      {children}
    </p>
  )
}

/** One message: the own ones on the end side, the others with name and photo. */
export function MessageItem({ message, isOwn }: { message: TicketMessage; isOwn: boolean }) {
  const t = useT()
  const { language } = useShop()
  const pictureOf = usePicture()
  const { sender_name, profile_photo, sent_at, created_at } = message
  const day = writtenDate(created_at, language.name)
  const time = placedAt({ created_at: sent_at, placed_at: day }, language.name)
  if (isOwn)
    return (
      <li className="ms-10 sm:ms-16">
        <span className="sr-only">{t('You')}</span>
        <Bubble isOwn>{message.message}</Bubble>
        <p className="mt-1 text-end text-ink-muted text-xs">{time}</p>
      </li>
    )
  return (
    <li className="me-4 flex gap-3 sm:me-16">
      <Avatar
        name={sender_name}
        src={pictureOf(profile_photo, 96).src}
        size="sm"
        decorative
        className="mt-0.5"
      />
      <div className="min-w-0">
        <p className="mb-1 text-ink-soft text-xs">
          <bdi className="wrap-anywhere font-semibold">{sender_name || t('Support')}</bdi>
        </p>
        <Bubble isOwn={false}>{message.message}</Bubble>
        <p className="mt-1 text-ink-muted text-xs">{time}</p>
      </div>
    </li>
  )
}

interface DraftItemProps {
  draft: Draft
  /** None where nothing more can be written. */
  onRetry: (() => void) | undefined
  onDiscard: () => void
}

/** A message of one's own that is on its way, or did not get through. */
export function DraftItem({ draft: { text, failure }, onRetry, onDiscard }: DraftItemProps) {
  const t = useT()
  return (
    <li className="ms-10 sm:ms-16">
      <span className="sr-only">{t('You')}</span>
      <Bubble isOwn>{text}</Bubble>
      {failure === null ? (
        <p className="mt-1 text-end text-ink-muted text-xs">{t('Sending…')}</p>
      ) : (
        <div className="mt-1 flex flex-wrap items-center justify-end gap-x-3">
          <p role="alert" className="flex items-center gap-1.5 text-danger text-xs">
            <CircleAlertIcon aria-hidden="true" className="size-4 shrink-0" />
            {t(failure)}
          </p>
          <span className="flex gap-3">
            {onRetry ? (
              <Button variant="link" size="sm" onClick={onRetry}>
                {t('Retry')}
              </Button>
            ) : null}
            <Button variant="link" size="sm" onClick={onDiscard}>
              {t('Discard')}
            </Button>
          </span>
        </div>
      )}
    </li>
  )
}
