import '#app/whole.css'
import { OpenConversation, OpenConversationHead } from '@shop/flows/chat'
import { Drawer } from '@shop/ui/drawer'
import { useEffect } from 'react'
import type { ChatTarget } from '#app/state/chat/open-chat.ts'
import { useChat, useChatFormat } from '#app/state/chat/use-chat.ts'

export interface ChatSidebarProps {
  open: boolean
  onClose: () => void
  /** Who is signed in. */
  user: number
  target: ChatTarget
}

/**
 * A conversation over the page that it was opened from: product, shop, cart (specification.md
 * section 2).
 */
export function ChatSidebar({ open, onClose, user, target }: ChatSidebarProps) {
  const chat = useChat(user)
  const format = useChatFormat()

  useEffect(() => {
    if (!open) return
    chat.send({ type: 'sidebar.opened', ...target })
    return () => chat.send({ type: 'sidebar.closed' })
  }, [chat, open, target])

  return (
    <Drawer
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={<OpenConversationHead chat={chat} shop={target.shop} format={format} />}
    >
      <OpenConversation
        chat={chat}
        format={format}
        headless
        className="-m-5 h-[calc(100%+2.5rem)] sm:-mx-6"
      />
    </Drawer>
  )
}
