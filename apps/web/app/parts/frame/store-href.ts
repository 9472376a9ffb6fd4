import type { Settings } from '@shop/contract'
import { destinationOf } from './destination.ts'

/** Where a store's link leads; null without one. */
export function storeHref(url: string | null): string | null {
  const destination = destinationOf(url, true)
  return destination && 'href' in destination ? destination.href : null
}

/** Whether the shop's app can be got from a store: a first view has no need of their names and marks. */
export const hasStores = ({ google_playstore_link, app_store_link }: Settings) =>
  [google_playstore_link, app_store_link].some((url) => storeHref(url) !== null)
