import type { ComponentProps } from 'react'
import { NavLink } from '#app/link.tsx'
import { useShop } from '#app/shop-context.tsx'
import { type Place, placeOf } from './place.ts'

const ofShops = /^\/shops?(?=[/?#]|$)/

/** Reads addresses of settings; null for none, and for shops' pages where there is one vendor alone. */
export function usePlaceOf(): (url: string | null, isExternal?: boolean) => Place | null {
  const { settings } = useShop()
  return (url, isExternal) => {
    const place = placeOf(url, isExternal)
    const hidden = place && 'to' in place && !settings.multi_vendor && ofShops.test(place.to)
    return hidden ? null : place
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
