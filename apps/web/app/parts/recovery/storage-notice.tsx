import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { useState } from 'react'
import { Link } from '#app/lib/link.tsx'
import { isNoticeDue, rememberNotice } from '#app/state/recovery/storage-choice.ts'

/**
 * Says what this browser keeps, once, where the law asks for it: nothing needs consent, so there is
 * nothing to choose. At the top of small screens, whose lower edge is for buying.
 */
export function StorageNotice({ due }: { due?: boolean }) {
  const t = useT()
  const [isShown, setShown] = useState(() => due ?? isNoticeDue())
  if (!isShown) return null
  const close = () => {
    rememberNotice()
    setShown(false)
  }
  return (
    <section
      aria-label={t('About storage in this browser')}
      className="fixed inset-x-4 top-20 z-30 rounded-float bg-raised p-4 text-sm shadow-float sm:start-auto sm:w-96 lg:end-6 lg:top-auto lg:bottom-6"
    >
      <p className="text-ink-soft">
        {t(
          'This browser keeps your language, your currency and your login for you. Nothing here follows you.',
        )}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button size="sm" onClick={close}>
          {t('Understood')}
        </Button>
        <Button size="sm" variant="ghost" asChild>
          <Link to="/privacy-policy">{t('Privacy Policy')}</Link>
        </Button>
      </div>
    </section>
  )
}
