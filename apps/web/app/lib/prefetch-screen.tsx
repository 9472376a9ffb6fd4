import { use } from 'react'
import {
  matchRoutes,
  PrefetchPageLinks,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_FrameworkContext,
} from 'react-router-dom'

/**
 * Prefetches the code of a screen of this shop. Which route an address leads to may not be discovered yet: that
 * comes with a later state of the router, and its own links would never look again.
 */
export function PrefetchScreen({ page }: { page: string }) {
  // Where screens are not files of a build, as in a story, there is nothing to fetch.
  const isBuilt = use(UNSAFE_FrameworkContext)
  const router = use(UNSAFE_DataRouterContext)?.router
  use(UNSAFE_DataRouterStateContext)
  if (!isBuilt || !router) return null
  const route = matchRoutes(router.routes, page)?.at(-1)?.route
  return <PrefetchPageLinks key={route?.id} page={page} />
}
