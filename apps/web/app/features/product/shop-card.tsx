import type { ProductShop } from '@shop/contract'
import { Avatar } from '@shop/ui/avatar'
import { useT } from '@shop/ui/i18n'
import { Rating } from '@shop/ui/rating'
import { ChatButton } from '#app/features/chat/index.ts'
import { usePicture } from '../catalogue/use-picture.ts'

export interface ShopCardProps {
  shop: ProductShop
  /** What a chat that starts here is about. */
  product: number
}

/** Who sells it: name, rating, whether somebody is there, and the way to ask. */
export function ShopCard({ shop, product }: ShopCardProps) {
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
        <p className="truncate font-semibold">{shop.name}</p>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Rating value={shop.rating} size="sm" showValue />
          <span className="inline-flex items-center gap-1.5 text-ink-muted text-xs">
            <span
              aria-hidden="true"
              className={`size-2 rounded-full ${shop.last_online ? 'bg-success' : 'bg-ink-faint'}`}
            />
            {shop.last_online ? t('Online') : t('Offline')}
          </span>
        </div>
      </div>
      <ChatButton shop={shop} product={product} />
    </div>
  )
}
