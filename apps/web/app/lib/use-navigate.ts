import { use, useCallback } from 'react'
import { type NavigateOptions, type To, UNSAFE_DataRouterContext } from 'react-router-dom'

export type Navigate = (to: To | number, options?: NavigateOptions) => Promise<void>

/**
 * Leads elsewhere. The router's own hook draws who uses it anew at every step of a navigation, and a
 * list has a dozen of them (measured: with all that they draw, half of what opening a product cost).
 */
export function useNavigate(): Navigate {
  const router = use(UNSAFE_DataRouterContext)?.router
  return useCallback(
    async (to, options) => {
      if (typeof to === 'number') await router?.navigate(to)
      else await router?.navigate(to, options)
    },
    [router],
  )
}
