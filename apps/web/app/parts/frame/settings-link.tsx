import type { ComponentProps } from 'react'
import { NavLink } from '#app/lib/link.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { type Destination, destinationOf, isOffered } from './destination.ts'

/** Reads addresses of settings; null for none, and for what this shop does not offer. */
export function useDestinationOf(): (
  url: string | null,
  isExternal?: boolean,
) => Destination | null {
  const { settings } = useShop()
  return (url, isExternal) => {
    const destination = destinationOf(url, isExternal)
    return destination && isOffered(destination, settings) ? destination : null
  }
}

export interface DestinationLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  destination: Destination
}

/** A link out of settings: the router's for this shop's screens, a plain one for other places. */
export function DestinationLink({ destination, target, children, ...props }: DestinationLinkProps) {
  const opens = target === '_blank' ? { target, rel: 'noopener' } : {}
  return 'to' in destination ? (
    <NavLink
      {...props}
      {...opens}
      to={destination.to}
      end={destination.to === '/'}
      prefetch="intent"
    >
      {children}
    </NavLink>
  ) : (
    <a {...props} {...opens} href={destination.href}>
      {children}
    </a>
  )
}
