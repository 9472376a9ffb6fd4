import { useEffect } from 'react'
import { useNavigationType } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { browserClient } from '#app/data/browser-client.ts'
import { productResource, recentViewsResource } from '#app/data/catalogue.ts'
import { useSession } from '#app/data/session-store.ts'
import { whenIdle } from '#app/lib/when-idle.ts'

/**
 * The server counts a view when a customer reads the product. One that was opened by its address was
 * read for everybody while the page was rendered, one that was come back to is kept here: it is read
 * once more, as this customer.
 *
 * @param id null until the product is known
 */
export function useNotedView(id: number | null) {
  const isOpened = useNavigationType() === 'POP'
  const { token } = useSession()
  const { mutate } = useSWRConfig()
  const isUncounted = isOpened && token !== null

  useEffect(() => {
    if (id === null || !isUncounted) return
    return whenIdle(() => {
      productResource
        .load(browserClient, id)
        .then(() => mutate(recentViewsResource.key()))
        // The page is whole without it.
        .catch(() => undefined)
    })
  }, [id, isUncounted, mutate])
}
