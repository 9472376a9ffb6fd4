import type { ComponentProps, ReactNode, Ref } from 'react'
import { cn } from '#lib/cn'
import { Badge } from '../badge/index.ts'
import { useT } from '../i18n/index.ts'
import { type RenderLink, useRenderLink } from '../link-provider/index.ts'
import { Picture, type PictureProps } from '../picture/index.ts'

export type ProductTileProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** The product's page. */
  href: string
  /** The link's words. */
  name: ReactNode
  /** The heading's level, so that the page's outline holds. */
  titleAs?: 'h2' | 'h3'
  /** The picture in its sizes, as `Picture` takes it. */
  picture: Pick<PictureProps, 'src' | 'srcSet' | 'sources' | 'sizes' | 'priority' | 'eager'>
  /** The box around the picture, for what the picture does on the way to the product's page. */
  pictureRef?: Ref<HTMLDivElement>
  /** It is dimmed, and says so. */
  soldOut?: boolean
  /** Who made or sells it, in one line. */
  maker?: ReactNode
  /** At the end of that line: SwatchDots. */
  swatches?: ReactNode
  /** A Rating with its count. */
  rating?: ReactNode
  /** A Price. */
  price: ReactNode
  /** What lies on the picture's corner: a heart, a button that adds it to the cart. */
  actions?: ReactNode
  /** Draws the link; the LinkProvider's by default. */
  renderLink?: RenderLink
}

/** A product in a list: the picture leads, the name is the link, and its hit area is the whole tile. */
export function ProductTile({
  href,
  name,
  titleAs: Title = 'h3',
  picture,
  pictureRef,
  soldOut = false,
  maker,
  swatches,
  rating,
  price,
  actions,
  renderLink,
  className,
  ...props
}: ProductTileProps) {
  const t = useT()
  const link = useRenderLink(renderLink)
  return (
    <article
      data-slot="product-tile"
      {...props}
      className={cn('group/tile relative flex h-full flex-col', className)}
    >
      <div ref={pictureRef} className="relative overflow-hidden rounded-tile bg-tile">
        <Picture
          {...picture}
          alt=""
          width={640}
          height={640}
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
          {swatches}
        </p>
        <Title className="line-clamp-2 wrap-anywhere font-medium text-sm sm:text-base/5.5">
          {link({
            href,
            className:
              'outline-offset-0 after:absolute after:inset-0 after:rounded-tile hover:underline hover:decoration-1 hover:underline-offset-3 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-primary-strong focus-visible:after:outline-offset-2',
            children: name,
          })}
        </Title>
        {rating}
        {price}
      </div>
      {/* Above the link's hit area; the picture is as high as the tile is wide. */}
      <div className="pointer-events-none absolute inset-x-0 top-0 flex aspect-square items-start justify-end gap-2 p-2 *:pointer-events-auto sm:p-3">
        {actions}
      </div>
    </article>
  )
}
