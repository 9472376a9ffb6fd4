import { useLocation, useSearchParams } from 'react-router-dom'
import { type Change, changed, type Listing, readListing } from './listing-query.ts'

/** A listing, its address, and the addresses of its changes. */
export interface ListingState {
  listing: Listing
  params: URLSearchParams
  hrefFor: (change: Change) => string
}

/** Reads the listing of the current address. */
export function useListing(): ListingState {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  return {
    listing: readListing(params),
    params,
    hrefFor: (change) => `${pathname}${changed(params, change)}`,
  }
}
