import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useLocation } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { fillBuyNow } from '#app/data/buy-now.ts'
import { cartCalls } from '#app/data/cart.ts'
import { wishFavorite } from '#app/data/wish-favorite.ts'
import { useLatest } from '#app/lib/use-latest.ts'
import { useNavigate } from '#app/lib/use-navigate.ts'
import { bringBack, bringTo } from '#app/state/cart/bring-to.ts'
import { useCartActions } from '#app/state/cart/cart-context.ts'
import { openChat } from '#app/state/chat/open-chat.ts'
import type { Intent } from '#app/state/session/intents.ts'
import { useTellFailure } from '#app/state/use-tell-failure.ts'

const rank: Record<Intent['kind'], number> = {
  add: 0,
  quantity: 0,
  restore: 0,
  favorite: 1,
  helpful: 1,
  collect: 1,
  go: 2,
  buy: 2,
  chat: 3,
}

/**
 * Does what a guest tried, one after the other, the wanted page and the chat last (decisions 013
 * and 022). One that fails says so and holds up none of the others.
 */
export function useReplay(): (intents: readonly Intent[], user: number) => Promise<void> {
  const t = useT()
  const { toast } = useToaster()
  const tellFailure = useTellFailure()
  const { mutate } = useSWRConfig()
  const { add, refresh } = useCartActions()
  const navigate = useNavigate()
  const page = useLatest(useLocation().key)

  return async (intents, user) => {
    for (const intent of intents.toSorted((one, other) => rank[one.kind] - rank[other.kind])) {
      try {
        // A refused product is told by the cart itself.
        if (intent.kind === 'add') await add(intent.product)
        else if (intent.kind === 'quantity') {
          await bringTo(user, intent.product, intent.quantity)
          await refresh()
        } else if (intent.kind === 'restore') {
          await bringBack(user, intent.line)
          await refresh()
        } else if (intent.kind === 'favorite') {
          await wishFavorite(mutate, intent.product, intent.wanted)
          if (intent.isSaved) {
            await cartCalls.remove(intent.product)
            await refresh()
          }
        } else if (intent.kind === 'helpful')
          await (await import('#app/data/helpful.ts')).wishHelpful(
            mutate,
            intent.of,
            intent.review,
            true,
          )
        else if (intent.kind === 'collect') {
          const { collect } = await import('#app/data/vouchers.ts')
          const message = await collect(mutate, intent.shop, intent.voucher)
          toast({ tone: 'success', title: message ?? t('Collected') })
        } else if (intent.kind === 'chat') openChat(intent.target)
        else if (intent.kind === 'buy') {
          const { current: from } = page
          await fillBuyNow(intent.product)
          // Who has gone to another page meanwhile stays there.
          if (page.current === from) await navigate('/buynow')
        } else await navigate(intent.path)
      } catch (error) {
        tellFailure(error)
      }
    }
  }
}
