import type { Settings } from '@shop/contract'
import { takesSellers } from '#app/state/shop/sellers.ts'

/** Where an address from settings leads: a screen of this shop, or somewhere else. */
export type Place = { to: string } | { href: string }

// Browsers read both strokes as one.
const elsewhere = /^(https?:)?[/\\]{2}|^(mailto|tel):/i

/** Reads an address of settings; null for none, and for what is no place to go (script, data). */
export function placeOf(url: string | null, isExternal = false): Place | null {
  const address = url?.trim()
  if (!address) return null
  if (elsewhere.test(address)) return { href: address }
  // Settings are written by hand: "about-us" means the shop's own /about-us.
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return null
  const path = address.startsWith('/') ? address : `/${address}`
  return isExternal ? { href: path } : { to: path }
}

const ofShops = /^\/shops?(?=[/?#]|$)/
const ofSellers = /^\/shop\/register(?=[/?#]|$)/

/** No shops' pages where there is one vendor alone, no application where nobody takes it. */
export const isOffered = (place: Place, settings: Settings): boolean =>
  !('to' in place) ||
  ((settings.multi_vendor || !ofShops.test(place.to)) &&
    (takesSellers(settings) || !ofSellers.test(place.to)))
