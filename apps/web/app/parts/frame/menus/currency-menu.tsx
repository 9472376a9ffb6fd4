import '#app/whole.css'
import { DropdownMenuRadioGroup, DropdownMenuRadioItem } from '@shop/ui/dropdown-menu'
import type { PanelProps } from '#app/lib/use-lazy-panel.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { MenuFrame } from './menu-frame.tsx'

/** The shop's currencies; a choice applies at once (specification.md section 4). */
export default function CurrencyMenu(panel: PanelProps) {
  const { settings, currency, chooseCurrency } = useShop()
  return (
    <MenuFrame {...panel}>
      <DropdownMenuRadioGroup
        value={currency.name}
        onValueChange={(name) => {
          const chosen = settings.currencies.find((one) => one.name === name)
          if (chosen) chooseCurrency(chosen)
        }}
      >
        {settings.currencies.map(({ name, symbol }) => (
          <DropdownMenuRadioItem key={name} value={name}>
            <span>{name}</span>
            {symbol === name ? null : <bdi className="text-ink-muted">{symbol}</bdi>}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </MenuFrame>
  )
}
