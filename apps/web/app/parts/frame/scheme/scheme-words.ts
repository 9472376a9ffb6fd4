import { useT } from '@shop/ui/i18n'
import { MonitorIcon, MoonIcon, SunIcon } from '@shop/ui/icons'

/** The choices in the shopper's words, each with its picture. */
export function useSchemeOptions() {
  const t = useT()
  return [
    { value: 'system', label: t('System'), Icon: MonitorIcon },
    { value: 'light', label: t('Light'), Icon: SunIcon },
    { value: 'dark', label: t('Dark'), Icon: MoonIcon },
  ] as const
}
