import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { browserClient } from '#app/data/browser-client.ts'
import { countView, recentViewsResource } from '#app/data/catalogue.ts'
import { useSession } from '#app/data/session-store.ts'
import { whenIdle } from '#app/lib/when-idle.ts'

/**
 * Has the server count a customer's view of what is on the screen.
 *
 * @param id null until the product is known
 */
export function useNotedView(id: number | null) {
  const { token } = useSession()
  const { mutate } = useSWRConfig()
  const isCustomer = token !== null

  useEffect(() => {
    if (id === null || !isCustomer) return
    return whenIdle(() => {
      countView(browserClient, id)
        .then(() => mutate(recentViewsResource.key()))
        // The page is whole without it.
        .catch(() => undefined)
    })
  }, [id, isCustomer, mutate])
}
