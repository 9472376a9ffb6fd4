import { useT } from '@shop/ui/i18n'
import { AppleIcon, type BrandIconProps, GooglePlayIcon } from '@shop/ui/icons'
import type { ReactNode } from 'react'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { storeHref } from './store-href.ts'

export interface Store {
  /** Brand names are not translated. */
  name: string
  caption: string
  href: string
  Icon: (props: BrandIconProps) => ReactNode
}

/** Where the shop's app can be got, as far as settings say. */
export function useStores(): Store[] {
  const t = useT()
  const { settings } = useShop()
  const all = [
    {
      name: 'Google Play',
      caption: t('Get it on'),
      url: settings.google_playstore_link,
      Icon: GooglePlayIcon,
    },
    {
      name: 'App Store',
      caption: t('Download on the'),
      url: settings.app_store_link,
      Icon: AppleIcon,
    },
  ]
  return all.flatMap(({ url, ...store }) => {
    const href = storeHref(url)
    return href === null ? [] : [{ ...store, href }]
  })
}
