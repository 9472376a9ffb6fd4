import { useT } from '@shop/ui/i18n'
import { PageHead } from '#app/features/seo/page-head.tsx'
import { WishlistScreen } from '#app/features/wishlist/index.ts'

export default function Wishlist() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Wishlist')} hidden />
      <WishlistScreen />
    </>
  )
}
