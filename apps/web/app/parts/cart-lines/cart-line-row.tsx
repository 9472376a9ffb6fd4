import type { CartLine } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { IconButton } from '@shop/ui/icon-button'
import { Trash2Icon } from '@shop/ui/icons'
import { Picture } from '@shop/ui/picture'
import { QuantityStepper } from '@shop/ui/quantity-stepper'
import { href } from 'react-router-dom'
import { Link } from '#app/lib/link.tsx'
import { ProductPrice } from '#app/parts/product/product-price.tsx'
import { usePicture } from '#app/state/shop/use-picture.ts'
import { SaveForLater } from './save-for-later.tsx'

interface CartLineActions {
  increment: (product: number) => void
  decrement: (product: number) => void
  /** Without it the line stays: one piece is the least. */
  remove?: ((product: number) => void) | undefined
}

export interface CartLineRowProps extends CartLineActions {
  line: CartLine
  /** Image or name was clicked: the product's page is about to open. */
  onVisit?: () => void
}

/**
 * A basket item (specification.md section 2): image, name, brand, size, color, price, discount
 * price and percentage, quantity, and a remove button that comes with the pointer, the focus or a
 * finger.
 */
export function CartLineRow({ line, increment, decrement, remove, onVisit }: CartLineRowProps) {
  const t = useT()
  const picture = usePicture()
  const to = href('/products/:id/details', { id: String(line.id) })
  const { id, name, brand, quantity, color, size, unit } = line
  return (
    <li className="group relative flex gap-4 py-4 first:pt-0 last:pb-0">
      <Link
        to={to}
        onClick={onVisit}
        tabIndex={-1}
        aria-hidden="true"
        className="size-22 shrink-0 overflow-hidden rounded-tile sm:size-24"
      >
        <Picture
          {...picture(line.thumbnail, 320)}
          sizes="96px"
          alt=""
          width={96}
          height={96}
          className="size-full"
        />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            {brand ? (
              <p className="text-ink-muted text-xs">
                <bdi className="block truncate">{brand}</bdi>
              </p>
            ) : null}
            <Link
              to={to}
              onClick={onVisit}
              className="line-clamp-2 break-words rounded-mark font-medium text-sm underline-offset-4 hover:underline"
            >
              <bdi>{name}</bdi>
            </Link>
          </div>
          {remove ? (
            <IconButton
              label={t('Remove {{name}}', { name })}
              size="sm"
              onClick={() => remove(id)}
              className="-me-1 -mt-1 text-ink-muted opacity-0 transition-opacity focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
            >
              <Trash2Icon aria-hidden="true" />
            </IconButton>
          ) : null}
        </div>
        <LineChoice color={color?.name} size={size?.name} unit={unit} code={color?.color_code} />
        {remove ? <SaveForLater line={line} remove={remove} /> : null}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-1">
          <ProductPrice {...line} size="sm" />
          <QuantityStepper
            size="sm"
            label={name}
            value={quantity}
            onValueChange={(next) => (next > quantity ? increment(id) : decrement(id))}
            onRemove={remove && (() => decrement(id))}
          />
        </div>
      </div>
    </li>
  )
}

interface LineChoiceProps {
  color: string | undefined
  size: string | undefined
  unit: string | null
  code: string | undefined
}

function LineChoice({ color, size, unit, code }: LineChoiceProps) {
  const t = useT()
  if (!color && !size && !unit) return null
  return (
    <dl className="flex flex-wrap gap-x-3 gap-y-0.5 text-ink-muted text-xs">
      {color ? (
        <div className="flex items-center gap-1.5">
          <dt className="sr-only">{t('Colour')}</dt>
          {code ? (
            <span
              aria-hidden="true"
              style={{ backgroundColor: code }}
              className="size-3 rounded-full border border-hairline"
            />
          ) : null}
          <dd>{color}</dd>
        </div>
      ) : null}
      {size ? (
        <div className="flex gap-1">
          <dt>{t('Size')}</dt>
          <dd className="text-ink-soft">{size}</dd>
        </div>
      ) : null}
      {unit ? (
        <div>
          <dt className="sr-only">{t('Unit')}</dt>
          <dd>{unit}</dd>
        </div>
      ) : null}
    </dl>
  )
}
