import '#app/whole.css'
import { DropdownMenuRadioGroup, DropdownMenuRadioItem } from '@shop/ui/dropdown-menu'
import { chooseLanguage } from '#app/lib/i18n/choice.ts'
import type { PanelProps } from '#app/lib/use-lazy-panel.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { MenuFrame } from './menu-frame.tsx'

/** The shop's languages; a choice loads the page again in it (specification.md section 4). */
export default function LanguageMenu(panel: PanelProps) {
  const { settings, language } = useShop()
  return (
    <MenuFrame {...panel}>
      <DropdownMenuRadioGroup
        value={language.name}
        onValueChange={(name) => {
          const chosen = settings.languages.find((one) => one.name === name)
          if (chosen) chooseLanguage(chosen)
        }}
      >
        {settings.languages.map(({ name, title, direction }) => (
          <DropdownMenuRadioItem key={name} value={name}>
            <bdi dir={direction}>{title}</bdi>
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </MenuFrame>
  )
}
