import type { ShopCard } from '@shop/contract'
import { Avatar } from '@shop/ui/avatar'
import { useT } from '@shop/ui/i18n'
import { Picture } from '@shop/ui/picture'
import { Skeleton } from '@shop/ui/skeleton'
import { productCount } from '#app/lib/i18n/counts.ts'
import { Link } from '#app/lib/link.tsx'
import { usePicture } from '#app/state/shop/use-picture.ts'
import { shopHref } from './shop-href.ts'
import { ShopRating } from './shop-rating.tsx'
import { ShopSign } from './shop-sign.tsx'

export interface ShopTileProps {
  shop: ShopCard
  titleAs?: 'h2' | 'h3'
  /** How wide the banner is, for the choice of its picture. */
  sizes: string
  /** The page's largest picture. */
  priority?: boolean
  eager?: boolean
}

/** A shop in a list: banner, logo, name, rating, how much it has, and whether it is open. */
export function ShopTile({
  shop,
  titleAs: Title = 'h3',
  sizes,
  priority = false,
  eager = false,
}: ShopTileProps) {
  const t = useT()
  const pictureOf = usePicture()
  const to = shopHref(shop.id)
  return (
    <article className="group/shop h-full">
      <Link to={to} prefetch="intent" tabIndex={-1} aria-hidden="true" className="block">
        <Picture
          {...pictureOf(shop.banner, 640)}
          alt=""
          width={640}
          height={240}
          sizes={sizes}
          priority={priority}
          eager={eager}
          className="rounded-tile"
          imageClassName="transition-[scale] duration-250 motion-safe:group-hover/shop:scale-103"
        />
      </Link>
      <div className="-mt-7 pointer-events-none relative flex items-end gap-3 ps-4">
        <Avatar
          name={shop.name}
          src={pictureOf(shop.logo, 160).src}
          size="lg"
          shape="square"
          decorative
          className="ring-4 ring-ground"
        />
        <Title className="min-w-0 pt-8 pb-0.5 font-semibold text-sm">
          <Link
            to={to}
            prefetch="intent"
            className="pointer-events-auto block truncate rounded-mark py-0.5 underline-offset-4 hover:underline"
          >
            {shop.name}
          </Link>
        </Title>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 ps-4 text-ink-muted text-xs">
        <ShopRating rating={shop.rating} reviews={shop.total_reviews} />
        {shop.total_products === null ? null : (
          <span className="tabular-nums">{productCount(t, shop.total_products)}</span>
        )}
        <ShopSign shown={shop.shop_status === 'Online'}>{t('Open now')}</ShopSign>
      </div>
    </article>
  )
}

/** A tile on its way. */
export const ShopTileSkeleton = () => (
  <span className="block">
    <Skeleton className="aspect-[8/3] w-full rounded-tile" />
    <span className="-mt-7 relative flex items-end gap-3 ps-4">
      <Skeleton className="size-14 shrink-0 rounded-control ring-4 ring-ground" />
      <Skeleton className="mb-1.5 h-4 w-2/5" />
    </span>
    <Skeleton className="ms-4 mt-3 h-4 w-3/5" />
  </span>
)
