import { useContext } from 'react'
import { matchRoutes, UNSAFE_DataRouterContext } from 'react-router-dom'

type Routes = NonNullable<Parameters<typeof matchRoutes>[0]>

const known = new WeakMap<Routes, Map<string, boolean>>()

/**
 * Tells whether a path of this shop is served. Menus, footer and account links come from settings
 * and from spec.md; those that lead nowhere yet are left out. It asks the router's own table, so a
 * route that is added to routes.ts brings its links along.
 */
export function useIsLive(): (path: string) => boolean {
  const context = useContext(UNSAFE_DataRouterContext)
  const routes: Routes | undefined = context?.router.routes
  return (path) => {
    if (!routes) return true
    const answers = known.get(routes) ?? new Map<string, boolean>()
    known.set(routes, answers)
    const live = answers.get(path) ?? (matchRoutes(routes, path)?.at(-1)?.route.path ?? '*') !== '*'
    answers.set(path, live)
    return live
  }
}
