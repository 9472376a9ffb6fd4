import type { Color } from '@shop/contract'
import { useT } from '@shop/ui/i18n'

/** How a colour's dot looks; only a real hex colour reaches the style. */
export const dotStyle = (code: string) => ({
  backgroundColor: /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(code) ? code : 'var(--hairline)',
})

const shown = 4

/** The colours that a product comes in, as dots. */
export function ColorDots({ colors }: { colors: readonly Color[] }) {
  const t = useT()
  if (colors.length < 2) return null
  const rest = colors.length - shown
  return (
    <span className="flex shrink-0 items-center gap-1">
      <span className="sr-only">{t('In {{number}} colours', { number: colors.length })}</span>
      {colors.slice(0, shown).map(({ id, color_code }) => (
        <span
          key={id}
          aria-hidden="true"
          style={dotStyle(color_code)}
          className="size-3 rounded-full border border-edge/40"
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
