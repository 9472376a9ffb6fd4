import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCartActions } from '#app/features/cart/index.ts'
import { useSession } from '#app/session/session-store.ts'
import type { ChatSidebarProps } from './chat-sidebar.tsx'
import { conversationHref, messagesPath } from './messages-place.ts'
import { type ChatTarget, openChat, useOpenChat } from './open-chat.ts'
import { keptMessages } from './outbox-storage.ts'

const loadSidebar = () => import('./chat-sidebar.tsx')

/**
 * Shows the chat that was opened from anywhere, and sends what an earlier page could not. On the
 * messages page the conversation opens there.
 */
export function ChatHost() {
  const target = useOpenChat()
  const { user } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { closeDrawer } = useCartActions()
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
      // A failed fetch is tried again with the next press.
      () => openChat(null),
    )
  })
  useEffect(() => {
    if (target) follow()
  }, [target])

  const id = user?.id
  useEffect(() => {
    if (id !== undefined && keptMessages(id).length > 0)
      void import('./chat-runtime.ts').then(({ chatOf }) => chatOf(id))
  }, [id])

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
