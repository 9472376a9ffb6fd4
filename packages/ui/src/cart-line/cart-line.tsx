import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#lib/cn'
import { useT } from '../i18n/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Trash2Icon } from '../icons/index.ts'
import { type RenderLink, useRenderLink } from '../link-provider/index.ts'
import { Picture, type PictureProps } from '../picture/index.ts'
import { QuantityStepper } from '../quantity-stepper/index.ts'
import { CartLineChoice, type CartLineChoiceProps } from './cart-line-choice.tsx'

export type CartLineProps = Omit<ComponentProps<'li'>, 'children'> &
  CartLineChoiceProps & {
    /** The product's page. */
    href: string
    /** The product's. */
    name: string
    /** Stands over the name; null for none. */
    brand?: string | null
    /** A square picture in its sizes, as `Picture` takes it. */
    picture: Pick<PictureProps, 'src' | 'srcSet' | 'sources'>
    /** A Price of size `sm`. */
    price: ReactNode
    /** Pieces. */
    quantity: number
    /** One more or one less was asked for. */
    onQuantityChange: (next: number) => void
    /** Without it the line stays: one piece is the least. */
    onRemove?: () => void
    /** Image or name was clicked: the product's page is about to open. */
    onVisit?: () => void
    /** What else can be done with it: a link to save it for later. */
    action?: ReactNode
    /** Draws the links; the LinkProvider's by default. */
    renderLink?: RenderLink
  }

/** A product in a cart; the button that removes it comes with the pointer, the focus or a finger. Goes into a list. */
export function CartLine({
  href,
  name,
  brand,
  picture,
  color,
  colorCode,
  size,
  unit,
  price,
  quantity,
  onQuantityChange,
  onRemove,
  onVisit,
  action,
  renderLink,
  className,
  ...props
}: CartLineProps) {
  const t = useT()
  const link = useRenderLink(renderLink)
  return (
    <li
      data-slot="cart-line"
      {...props}
      className={cn('group relative flex gap-4 py-4 first:pt-0 last:pb-0', className)}
    >
      {link({
        href,
        onClick: onVisit,
        tabIndex: -1,
        'aria-hidden': true,
        className: 'size-22 shrink-0 overflow-hidden rounded-tile sm:size-24',
        children: (
          <Picture {...picture} sizes="96px" alt="" width={96} height={96} className="size-full" />
        ),
      })}
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            {brand ? (
              <p className="truncate text-ink-muted text-xs">
                <bdi>{brand}</bdi>
              </p>
            ) : null}
            {link({
              href,
              onClick: onVisit,
              className:
                'line-clamp-2 break-words rounded-mark font-medium text-sm underline-offset-4 hover:underline',
              children: <bdi>{name}</bdi>,
            })}
          </div>
          {onRemove ? (
            <IconButton
              label={t('Remove {{name}}', { name })}
              size="sm"
              onClick={onRemove}
              className="-me-1 -mt-1 text-ink-muted opacity-0 transition-opacity focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
            >
              <Trash2Icon aria-hidden="true" />
            </IconButton>
          ) : null}
        </div>
        <CartLineChoice color={color} colorCode={colorCode} size={size} unit={unit} />
        {action}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-1">
          {price}
          <QuantityStepper
            size="sm"
            label={name}
            value={quantity}
            onValueChange={onQuantityChange}
            onRemove={onRemove && (() => onQuantityChange(quantity - 1))}
          />
        </div>
      </div>
    </li>
  )
}
