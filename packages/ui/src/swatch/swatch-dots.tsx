import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'
import { useT } from '../i18n/index.ts'
import { swatchStyle } from './swatch-style.ts'

export type SwatchDot = {
  id: number
  name: string
  /** A hex colour. */
  color: string
  /** There is no picture of it: it is seen, and cannot be chosen. */
  disabled?: boolean
}

export type SwatchDotsProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** In the order of the product; more than fit are counted. */
  colors: readonly SwatchDot[]
  /** How many of them are drawn; the rest is counted. */
  shown?: number
  /** The colour that the picture shows, where it is another than the first. */
  chosen?: number | null
  /** With a mouse, a dot shows the product in its colour. */
  onChoose: (color: number) => void
}

/**
 * The colours that a product comes in, as dots; nothing where there is but one. Keyboards and screen readers
 * have them on its page: four more stops a tile would be in the way of the list.
 */
export function SwatchDots({
  colors,
  shown = 4,
  chosen = null,
  onChoose,
  className,
  ...props
}: SwatchDotsProps) {
  const t = useT()
  if (colors.length < 2) return null
  const rest = colors.length - shown
  return (
    <span
      data-slot="swatch-dots"
      {...props}
      className={cn('flex shrink-0 items-center gap-1', className)}
    >
      <span className="sr-only">{t('In {{number}} colours', { number: colors.length })}</span>
      {colors.slice(0, shown).map(({ id, name, color, disabled = false }) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          title={name}
          data-chosen={id === chosen || undefined}
          disabled={disabled}
          onPointerEnter={() => onChoose(id)}
          onClick={() => onChoose(id)}
          style={swatchStyle(color)}
          className="pointer-events-none relative size-3 rounded-full border border-edge/40 after:absolute after:-inset-1 outline-ink outline-offset-1 data-chosen:outline-1 lg:pointer-fine:enabled:pointer-events-auto lg:pointer-fine:enabled:z-1"
        />
      ))}
      {rest > 0 ? (
        <span aria-hidden="true" className="text-ink-muted text-xs tabular-nums">
          +{rest}
        </span>
      ) : null}
    </span>
  )
}
