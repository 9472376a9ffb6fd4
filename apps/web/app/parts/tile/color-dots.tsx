import type { ProductColor } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { dotStyle } from '#app/parts/product/dot-style.ts'

const shown = 4

export interface ColorDotsProps {
  colors: readonly ProductColor[]
  /** The colour that the picture shows, where it is another than the first. */
  chosen: number | null
  /** With a mouse, a dot shows the product in its colour. */
  onChoose: (color: number) => void
}

/**
 * The colours that a product comes in, as dots. Keyboards and screen readers have them on its page:
 * four more stops a tile would be in the way of the list.
 */
export function ColorDots({ colors, chosen, onChoose }: ColorDotsProps) {
  const t = useT()
  if (colors.length < 2) return null
  const rest = colors.length - shown
  return (
    <span className="flex shrink-0 items-center gap-1">
      <span className="sr-only">{t('In {{number}} colours', { number: colors.length })}</span>
      {colors.slice(0, shown).map(({ id, name, color_code, thumbnail }) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          title={name}
          data-chosen={id === chosen || undefined}
          disabled={!thumbnail}
          onPointerEnter={() => onChoose(id)}
          onClick={() => onChoose(id)}
          style={dotStyle(color_code)}
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
