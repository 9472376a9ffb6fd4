import { Button, type ButtonProps } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { MessageCircleIcon } from '@shop/ui/icons'
import { sessionStore } from '#app/data/session-store.ts'
import { type ChatTarget, openChat } from '#app/state/chat/open-chat.ts'
import { useAuth } from '#app/state/session/auth-context.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

export interface ChatButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'block' | 'className'> {
  shop: ChatTarget['shop']
  /** What the talk is about: its card is posted when the chat opens. */
  product?: number | null
  /** The colour that it is shown in. */
  color?: number | null
}

const loadSidebar = () => import('./chat-sidebar.tsx')

/**
 * Opens the conversation with a shop over the page; its code comes when the shopper seems to want
 * it. A guest gets the login, and the chat goes on after it (decision 022).
 */
export function ChatButton({
  shop,
  product = null,
  color = null,
  variant = 'outline',
  size = 'sm',
  ...look
}: ChatButtonProps) {
  const t = useT()
  const { askLogin, preloadLogin } = useAuth()
  const canColor = useShop().settings.capabilities.includes('chat_color')
  const isGuest = () => !sessionStore.read().token
  // A failed fetch is tried again when the chat opens.
  const preload = () => {
    if (isGuest()) preloadLogin()
    else loadSidebar().catch(() => undefined)
  }
  const press = () => {
    const target = { shop, product, color: canColor ? color : null }
    if (isGuest()) askLogin({ kind: 'chat', target })
    else openChat(target)
  }
  return (
    <Button
      {...look}
      variant={variant}
      size={size}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      onClick={press}
    >
      <MessageCircleIcon aria-hidden="true" className="size-4" />
      {t('Chat')} <span className="sr-only">{shop.name}</span>
    </Button>
  )
}
