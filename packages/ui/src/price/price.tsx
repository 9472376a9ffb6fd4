import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'
import { useT } from '../i18n/index.ts'

// On a tile on a phone, price, old price and discount fit one line.
export const priceSizes = {
  sm: 'text-sm [&_s]:text-xs',
  md: 'text-base [&_s]:text-xs',
  lg: 'text-2xl [&_s]:text-base',
}

const price = 'inline-flex flex-wrap items-baseline gap-x-1.5 gap-y-0.5 tabular-nums'

export type PriceProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** What it costs now, already formatted: "$24.00". */
  price: string
  /** What it cost before, already formatted; drawn struck through. */
  original?: string
  /** The discount, already formatted: "-20%". */
  percentage?: string
  /** `sm` in rows, `md` on tiles, `lg` on the product's page. */
  size?: keyof typeof priceSizes
}

/** A price, with the old one and the discount when there is one. Each is kept apart from the text's direction. */
export function Price({
  price: now,
  original,
  percentage,
  size = 'md',
  className,
  ...props
}: PriceProps) {
  const t = useT()
  return (
    <span data-slot="price" {...props} className={cn(price, priceSizes[size], className)}>
      <span className="whitespace-nowrap font-semibold text-ink">
        {original ? <span className="sr-only">{t('Price now')} </span> : null}
        <bdi>{now}</bdi>
      </span>
      {original ? (
        <span className="whitespace-nowrap text-ink-muted">
          <span className="sr-only">{t('Price before')} </span>
          <s>
            <bdi>{original}</bdi>
          </s>
        </span>
      ) : null}
      {percentage ? (
        <span
          className={cn(
            'whitespace-nowrap font-semibold text-discount',
            size === 'lg' ? 'text-sm' : 'text-xs',
          )}
        >
          <span className="sr-only">{t('Discount')} </span>
          <bdi>{percentage}</bdi>
        </span>
      ) : null}
    </span>
  )
}
