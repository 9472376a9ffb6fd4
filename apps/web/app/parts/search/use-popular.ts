import { useResource } from '#app/data/resource.ts'
import { popularResource } from '#app/data/search.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

/** What is looked for most; null while it is on its way, empty where the server does not tell it. */
export function usePopular(isWanted: boolean): readonly string[] | null {
  const { settings } = useShop()
  const isTold = settings.capabilities.includes('popular_searches')
  const { data, error } = useResource(popularResource, isTold && isWanted ? [] : null)
  return data ?? (isTold && !error ? null : [])
}
