import { DropdownMenuRadioGroup, DropdownMenuRadioItem } from '@shop/ui/dropdown-menu'
import { useT } from '@shop/ui/i18n'
import { chooseScheme, isSchemeChoice, useScheme } from '#app/state/scheme/scheme.ts'
import { useSchemeOptions } from './scheme-words.ts'

/** System, light or dark, inside a menu; a choice applies at once and the menu stays to look at it. */
export function SchemeItems() {
  const t = useT()
  const chosen = useScheme()
  return (
    <DropdownMenuRadioGroup
      aria-label={t('Appearance')}
      value={chosen}
      onValueChange={(value) => {
        if (isSchemeChoice(value)) chooseScheme(value)
      }}
    >
      {useSchemeOptions().map(({ value, label, Icon }) => (
        <DropdownMenuRadioItem
          key={value}
          value={value}
          onSelect={(event) => event.preventDefault()}
        >
          <Icon aria-hidden="true" className="text-ink-muted" />
          {label}
        </DropdownMenuRadioItem>
      ))}
    </DropdownMenuRadioGroup>
  )
}
