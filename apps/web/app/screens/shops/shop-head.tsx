import type { Banner, ShopDetails } from '@shop/contract'
import { Avatar } from '@shop/ui/avatar'
import { Carousel } from '@shop/ui/carousel'
import { useT } from '@shop/ui/i18n'
import { Picture } from '@shop/ui/picture'
import { Skeleton, SkeletonRegion, SkeletonText } from '@shop/ui/skeleton'
import { productCount } from '#app/lib/i18n/counts.ts'
import { plainText, shortened } from '#app/lib/plain-text.ts'
import { ChatButton } from '#app/parts/chat/chat-button.tsx'
import { windowHigh } from '#app/parts/page/page-frame.tsx'
import { ShopRating } from '#app/parts/shops/shop-rating.tsx'
import { ShopSign } from '#app/parts/shops/shop-sign.tsx'
import { usePicture } from '#app/state/shop/use-picture.ts'

const shape = 'max-sm:aspect-[5/2]'

/** Its own banners one after the other, else the one of its card. */
function ShopBanners({ shop }: { shop: ShopDetails }) {
  const t = useT()
  const pictureOf = usePicture()
  const banners: readonly Pick<Banner, 'id' | 'title' | 'thumbnail'>[] =
    shop.banners.length > 0 ? shop.banners : [{ id: 0, title: null, thumbnail: shop.banner }]
  const pictures = banners.map(({ id, title, thumbnail }, index) => (
    <Picture
      key={id}
      {...pictureOf(thumbnail)}
      alt={title ?? ''}
      width={1280}
      height={256}
      sizes="(min-width: 100rem) 95rem, 100vw"
      priority={index === 0}
      className={`rounded-tile ${shape}`}
    />
  ))
  return pictures.length > 1 ? (
    <Carousel label={t('Offers')} autoplay={6000}>
      {pictures}
    </Carousel>
  ) : (
    pictures
  )
}

/** Who a shop is: banners, logo, name, rating, whether it is open, and how to talk to it. */
export function ShopHead({ shop }: { shop: ShopDetails }) {
  const t = useT()
  const pictureOf = usePicture()
  const lead = shortened(plainText(shop.short_description ?? ''), 300)
  return (
    <header>
      <ShopBanners shop={shop} />
      <div className="-mt-8 relative flex flex-wrap items-end gap-x-5 gap-y-4 px-4 sm:-mt-10 sm:px-6">
        <Avatar
          name={shop.name}
          src={pictureOf(shop.logo, 160).src}
          size="xl"
          shape="square"
          decorative
          className="ring-4 ring-ground"
        />
        <div className="min-w-0 max-w-full basis-64 sm:basis-auto sm:pt-12">
          <h1 className="break-words font-semibold text-2xl tracking-tight sm:text-3xl">
            {shop.name}
          </h1>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-muted text-sm">
            <ShopRating rating={shop.rating} reviews={shop.total_reviews} size="md" />
            {shop.total_products === null ? null : (
              <span className="tabular-nums">{productCount(t, shop.total_products)}</span>
            )}
            <ShopSign shown={shop.shop_status === 'Online'}>{t('Open now')}</ShopSign>
          </div>
        </div>
        {/* Not at the end of the row: the cart's tab floats there. */}
        <ChatButton shop={shop} size="md" className="sm:ms-4" />
      </div>
      {lead ? (
        <p dir="auto" className="wrap-anywhere mt-4 max-w-[68ch] px-4 text-ink-soft sm:px-6">
          {lead}
        </p>
      ) : null}
    </header>
  )
}

/** It on its way. */
export const ShopHeadSkeleton = () => (
  <SkeletonRegion className={windowHigh}>
    <Skeleton className={`aspect-[5/1] w-full rounded-tile ${shape}`} />
    <div className="-mt-8 relative flex flex-wrap items-end gap-x-5 gap-y-4 px-4 sm:-mt-10 sm:px-6">
      <Skeleton className="size-20 shrink-0 rounded-tile ring-4 ring-ground" />
      <div className="grid flex-1 basis-64 gap-3 sm:pt-12">
        <Skeleton className="h-8 w-60 max-w-full" />
        <Skeleton className="h-4 w-80 max-w-full" />
      </div>
    </div>
    <SkeletonText lines={2} className="mt-5 max-w-[68ch] px-4 sm:px-6" />
  </SkeletonRegion>
)
