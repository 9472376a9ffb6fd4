import type { ChatProduct } from '@shop/contract'
import { useRenderLink } from '@shop/ui/link-provider'
import { Picture } from '@shop/ui/picture'
import { Price } from '@shop/ui/price'
import { Rating } from '@shop/ui/rating'
import type { ChatFormat } from './chat-format.ts'

export interface ProductCardProps {
  product: ChatProduct
  format: Pick<ChatFormat, 'money' | 'picture' | 'productHref'>
}

/**
 * What a conversation is about (specification.md section 2): for a message with a product and no
 * text.
 */
export function ProductCard({ product, format }: ProductCardProps) {
  const renderLink = useRenderLink()
  const { id, name, thumbnail, price, discount_price, rating, total_reviews } = product
  const isReduced = discount_price > 0 && (price === null || discount_price < price)
  return renderLink({
    href: format.productHref(id),
    className:
      'flex w-72 max-w-full items-center gap-3 rounded-tile border border-hairline bg-ground p-2.5 text-start transition-colors hover:border-ink',
    children: (
      <>
        <Picture
          src={format.picture(thumbnail, 160)}
          alt=""
          width={160}
          height={160}
          sizes="4.5rem"
          className="size-18 shrink-0 rounded-control"
        />
        <span className="grid min-w-0 gap-1">
          <span className="line-clamp-2 wrap-anywhere font-medium text-ink text-sm">{name}</span>
          <Price
            size="sm"
            price={format.money(isReduced ? discount_price : price)}
            original={isReduced && price !== null ? format.money(price) : undefined}
          />
          <span className="flex items-center gap-1.5 text-ink-muted text-xs">
            <Rating value={rating} size="sm" />
            {total_reviews ? <bdi>({total_reviews})</bdi> : null}
          </span>
        </span>
      </>
    ),
  })
}
