import type { Product } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { favoritesResource, switchFavorite } from '#app/data/account.ts'
import { browserClient } from '#app/data/browser-client.ts'
import { fillBuyNow } from '#app/data/buy-now.ts'
import { useCartActions } from '#app/state/cart/cart-context.ts'
import { openChat } from '#app/state/chat/open-chat.ts'
import type { Intent } from '#app/state/session/intents.ts'

const rank: Record<Intent['kind'], number> = { add: 0, favorite: 1, go: 2, buy: 2, chat: 3 }

/**
 * Does what a guest tried, one after the other, the wanted page and the chat last (decisions 013
 * and 022). One that fails says so and holds up none of the others.
 */
export function useReplay(): (intents: readonly Intent[]) => Promise<void> {
  const t = useT()
  const { toast } = useToaster()
  const { mutate } = useSWRConfig()
  const { add } = useCartActions()
  const navigate = useNavigate()

  /** The server's call turns a favourite round, so one that is as it was wanted stays untouched. */
  async function favor(product: number, wanted: boolean) {
    const before = await favoritesResource.load(browserClient)
    const rest = before.filter(({ id }) => id !== product)
    const isThere = rest.length < before.length
    const turned = isThere === wanted ? null : await switchFavorite(browserClient, product)
    const now = turned?.is_favorite ? [turned, ...rest] : turned ? rest : before
    await mutate<Product[]>(favoritesResource.key(), now, { revalidate: false })
  }

  return async (intents) => {
    for (const intent of intents.toSorted((one, other) => rank[one.kind] - rank[other.kind])) {
      try {
        // A refused product is told by the cart itself.
        if (intent.kind === 'add') await add(intent.product)
        else if (intent.kind === 'favorite') await favor(intent.product, intent.wanted)
        else if (intent.kind === 'chat') openChat(intent.target)
        else if (intent.kind === 'buy') {
          await fillBuyNow(intent.product)
          await navigate('/buynow')
        } else await navigate(intent.path)
      } catch (error) {
        toast({
          tone: 'error',
          title: t(error instanceof Error ? error.message : 'Something went wrong'),
        })
      }
    }
  }
}
