import { ProductTile as Tile } from '@shop/ui/product-tile'
import { SwatchDots } from '@shop/ui/swatch'
import { memo, useRef, useState } from 'react'
import { productHref } from '#app/lib/hrefs.ts'
import { lazyWhenUsed } from '#app/lib/lazy-when-used.tsx'
import { Link } from '#app/lib/link.tsx'
import { depart } from '#app/lib/picture-flight.ts'
import { preloadPicture } from '#app/lib/preload-picture.ts'
import { rememberOpened } from '#app/lib/return-focus.ts'
import { Unbroken } from '#app/lib/unbroken.tsx'
import { cheapestOf, pricedWith } from '#app/parts/product/choice.ts'
import { ProductPrice } from '#app/parts/product/product-price.tsx'
import { rememberTile } from '#app/state/recently-viewed/shown-tiles.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { usePicture } from '#app/state/shop/use-picture.ts'
import { ProductRating } from './product-rating.tsx'
import type { TileActionsProps } from './tile-actions.tsx'

const loadActions = async () => (await import('./tile-actions.tsx')).TileActions
/** All of it needs scripts, and a mouse brings it. */
const TileActions = /* @__PURE__ */ lazyWhenUsed(loadActions)
/** On a wishlist the hearts are what one came for. */
const ActionsAtOnce = /* @__PURE__ */ lazyWhenUsed(loadActions, () => Promise.resolve())

export interface ProductTileProps extends Omit<TileActionsProps, 'color' | 'size'> {
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
  /** And the sizes. */
  inSizes?: readonly number[] | null
}

/** A product in a list, as the server sends it, in the colour that was asked for and at the price of the size. */
export const ProductTile = memo(function ProductTile({
  product: whole,
  titleAs,
  sizes,
  priority = false,
  eager = priority,
  onUnwish,
  colors = null,
  inSizes = null,
}: ProductTileProps) {
  const { settings } = useShop()
  const pictureOf = usePicture()
  const [picked, pick] = useState<number | null>(null)
  const color =
    whole.colors.find(({ id }) => id === picked) ??
    colors?.map((asked) => whole.colors.find(({ id }) => id === asked)).find(Boolean)
  // In the colour that was asked for, wherever it goes from here.
  const product = color?.thumbnail ? { ...whole, thumbnail: color.thumbnail } : whole
  const asked = whole.sizes.filter(({ id }) => inSizes?.includes(id))
  const size = cheapestOf(asked)
  // Of several nobody has chosen one.
  const only = asked.length === 1 ? size?.id : undefined
  const address = productHref(product.id, color?.id, only)
  const box = useRef<HTMLDivElement>(null)
  const picture = pictureOf(product.thumbnail, 640)
  if (priority) preloadPicture(picture, sizes)
  const Actions = onUnwish ? ActionsAtOnce : TileActions
  return (
    <Tile
      href={address}
      name={<Unbroken name={product.name} />}
      titleAs={titleAs}
      picture={{ ...picture, sizes, priority, eager }}
      pictureRef={box}
      soldOut={product.quantity <= 0}
      maker={product.brand ?? (settings.multi_vendor ? product.shop?.name : null)}
      swatches={
        <SwatchDots
          colors={product.colors.map(({ id, name, color_code, thumbnail }) => ({
            id,
            name,
            color: color_code,
            disabled: !thumbnail,
          }))}
          chosen={color?.id}
          onChoose={pick}
        />
      }
      rating={<ProductRating rating={product.rating} reviews={product.total_reviews} />}
      price={<ProductPrice {...pricedWith(product, { color: null, size })} />}
      actions={
        <Actions
          product={product}
          color={color?.id ?? null}
          size={only ?? null}
          onUnwish={onUnwish}
        />
      }
      renderLink={({ href, ...link }) => (
        <Link
          {...link}
          to={href}
          prefetch="intent"
          onFollow={(opened) => {
            rememberTile(product)
            rememberOpened(opened)
            depart(box.current)
          }}
        />
      )}
    />
  )
})
