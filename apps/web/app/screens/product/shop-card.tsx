import type { ProductShop } from '@shop/contract'
import { Avatar } from '@shop/ui/avatar'
import { useT } from '@shop/ui/i18n'
import { Rating } from '@shop/ui/rating'
import { Link } from '#app/lib/link.tsx'
import { ChatButton } from '#app/parts/chat/chat-button.tsx'
import { shopHref } from '#app/parts/shops/shop-href.ts'
import { ShopSign } from '#app/parts/shops/shop-sign.tsx'
import { usePicture } from '#app/state/shop/use-picture.ts'

export interface ShopCardProps {
  shop: ProductShop
  /** What a chat that starts here is about. */
  product: number
  /** The colour that it is shown in. */
  color: number | null
}

/** Who sells it: name, rating, whether somebody is there, and the way to ask. */
export function ShopCard({ shop, product, color }: ShopCardProps) {
  const t = useT()
  const pictureOf = usePicture()
  return (
    <div className="flex items-center gap-4 rounded-tile bg-tile p-4">
      <Avatar
        name={shop.name}
        src={pictureOf(shop.logo, 160).src}
        size="lg"
        shape="square"
        decorative
      />
      <div className="min-w-0 flex-1">
        <p className="text-ink-muted text-xs">{t('Sold by')}</p>
        <Link
          to={shopHref(shop.id)}
          prefetch="intent"
          className="block truncate rounded-mark py-0.5 font-semibold underline-offset-4 hover:underline"
        >
          {shop.name}
        </Link>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          {shop.rating === null ? null : <Rating value={shop.rating} size="sm" showValue />}
          <ShopSign shown={shop.last_online}>{t('Online')}</ShopSign>
        </div>
      </div>
      <ChatButton shop={shop} product={product} color={color} />
    </div>
  )
}
