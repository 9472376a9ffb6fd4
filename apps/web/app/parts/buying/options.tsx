import type { Color, Size } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { type ReactNode, type Ref, useId } from 'react'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { dotStyle, ownColors } from '#app/parts/product/dot-style.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import type { Buying } from './use-buying.ts'

interface OptionGroupProps<Option> {
  title: string
  options: readonly Option[]
  chosen: Option | null
  onChoose: (id: number) => void
  children: (option: Option) => ReactNode
  className: string
  ref?: Ref<HTMLFieldSetElement>
  /** What is wrong with the choice: it stands where the choice would, so that nothing moves for it. */
  problem?: string | null
}

/** One of a few, on the browser's own radio buttons: arrow keys walk, and it reads as a group. */
function OptionGroup<Option extends Size | Color>({
  title,
  options,
  chosen,
  onChoose,
  children,
  className,
  ref,
  problem = null,
}: OptionGroupProps<Option>) {
  const t = useT()
  const { money } = useShop()
  const name = useId()
  return (
    <fieldset ref={ref} className="wrap-anywhere min-w-0">
      <legend className="mb-2.5 text-sm">
        <span className="font-semibold">{title}</span>{' '}
        <span className={problem ? 'text-danger' : 'text-ink-muted'}>
          {problem ?? chosen?.name ?? t('Please choose')}
          {chosen && chosen.price > 0
            ? ` ${t('(+{{price}})', { price: isolate(money(chosen.price)) })}`
            : null}
        </span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.id}
            className={option.id === chosen?.id ? `${className} ${ownColors}` : className}
          >
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === chosen?.id}
              onChange={() => onChoose(option.id)}
              className="peer sr-only"
            />
            {children(option)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export interface OptionsProps {
  product: { colors: readonly Color[]; sizes: readonly Size[] }
  buying: Pick<Buying, 'color' | 'size' | 'sizesRef' | 'sizeMissing' | 'chooseColor' | 'chooseSize'>
}

/** Colours as swatches and sizes as chips; each may change the price (wire.md 2). */
export function Options({ product: { colors, sizes }, buying }: OptionsProps) {
  const t = useT()
  return (
    <>
      {colors.length > 0 ? (
        <OptionGroup
          title={t('Colour')}
          options={colors}
          chosen={buying.color}
          onChoose={buying.chooseColor}
          className="relative grid size-11 place-items-center rounded-full transition-shadow has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-primary-strong has-[:focus-visible]:outline-offset-2 has-[:checked]:ring-2 has-[:checked]:ring-ink"
        >
          {({ name, color_code }) => (
            <span
              title={name}
              style={dotStyle(color_code)}
              className="size-9 rounded-full border border-edge/40"
            >
              <span className="sr-only">{name}</span>
            </span>
          )}
        </OptionGroup>
      ) : null}
      {sizes.length > 0 ? (
        <OptionGroup
          title={t('Size')}
          options={sizes}
          chosen={buying.size}
          onChoose={buying.chooseSize}
          ref={buying.sizesRef}
          problem={buying.sizeMissing ? t('Please choose a size') : null}
          className="relative inline-flex min-h-11 min-w-13 max-w-full flex-col items-center justify-center rounded-control border border-edge px-3.5 text-sm transition-colors has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-primary-strong has-[:focus-visible]:outline-offset-2 hover:border-ink has-[:checked]:border-ink has-[:checked]:bg-ink has-[:checked]:text-on-ink"
        >
          {({ name }) => <span className="wrap-anywhere font-medium">{name}</span>}
        </OptionGroup>
      ) : null}
    </>
  )
}
