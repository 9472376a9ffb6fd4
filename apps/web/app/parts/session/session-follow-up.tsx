import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useEffect, useEffectEvent } from 'react'
import { useSWRConfig } from 'swr'
import { rereadFavorites } from '#app/data/favorites.ts'
import { hearFavorites } from '#app/data/favorites-windows.ts'
import { isPersonal } from '#app/data/resource.ts'
import { ChatHost } from '#app/parts/chat/chat-host.tsx'
import { useCart } from '#app/state/cart/cart-context.ts'
import { forgetCheckout, keepCheckoutOf } from '#app/state/cart/forget-checkout.ts'
import { forgetChatDrafts } from '#app/state/chat/draft-storage.ts'
import { closeChat } from '#app/state/chat/open-chat.ts'
import { dropOutbox } from '#app/state/chat/outbox-storage.ts'
import { choiceStores } from '#app/state/choices/choices.ts'
import { forgetDrafts, keepDraftsOf } from '#app/state/drafts/drafts.ts'
import { endpointOf, listenAt } from '#app/state/realtime/index.ts'
import { forgetSearches } from '#app/state/search/recent.ts'
import { useAuth } from '#app/state/session/auth-context.ts'
import { dropIntents, takeIntents } from '#app/state/session/intents.ts'
import { hearSession, type SessionNews } from '#app/state/session/session-runtime.ts'
import { useForgetPersonal } from '#app/state/session/use-forget-personal.ts'
import { useTellEnded } from '#app/state/session/use-tell-ended.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { forgetTicketDrafts, keepTicketDraftsOf } from '#app/state/tickets/ticket-drafts.ts'
import { useReplay } from './replay.ts'

/** What follows when somebody signs in or is gone (specification.md section 4). */
export default function SessionFollowUp() {
  const t = useT()
  const { mutate } = useSWRConfig()
  const { toast, dismiss } = useToaster()
  const { askLogin } = useAuth()
  const { isDrawerOpen, refresh, reset } = useCart()
  const replay = useReplay()
  const forgetPersonal = useForgetPersonal()
  const tellEnded = useTellEnded()
  const { settings } = useShop()

  const forget = () => {
    forgetPersonal()
    return reset()
  }

  const follow = useEffectEvent((news: SessionNews) => {
    switch (news.type) {
      case 'identified': {
        if (news.by === 'restore') return
        // 'Please login first!' is answered by now.
        dismiss('cart-failure')
        keepCheckoutOf(news.identity.user.id)
        keepTicketDraftsOf(news.identity.user.id)
        keepDraftsOf(news.identity.user.id)
        // Cart, favourites and the rest are read by themselves once there is a token. Another tab
        // may have put somebody else in the last one's place: nothing of theirs stays in sight.
        if (news.by === 'otherTab') {
          forget()
          void mutate(isPersonal)
          void refresh()
        }
        if (news.by === 'login') {
          const { id } = news.identity.user
          void replay(takeIntents(id), id)
        }
        return
      }
      case 'cleared': {
        const wanted = forget()
        // Who was thrown out goes on with the same checkout after the login.
        if (news.by !== 'unauthorised') {
          forgetCheckout()
          forgetTicketDrafts()
          forgetDrafts()
        }
        if (news.by === 'logOut') {
          dropIntents()
          dropOutbox()
          forgetChatDrafts()
          forgetSearches()
          for (const store of Object.values(choiceStores)) store.clear()
        }
        if (news.by === 'otherTab') toast({ title: t('You were logged out in another window.') })
        // The page of who was thrown out asks for itself (use-guest-redirect.ts).
        const target = closeChat()
        const { quantities, lines } = wanted ?? { quantities: new Map<number, number>(), lines: [] }
        const isUnanswered = quantities.size + lines.length > 0
        if (news.by !== 'unauthorised') {
          if (isUnanswered)
            toast({ tone: 'warning', title: t('Your last change of the cart may not be kept.') })
          return
        }
        if (target) askLogin({ kind: 'chat', target })
        // A drawer does not vanish, nor a press come to nothing, without a word.
        if (wanted && (isDrawerOpen || isUnanswered)) tellEnded()
        for (const [product, quantity] of quantities)
          askLogin({ kind: 'quantity', product, quantity })
        for (const line of lines) askLogin({ kind: 'restore', line })
        return
      }
      case 'loggedOut':
        toast({ tone: 'success', title: t('Logout successfully') })
    }
  })

  useEffect(() => listenAt(endpointOf(settings)), [settings])
  useEffect(() => hearSession((news) => follow(news)), [])
  useEffect(() => hearFavorites(() => void rereadFavorites(mutate)), [mutate])
  return <ChatHost />
}
