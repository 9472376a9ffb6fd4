import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { type Change, changed, knownParams, type Listing, readListing } from './listing-query.ts'

/** A listing, its address, and the addresses of its changes. */
export interface ListingState {
  listing: Listing
  params: URLSearchParams
  hrefFor: (change: Change) => string
}

/** Reads the listing of the current address. */
export function useListing(): ListingState {
  const { pathname, search } = useLocation()
  const { capabilities } = useShop().settings
  const params = useMemo(() => knownParams(new URLSearchParams(search)), [search])
  return {
    listing: readListing(params, capabilities),
    params,
    hrefFor: (change) => `${pathname}${changed(params, change)}`,
  }
}
