import { Badge } from '@shop/ui/badge'
import { useT } from '@shop/ui/i18n'
import { Picture } from '@shop/ui/picture'
import { memo, useRef, useState } from 'react'
import { productHref } from '#app/lib/hrefs.ts'
import { lazyWhenUsed } from '#app/lib/lazy-when-used.tsx'
import { Link } from '#app/lib/link.tsx'
import { depart } from '#app/lib/picture-flight.ts'
import { preloadPicture } from '#app/lib/preload-picture.ts'
import { rememberOpened } from '#app/lib/return-focus.ts'
import { Unbroken } from '#app/lib/unbroken.tsx'
import { ProductPrice } from '#app/parts/product/product-price.tsx'
import { rememberTile } from '#app/state/recently-viewed/shown-tiles.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { usePicture } from '#app/state/shop/use-picture.ts'
import { ColorDots } from './color-dots.tsx'
import { ProductRating } from './product-rating.tsx'
import type { TileActionsProps } from './tile-actions.tsx'

const loadActions = async () => (await import('./tile-actions.tsx')).TileActions
/** All of it needs scripts, and a mouse brings it. */
const TileActions = /* @__PURE__ */ lazyWhenUsed(loadActions)
/** On a wishlist the hearts are what one came for. */
const ActionsAtOnce = /* @__PURE__ */ lazyWhenUsed(loadActions, () => Promise.resolve())

export interface ProductTileProps extends Omit<TileActionsProps, 'color'> {
  /** The heading's level, so that the page's outline holds. */
  titleAs?: 'h2' | 'h3'
  /** How wide the picture is drawn, for `sizes`. */
  sizes?: string
  /** The page's largest picture. */
  priority?: boolean
  /** In the first row. */
  eager?: boolean
  /** The colours that the list was asked for in. */
  colors?: readonly number[] | null
}

/** A product in a list: the picture leads, the name is the link, and its hit area is the whole tile. */
export const ProductTile = memo(function ProductTile({
  product: whole,
  titleAs: Title = 'h3',
  sizes,
  priority = false,
  eager = priority,
  onUnwish,
  colors = null,
}: ProductTileProps) {
  const t = useT()
  const { settings } = useShop()
  const pictureOf = usePicture()
  const [picked, pick] = useState<number | null>(null)
  const color =
    whole.colors.find(({ id }) => id === picked) ??
    whole.colors.find(({ id }) => colors?.includes(id))
  // In the colour that was asked for, wherever it goes from here.
  const product = color?.thumbnail ? { ...whole, thumbnail: color.thumbnail } : whole
  const address = productHref(product.id, color?.id)
  const box = useRef<HTMLDivElement>(null)
  const soldOut = product.quantity <= 0
  const picture = pictureOf(product.thumbnail, 640)
  if (priority) preloadPicture(picture, sizes)
  const Actions = onUnwish ? ActionsAtOnce : TileActions
  const maker = product.brand ?? (settings.multi_vendor ? product.shop?.name : null)

  return (
    <article data-slot="product-tile" className="group/tile relative flex h-full flex-col">
      <div ref={box} className="relative overflow-hidden rounded-tile bg-tile">
        <Picture
          {...picture}
          alt=""
          width={640}
          height={640}
          sizes={sizes}
          priority={priority}
          eager={eager}
          imageClassName={
            soldOut
              ? 'opacity-50'
              : 'transition-[scale] duration-250 ease-out motion-safe:group-hover/tile:scale-103'
          }
        />
        {soldOut ? (
          <Badge className="absolute start-3 top-3 bg-raised">{t('Sold out')}</Badge>
        ) : null}
      </div>
      <div className="flex flex-1 flex-col gap-1 pt-3">
        <p className="flex h-4 items-center justify-between gap-3 text-ink-muted text-xs">
          <span className="truncate">{maker}</span>
          <ColorDots colors={product.colors} chosen={color?.id ?? null} onChoose={pick} />
        </p>
        <Title className="line-clamp-2 wrap-anywhere font-medium text-sm sm:text-base/5.5">
          <Link
            to={address}
            prefetch="intent"
            onFollow={(link) => {
              rememberTile(product)
              rememberOpened(link)
              depart(box.current)
            }}
            className="outline-offset-0 after:absolute after:inset-0 after:rounded-tile hover:underline hover:decoration-1 hover:underline-offset-3 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-primary-strong focus-visible:after:outline-offset-2"
          >
            <Unbroken name={product.name} />
          </Link>
        </Title>
        <ProductRating rating={product.rating} reviews={product.total_reviews} />
        <ProductPrice {...product} />
      </div>
      <Actions product={product} color={color?.id ?? null} onUnwish={onUnwish} />
    </article>
  )
})
