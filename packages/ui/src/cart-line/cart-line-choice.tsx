import { useT } from '../i18n/index.ts'
import { Swatch } from '../swatch/index.ts'

export type CartLineChoiceProps = {
  /** The colour's name. */
  color?: string
  /** Its hex colour. */
  colorCode?: string
  size?: string
  /** What one piece is: "kg". */
  unit?: string | null
}

/** Which of a product's kinds a line is. */
export function CartLineChoice({ color, colorCode, size, unit }: CartLineChoiceProps) {
  const t = useT()
  if (!color && !size && !unit) return null
  return (
    <dl className="flex flex-wrap gap-x-3 gap-y-0.5 text-ink-muted text-xs">
      {color ? (
        <div className="flex items-center gap-1.5">
          <dt className="sr-only">{t('Colour')}</dt>
          {colorCode ? (
            <Swatch aria-hidden="true" color={colorCode} size="xs" className="border-hairline" />
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
