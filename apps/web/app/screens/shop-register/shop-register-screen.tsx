import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { useT } from '@shop/ui/i18n'
import { CircleCheckIcon, StoreIcon } from '@shop/ui/icons'
import { useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { Link } from '#app/lib/link.tsx'
import { frame, PageTitle } from '#app/parts/page/page-frame.tsx'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { takesSellers } from '#app/state/shop/sellers.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { ShopForm } from './shop-form.tsx'

/**
 * Seller registration (specification.md section 2, /shop/register; decision 017); multi-vendor mode
 * only.
 */
export function ShopRegisterScreen() {
  const t = useT()
  const { settings } = useShop()
  const [message, setMessage] = useState<string | null>(null)
  if (!settings.multi_vendor) return <Navigate to="/" replace />
  if (!takesSellers(settings)) return <NotTaken />
  return (
    <div className={`${frame} py-6 sm:py-8`}>
      <PageHead
        title={t('Become a Seller')}
        description={t('Open your shop at {{name}}: tell us who you are and what you sell.', {
          name: settings.app_name,
        })}
        canonical="/shop/register"
      />
      {message === null ? (
        <div className="mx-auto grid max-w-5xl gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="min-w-0">
            <PageTitle>{t('Become a Seller')}</PageTitle>
            <p className="mt-2 max-w-[60ch] text-ink-soft">
              {t('Open your shop at {{name}}: tell us who you are and what you sell.', {
                name: settings.app_name,
              })}
            </p>
            <div className="mt-7">
              <ShopForm onSent={setMessage} />
            </div>
          </div>
          <HowItGoesOn />
        </div>
      ) : (
        <UnderReview message={message} />
      )}
    </div>
  )
}

/** The server has no desk for applications: people have (wire.md 13). */
function NotTaken() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Become a Seller')} hidden />
      <EmptyState
        icon={<StoreIcon />}
        titleAs="h1"
        title={t('Shops cannot be opened on this page')}
        hint={t('Write to us if you would like to sell here, and we will tell you how.')}
        action={
          <Button asChild>
            <Link to="/contact-us">{t('Contact Us')}</Link>
          </Button>
        }
        className="min-h-[60dvh]"
      />
    </>
  )
}

function HowItGoesOn() {
  const t = useT()
  const steps = [
    t('You send this form. It costs nothing and binds you to nothing.'),
    t('We look at your shop and write to your e-mail address.'),
    t('Your shop opens, and shoppers find what you sell.'),
  ]
  return (
    <aside aria-labelledby="how-it-goes-on" className="lg:pt-2">
      <div className="rounded-tile bg-tile p-5 lg:sticky lg:top-6">
        <h2 id="how-it-goes-on" className="font-semibold">
          {t('How it goes on')}
        </h2>
        <ol className="mt-4 grid gap-4">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-3 text-ink-soft text-sm">
              <span
                aria-hidden="true"
                className="grid size-6 shrink-0 place-items-center rounded-full bg-ground font-semibold text-ink text-xs tabular-nums"
              >
                {index + 1}
              </span>
              <span className="min-w-0 wrap-anywhere">{step}</span>
            </li>
          ))}
        </ol>
      </div>
    </aside>
  )
}

/** What comes after the form; the focus goes on with it. */
function UnderReview({ message }: { message: string }) {
  const t = useT()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="mx-auto grid min-h-[50dvh] max-w-lg place-content-center justify-items-center text-center">
      <CircleCheckIcon aria-hidden="true" className="size-14 stroke-[1.5] text-success" />
      <h1
        ref={title}
        tabIndex={-1}
        className="mt-5 font-semibold text-2xl tracking-tight outline-none"
      >
        {t('Your shop is under review')}
      </h1>
      <p role="status" className="mt-2 text-ink-soft">
        {message}
      </p>
      <Button asChild className="mt-7">
        <Link to="/">{t('Back to home')}</Link>
      </Button>
    </div>
  )
}
