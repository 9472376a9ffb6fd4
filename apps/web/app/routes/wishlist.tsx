import { useT } from '@shop/ui/i18n'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { WishlistScreen } from '#app/screens/wishlist/wishlist-screen.tsx'

export default function Wishlist() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Wishlist')} hidden />
      <WishlistScreen />
    </>
  )
}
