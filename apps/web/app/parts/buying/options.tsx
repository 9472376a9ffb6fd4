import type { Color, Size } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { OptionGroup } from '@shop/ui/option-group'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import type { Buying } from './use-buying.ts'

export interface OptionsProps {
  product: { colors: readonly Color[]; sizes: readonly Size[] }
  buying: Pick<
    Buying,
    'color' | 'size' | 'sizesRef' | 'sizeMissing' | 'soldOut' | 'chooseColor' | 'chooseSize'
  >
}

/** Colours as swatches and sizes as chips; each may change the price (wire.md 2). */
export function Options({ product: { colors, sizes }, buying }: OptionsProps) {
  const t = useT()
  const { money } = useShop()
  const optionOf = ({ id, name, price }: Size | Color) => ({
    id,
    name,
    note: price > 0 ? t('(+{{price}})', { price: isolate(money(price)) }) : undefined,
  })
  return (
    <>
      {colors.length > 0 ? (
        <OptionGroup
          label={t('Colour')}
          variant="swatch"
          options={colors.map((color) => ({ ...optionOf(color), color: color.color_code }))}
          value={buying.color?.id ?? null}
          onValueChange={buying.chooseColor}
        />
      ) : null}
      {sizes.length > 0 ? (
        <OptionGroup
          ref={buying.sizesRef}
          label={t('Size')}
          variant="chip"
          options={sizes.map(optionOf)}
          value={buying.size?.id ?? null}
          onValueChange={buying.chooseSize}
          soldOut={buying.soldOut}
          problem={buying.sizeMissing ? t('Please choose a size') : null}
        />
      ) : null}
    </>
  )
}
