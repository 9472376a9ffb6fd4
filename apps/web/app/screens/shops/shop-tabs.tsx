import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { useT } from '@shop/ui/i18n'
import { StoreIcon } from '@shop/ui/icons'
import { TabLinks } from '@shop/ui/tab-links'
import { Suspense } from 'react'
import type { Prefetched } from '#app/data/resource.ts'
import type { ShopAnswer } from '#app/data/shops.ts'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { Link } from '#app/lib/link.tsx'
import { plainText } from '#app/lib/plain-text.ts'
import { useSearch } from '#app/lib/use-search.ts'
import { Reviews } from '#app/parts/reviews/reviews.tsx'
import { SafeHtml } from '#app/parts/safe-html/safe-html.tsx'
import { readTab, type ShopTab, shopHref, shopTabs } from '#app/parts/shops/shop-href.ts'
import { ShopProducts } from './shop-products.tsx'

const ShopVouchers = /* @__PURE__ */ lazyPart(() => import('./shop-vouchers.tsx'))

export interface ShopTabsProps {
  answer: ShopAnswer
  failure: Prefetched['failure']
}

/** What there is to see of a shop. Each tab has its address. */
export function ShopTabs({ answer, failure }: ShopTabsProps) {
  const t = useT()
  const { shop } = answer
  const current = readTab(useSearch())
  const labels: Record<ShopTab, string> = {
    products: t('Products'),
    reviews: t('Reviews'),
    vouchers: t('Vouchers'),
    about: t('About'),
  }
  const counts: Partial<Record<ShopTab, number | null>> = {
    products: shop.total_products,
    reviews: shop.total_reviews,
  }
  return (
    <>
      <TabLinks
        label={shop.name}
        items={shopTabs.map((tab) => ({
          href: shopHref(shop.id, tab),
          label: labels[tab],
          count: counts[tab] ?? undefined,
          current: tab === current,
        }))}
        className="mt-6 mb-7"
      />
      {current === 'products' && shop.total_products === 0 ? (
        <NothingYet />
      ) : current === 'products' ? (
        <ShopProducts shop={shop.id} failure={failure} />
      ) : current === 'reviews' ? (
        <Reviews of={{ shop: shop.id }} />
      ) : current === 'vouchers' ? (
        <Suspense fallback={<div className="min-h-80" />}>
          <ShopVouchers shop={shop.id} />
        </Suspense>
      ) : (
        <About answer={answer} />
      )}
    </>
  )
}

/** A shop that has just opened, or sold all that it had. */
function NothingYet() {
  const t = useT()
  return (
    <EmptyState
      icon={<StoreIcon />}
      titleAs="h2"
      title={t('This shop has nothing on its shelves yet')}
      hint={t('Come back soon, or ask it in the chat.')}
      action={
        <Button asChild variant="outline">
          <Link to="/shops">{t('See other shops')}</Link>
        </Button>
      }
      className="min-h-80"
    />
  )
}

function About({ answer: { shop, clean } }: { answer: ShopAnswer }) {
  const t = useT()
  return shop.description && plainText(shop.description) ? (
    <section aria-label={t('About')} className="min-h-80">
      <SafeHtml of={shop} text="description" clean={clean} />
    </section>
  ) : (
    <EmptyState
      icon={<StoreIcon />}
      titleAs="h2"
      title={t('This shop has not said anything about itself yet')}
      hint={t('You can ask it in the chat.')}
    />
  )
}
