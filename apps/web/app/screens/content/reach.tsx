import { useT } from '@shop/ui/i18n'
import {
  ExternalLinkIcon,
  MailIcon,
  MapPinIcon,
  MessageCircleIcon,
  PhoneIcon,
} from '@shop/ui/icons'
import type { ComponentType, ReactNode } from 'react'
import { contactResource } from '#app/data/content.ts'
import { useResource } from '#app/data/resource.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

interface Way {
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>
  label: string
  text: ReactNode
  href?: string
}

/** Only what a browser may follow: the server's text could be anything. */
const webAddress = (text: string) => (/^https?:\/\//.test(text) ? text : undefined)

/** How the shop can be reached: its contact row where it has one, else what settings say. */
function useWays(): Way[] {
  const t = useT()
  const { settings } = useShop()
  const { data } = useResource(contactResource, [])
  const phone = data?.phone ?? settings.mobile
  const email = data?.email ?? settings.email
  const whatsapp = data?.whatsapp?.replace(/\D/g, '')
  const messenger = data?.messenger && webAddress(data.messenger)
  return [
    ...(phone
      ? [
          {
            Icon: PhoneIcon,
            label: t('Hotline'),
            text: <bdi dir="ltr">{phone}</bdi>,
            href: `tel:${phone.replace(/[^\d+]/g, '')}`,
          },
        ]
      : []),
    ...(email
      ? [
          {
            Icon: MailIcon,
            label: t('Email'),
            text: <bdi className="break-all">{email}</bdi>,
            href: `mailto:${email}`,
          },
        ]
      : []),
    ...(whatsapp
      ? [
          {
            Icon: MessageCircleIcon,
            label: 'WhatsApp',
            text: <bdi dir="ltr">+{whatsapp}</bdi>,
            href: `https://wa.me/${whatsapp}`,
          },
        ]
      : []),
    ...(messenger
      ? [
          {
            Icon: ExternalLinkIcon,
            label: 'Messenger',
            text: <bdi className="break-all">{messenger.replace(/^https?:\/\//, '')}</bdi>,
            href: messenger,
          },
        ]
      : []),
    ...(settings.address
      ? [{ Icon: MapPinIcon, label: t('Address'), text: <bdi>{settings.address}</bdi> }]
      : []),
  ]
}

/** The ways to reach the shop, under each other. */
export function Reach({ className }: { className?: string }) {
  const ways = useWays()
  return (
    <dl className={`grid content-start gap-5 ${className ?? ''}`}>
      {ways.map(({ Icon, label, text, href }) => (
        <div key={label} className="relative min-h-11 ps-14">
          <dt className="text-ink-muted text-sm">
            <span className="absolute start-0 top-0 grid size-11 place-items-center rounded-full bg-primary-soft text-primary-strong">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            {label}
          </dt>
          <dd className="break-words font-medium">
            {href ? (
              <a
                href={href}
                {...(href.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {})}
                className="inline-block rounded-mark underline-offset-4 pointer-coarse:py-1.5 hover:underline"
              >
                {text}
              </a>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
