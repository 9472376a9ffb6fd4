import type { Settings } from '@shop/contract'
import { takesSellers } from '#app/state/shop/sellers.ts'

/** Where an address from settings leads: a screen of this shop, or somewhere else. */
export type Destination = { to: string } | { href: string }

// Browsers read both strokes as one.
const elsewhere = /^(https?:)?[/\\]{2}|^(mailto|tel):/i

/** Reads an address of settings; null for none, and for what leads nowhere (script, data). */
export function destinationOf(url: string | null, isExternal = false): Destination | null {
  // Browsers read over tabs and line ends, wherever they stand.
  const address = url?.replace(/[\t\n\r]/g, '').trim()
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
export const isOffered = (destination: Destination, settings: Settings): boolean =>
  !('to' in destination) ||
  ((settings.multi_vendor || !ofShops.test(destination.to)) &&
    (takesSellers(settings) || !ofSellers.test(destination.to)))
