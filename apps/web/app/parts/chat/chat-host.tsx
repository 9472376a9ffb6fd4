import { useT } from '@shop/ui/i18n'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { countUnread } from '#app/data/chat.ts'
import { useSession } from '#app/data/session-store.ts'
import { sayMissing } from '#app/lib/lazy-part.tsx'
import { useNavigate } from '#app/lib/use-navigate.ts'
import { useTellUnsent } from '#app/parts/forms/use-tell-unsent.ts'
import { useCartActions } from '#app/state/cart/cart-context.ts'
import { onRefused } from '#app/state/chat/message-refused.ts'
import { conversationHref, messagesPath } from '#app/state/chat/messages-path.ts'
import { type ChatTarget, openChat, useOpenChat } from '#app/state/chat/open-chat.ts'
import { unsentMessages } from '#app/state/chat/outbox-storage.ts'
import { hearRead } from '#app/state/chat/unread-windows.ts'
import { onChatEvent } from '#app/state/realtime/index.ts'
import type { ChatSidebarProps } from './chat-sidebar.tsx'

const loadSidebar = () => import('./chat-sidebar.tsx')

/**
 * Shows the chat that was opened from anywhere, sends what an earlier page could not, and has unread
 * messages counted. On the messages page the conversation opens there.
 */
export function ChatHost() {
  const target = useOpenChat()
  const { user } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { closeDrawer } = useCartActions()
  const { mutate } = useSWRConfig()
  const tellUnsent = useTellUnsent()
  const t = useT()
  const [Sidebar, setSidebar] = useState<ComponentType<ChatSidebarProps> | null>(null)
  // Stays while the drawer goes out.
  const [shown, setShown] = useState<ChatTarget | null>(null)
  if (target && target !== shown) setShown(target)

  const follow = useEffectEvent(() => {
    if (pathname === messagesPath && target) {
      openChat(null)
      closeDrawer()
      void navigate(conversationHref(target.shop.id))
      return
    }
    loadSidebar().then(
      (parts) => setSidebar(() => parts.ChatSidebar),
      () => {
        openChat(null)
        sayMissing()
      },
    )
  })
  useEffect(() => {
    if (target) follow()
  }, [target])

  const tellRefused = useEffectEvent((message: string) => {
    // Where the chat is open, it stands beside the message.
    if (target || pathname === messagesPath) return
    tellUnsent({ message, isUnclear: false }, t('Your message was not sent'))
  })
  useEffect(() => onRefused((message) => tellRefused(message)), [])

  const id = user?.id
  useEffect(() => {
    if (id === undefined) return
    if (unsentMessages(id).length > 0)
      import('#app/state/chat/chat-runtime.ts').then(
        ({ chatOf }) => chatOf(id),
        // They are kept, and go out with the next page.
        () => undefined,
      )
    // On every page, also where nobody sees the number (specification.md section 4).
    const count = () => {
      countUnread(mutate, id).catch(() => undefined)
    }
    const stops = [onChatEvent(count), hearRead(count)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [id, mutate])

  return Sidebar && shown && id !== undefined ? (
    <Sidebar
      key={id}
      open={target !== null}
      onClose={() => openChat(null)}
      user={id}
      target={shown}
    />
  ) : null
}
