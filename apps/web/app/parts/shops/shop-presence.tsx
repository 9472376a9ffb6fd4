import { useT } from '@shop/ui/i18n'

/** Whether somebody of a shop is there: a word, and a dot that repeats it; nothing where a server does not say (null). */
export function ShopPresence({ online }: { online: boolean | null }) {
  const t = useT()
  if (online === null) return null
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-muted text-xs">
      <span
        aria-hidden="true"
        className={`size-2 rounded-full ${online ? 'bg-success' : 'bg-ink-faint'}`}
      />
      {online ? t('Online') : t('Offline')}
    </span>
  )
}
