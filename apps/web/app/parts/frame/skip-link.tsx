import { useT } from '@shop/ui/i18n'

/** The first thing that the keyboard reaches: past the navigation, to the screen itself. */
export function SkipLink() {
  const t = useT()
  return (
    <a
      href="#main"
      className="fixed start-4 top-4 z-50 -translate-y-20 rounded-control bg-ink px-4 py-2 text-on-ink focus:translate-y-0"
    >
      {t('Skip to content')}
    </a>
  )
}
