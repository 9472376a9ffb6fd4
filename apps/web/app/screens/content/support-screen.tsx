import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { FileTextIcon, LifeBuoyIcon, PackageIcon, TruckIcon, Undo2Icon } from '@shop/ui/icons'
import type { MouseEvent } from 'react'
import { sessionStore } from '#app/data/session-store.ts'
import { Link } from '#app/lib/link.tsx'
import { opensElsewhere } from '#app/lib/opens-elsewhere.ts'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { Section } from '#app/parts/tile/product-section.tsx'
import { useAuth } from '#app/state/session/auth-context.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { ContentFrame } from './content-frame.tsx'
import { Questions } from './questions.tsx'
import { Reach } from './reach.tsx'

/** /support: where help is, from the question that most people have down to a person. */
export function SupportScreen() {
  const t = useT()
  const { settings } = useShop()
  return (
    <ContentFrame
      title={t('Support')}
      lead={t('Most answers are one step away. If yours is not, a person is.')}
    >
      <PageHead
        title={t('Support')}
        description={t('Help with orders, delivery and returns at {{name}}.', {
          name: settings.app_name,
        })}
      />
      <div className="grid gap-12 sm:gap-14">
        <Topics />
        <Section title={t('Often asked')}>
          <Questions />
        </Section>
        <Section title={t('Talk to a person')}>
          <Reach className="sm:grid-cols-2" />
          <Button asChild size="lg" className="mt-8">
            <Link to="/contact-us">{t('Write a message')}</Link>
          </Button>
        </Section>
      </div>
    </ContentFrame>
  )
}

function Topics() {
  const t = useT()
  const { askLogin } = useAuth()
  const visit = (event: MouseEvent, path: string) => {
    if (sessionStore.read().token || opensElsewhere(event)) return
    event.preventDefault()
    askLogin({ kind: 'go', path })
  }
  const topics = [
    {
      Icon: PackageIcon,
      title: t('Track an order'),
      hint: t('Where it is, and what comes next'),
      href: '/order-history',
      personal: true,
    },
    {
      Icon: LifeBuoyIcon,
      title: t('Support Tickets'),
      hint: t('What you asked, and what we answered'),
      href: '/support-tickets',
      personal: true,
    },
    {
      Icon: TruckIcon,
      title: t('Shipping & Delivery'),
      hint: t('Days, charges, and parcels that are late'),
      href: '/page/shipping-and-delivery-policy',
    },
    {
      Icon: Undo2Icon,
      title: t('Returns & Refunds'),
      hint: t('How to send something back'),
      href: '/page/return-and-refund-policy',
    },
    {
      Icon: FileTextIcon,
      title: t('Terms & Conditions'),
      hint: t('Who sells to you, and your rights'),
      href: '/terms-and-conditions',
    },
  ]
  return (
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 2xl:grid-cols-3">
      {topics.map(({ Icon, title, hint, href, personal }) => (
        <li key={href}>
          <Link
            to={href}
            prefetch="intent"
            // Account screens would send a guest home.
            onClick={personal ? (event) => visit(event, href) : undefined}
            className="flex h-full items-start gap-4 rounded-tile bg-tile p-5 transition-colors hover:bg-primary-soft"
          >
            <Icon aria-hidden="true" className="size-6 shrink-0 text-primary-strong" />
            <span className="min-w-0 break-words">
              <span className="block font-semibold">{title}</span>
              <span className="mt-1 block text-ink-soft text-sm">{hint}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
