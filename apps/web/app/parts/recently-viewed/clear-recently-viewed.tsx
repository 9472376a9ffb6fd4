import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'

/** Empties the list beside whose title it stands. */
export function ClearRecentlyViewed({ title, onClear }: { title: string; onClear: () => void }) {
  const t = useT()
  return (
    <Button size="sm" variant="ghost" onClick={onClear} className="ms-auto">
      {/* Said and seen alike, whatever the language makes of it. */}
      <span>
        {t('Clear')}
        <span className="sr-only">: {title}</span>
      </span>
    </Button>
  )
}
