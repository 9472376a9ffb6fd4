import { Avatar } from '@shop/ui/avatar'
import { useT } from '@shop/ui/i18n'
import { Skeleton } from '@shop/ui/skeleton'
import type { ReactNode } from 'react'
import type { ChatFormat } from './chat-format.ts'
import type { ChatPartner } from './conversation.setup.ts'

export interface ChatHeadProps {
  shop: ChatPartner
  /** Null as long as nobody knows: no messages are there that would tell. */
  online: boolean | null
  format: Pick<ChatFormat, 'picture'>
  /** Styles the name: a heading where it names a part of the page. */
  nameAs?: 'h2' | 'span'
  /** Before it: the way back to the list. */
  start?: ReactNode
}

/** Whom one talks to, and whether somebody is there. */
export function ChatHead({ shop, online, format, nameAs: Name = 'span', start }: ChatHeadProps) {
  const t = useT()
  return (
    <div className="flex min-w-0 items-center gap-3">
      {start}
      <Avatar
        name={shop.name}
        src={shop.logo && format.picture(shop.logo, 80)}
        shape="square"
        decorative
      />
      <div className="grid min-w-0 gap-0.5">
        {shop.name ? (
          <Name className="truncate font-semibold text-base">
            <bdi>{shop.name}</bdi>
          </Name>
        ) : (
          <Skeleton className="h-5 w-36" />
        )}
        <span className="flex min-h-4 items-center gap-1.5 font-normal text-ink-muted text-xs">
          {online === null ? null : (
            <>
              <span
                aria-hidden="true"
                className={`size-2 rounded-full ${online ? 'bg-success' : 'bg-ink-faint'}`}
              />
              {online ? t('Online') : t('Offline')}
            </>
          )}
        </span>
      </div>
    </div>
  )
}
