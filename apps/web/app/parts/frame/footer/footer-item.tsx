import type { FooterItem as Item } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { MailIcon, PhoneIcon } from '@shop/ui/icons'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { Logo } from '../logo.tsx'
import { DestinationLink, useDestinationOf } from '../settings-link.tsx'
import { AppStores } from './app-stores.tsx'
import { SocialLinks } from './social-links.tsx'

const link = 'rounded-mark underline-offset-4 transition-colors hover:text-ink hover:underline'
const reach = `${link} inline-flex min-h-8 items-center gap-2.5 pointer-coarse:min-h-11`

/** One item of a footer column, by its type (specification.md section 2, Footer). */
export function FooterItem({ item }: { item: Item }) {
  const t = useT()
  const { settings } = useShop()
  const destinationOf = useDestinationOf()
  const { type, title, url, target } = item

  switch (type) {
    case 'logo':
      return <Logo src={settings.web_footer_logo ?? settings.web_logo} className="mb-2" />
    case 'text':
      return title ? <p className="mb-2 max-w-80 break-words">{t(title)}</p> : null
    case 'phone':
      return title ? (
        <a href={`tel:${title.replace(/[^\d+]/g, '')}`} className={reach}>
          <PhoneIcon aria-hidden="true" className="size-4 shrink-0" />
          <bdi dir="ltr">{title}</bdi>
        </a>
      ) : null
    case 'email':
      return title ? (
        <a href={`mailto:${title}`} className={`${reach} max-w-full`}>
          <MailIcon aria-hidden="true" className="size-4 shrink-0" />
          <bdi className="break-all">{title}</bdi>
        </a>
      ) : null
    case 'social_links':
      return <SocialLinks title={title} />
    case 'app_store':
      return <AppStores title={title} />
    case 'link': {
      const destination = destinationOf(url)
      return destination && title ? (
        <DestinationLink
          destination={destination}
          target={target}
          className={`${link} inline-flex min-h-8 items-center pointer-coarse:min-h-11`}
        >
          {t(title)}
        </DestinationLink>
      ) : null
    }
  }
}
