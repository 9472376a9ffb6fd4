import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { countView } from '#app/data/catalogue.ts'
import { useSession } from '#app/data/session-store.ts'
import { whenPressed } from '#app/lib/link.tsx'
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
    let isShown = true
    whenIdle(async () => {
      await whenPressed()
      // The page is whole without it.
      if (isShown) countView(mutate, id).catch(() => undefined)
    })
    return () => {
      isShown = false
    }
  }, [id, isCustomer, mutate])
}
