import type { ComponentProps } from 'react'
import { NavLink } from '#app/lib/link.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { isOffered, type Place, placeOf } from './place.ts'

/** Reads addresses of settings; null for none, and for what this shop does not offer. */
export function usePlaceOf(): (url: string | null, isExternal?: boolean) => Place | null {
  const { settings } = useShop()
  return (url, isExternal) => {
    const place = placeOf(url, isExternal)
    return place && isOffered(place, settings) ? place : null
  }
}

export interface PlaceLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  place: Place
}

/** A link out of settings: the router's for this shop's screens, a plain one for other places. */
export function PlaceLink({ place, target, children, ...props }: PlaceLinkProps) {
  const opens = target === '_blank' ? { target, rel: 'noopener' } : {}
  return 'to' in place ? (
    <NavLink {...props} {...opens} to={place.to} end={place.to === '/'} prefetch="intent">
      {children}
    </NavLink>
  ) : (
    <a {...props} {...opens} href={place.href}>
      {children}
    </a>
  )
}
