import { useT } from '@shop/ui/i18n'
import { PageTitle } from '#app/parts/page/page-frame.tsx'
import { DefaultAddress } from './default-address.tsx'
import { Figures } from './figures.tsx'
import { RecentOrders } from './recent-orders.tsx'
import { RecentlyViewedSection } from './recently-viewed-section.tsx'

/** /dashboard: what goes on in the account. Each part reads for itself: one that fails leaves the others. */
export function DashboardScreen() {
  const t = useT()
  return (
    <>
      <PageTitle>{t('Dashboard')}</PageTitle>
      <div className="mt-6 grid grid-cols-1 gap-12 sm:mt-8">
        <Figures />
        <RecentOrders />
        <DefaultAddress />
        <RecentlyViewedSection />
      </div>
    </>
  )
}
