import type { ProductDetails } from '@shop/contract'
import { Gallery, type GallerySlot } from '@shop/ui/gallery'
import { useT } from '@shop/ui/i18n'
import { Picture, type PictureProps } from '@shop/ui/picture'
import { Skeleton } from '@shop/ui/skeleton'
import { useState } from 'react'
import { sayMissing } from '#app/lib/lazy-part.tsx'
import { lazyWhenUsed } from '#app/lib/lazy-when-used.tsx'
import { arrive } from '#app/lib/picture-flight.ts'
import { preloadPicture } from '#app/lib/preload-picture.ts'
import { CompareButton } from '#app/parts/compare/lazy-compare.ts'
import { HeartButton } from '#app/parts/favourites/heart-button.tsx'
import { tileOf } from '#app/state/recently-viewed/tile-of.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { usePicture } from '#app/state/shop/use-picture.ts'
import { type Media, mediaOf } from './media.ts'
import { pictureOfColor } from './picture-of-color.ts'

// Few products have one, and it is never the first in view.
const Film = /* @__PURE__ */ lazyWhenUsed(async () => (await import('./film.tsx')).Film)

/** How wide the large picture is drawn. */
const sizes = '(min-width: 96rem) 44rem, (min-width: 48rem) 50vw, 100vw'

export interface ProductGalleryProps {
  product: ProductDetails
  /** The chosen colour; its picture comes into view when it can be told. */
  color: number | null
  /** Only what a tile knew is here yet: more pictures are coming. */
  partial: boolean
}

/** The picture that a gallery opens with stands first in it: what was asked for is there without a movement. */
function useOpening(
  product: number,
  media: readonly Media[],
  selected: number | null,
  partial: boolean,
) {
  const [opened, setOpened] = useState<{ product: number; id: Media['id'] } | null>(null)
  const leading = media[selected ?? 0]
  const isOpened = opened?.product === product
  if (!partial && !isOpened && leading) setOpened({ product, id: leading.id })
  const first = isOpened ? media.find(({ id }) => id === opened.id) : undefined
  return first ? [first, ...media.filter((one) => one !== first)] : media
}

/** A product's pictures and films: swipe, thumbnails, zoom; films load when they are pressed. */
export function ProductGallery({ product, color, partial }: ProductGalleryProps) {
  const t = useT()
  const { origin } = useShop()
  const pictureOf = usePicture()
  const media = mediaOf(product.thumbnails, { origin, color })
  const all: Media[] =
    media.length > 0 ? media : [{ id: 'none', type: 'image', picture: '', color: null }]
  const selected = pictureOfColor(
    all.map((item) => (item.type === 'image' ? item : null)),
    product.colors,
    product.colors.find(({ id }) => id === color) ?? null,
  )
  const wanted = selected === null ? undefined : all[selected]
  const shown = useOpening(product.id, all, selected, partial)
  const [first] = shown
  const compared = wanted ?? first
  if (first?.type === 'image') preloadPicture(pictureOf(first.picture), sizes)

  const draw = (item: Media, { index, active }: GallerySlot) => {
    if (item.type === 'image')
      return (
        <span className="relative block" ref={index === 0 ? arrive : undefined}>
          <Picture
            {...pictureOf(item.picture)}
            alt={
              index === 0
                ? product.name
                : t('{{name}}, picture {{number}}', { name: product.name, number: index + 1 })
            }
            width={1280}
            height={1280}
            sizes={sizes}
            priority={index === 0}
            className="size-full"
          />
        </span>
      )
    return <Film media={item} name={product.name} active={active} />
  }

  return (
    <div className="grid gap-3">
      <Gallery
        label={t('Pictures of {{name}}', { name: product.name })}
        items={shown}
        selected={wanted && shown.indexOf(wanted)}
        onZoomMissing={sayMissing}
        overlay={
          <>
            <HeartButton product={tileOf(product)} color={color} variant="float" />
            <CompareButton
              product={{
                id: product.id,
                name: product.name,
                color,
                thumbnail: compared?.type === 'image' ? compared.picture : '',
              }}
            />
          </>
        }
        renderItem={draw}
        renderThumbnail={(item) => (
          <Picture
            {...pictureOf(item.type === 'image' ? item.picture : item.poster, 240)}
            alt=""
            width={96}
            height={96}
            sizes="5rem"
          />
        )}
        renderZoom={(item) =>
          item.type === 'image' ? (
            <span className="relative block *:absolute *:inset-0 *:size-full">
              {/* The page's own picture stands in until the large one is there. */}
              <Zoomed picture={item.picture} alt="" sizes={sizes} />
              <Zoomed
                picture={item.picture}
                alt={product.name}
                sizes="200vw"
                // Its ground would hide what stands in.
                imageClassName="bg-transparent"
              />
            </span>
          ) : null
        }
      />
      {/* The room of the thumbnails that are coming, or that other colours have: what is below stays. */}
      {partial ? (
        <div aria-hidden="true" className="flex gap-2">
          {['', 'opacity-70', 'opacity-40'].map((look) => (
            <Skeleton key={look} className={`h-16 w-16 rounded-control sm:h-20 sm:w-20 ${look}`} />
          ))}
        </div>
      ) : shown.length === 1 && product.thumbnails.length > 1 ? (
        <div className="h-16 sm:h-20" />
      ) : null}
    </div>
  )
}

interface ZoomedProps extends Pick<PictureProps, 'alt' | 'sizes' | 'imageClassName'> {
  picture: string
}

function Zoomed({ picture, ...props }: ZoomedProps) {
  const pictureOf = usePicture()
  return (
    <Picture
      {...pictureOf(picture)}
      {...props}
      width={1280}
      height={1280}
      eager
      fit="contain"
      className="bg-transparent"
    />
  )
}
