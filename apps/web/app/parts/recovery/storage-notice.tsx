import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from '#app/lib/link.tsx'
import { frame } from '#app/parts/page/page-frame.tsx'
import { isNoticeDue, rememberNotice } from '#app/state/recovery/storage-choice.ts'

/**
 * Says what this browser keeps, once, where the law asks for it: nothing needs consent, so there is
 * nothing to choose, and it is no reason to lie on anything: it ends the page, below all else.
 */
export function StorageNotice({ due }: { due?: boolean }) {
  const t = useT()
  const [isShown, setShown] = useState(() => due ?? isNoticeDue())
  if (!isShown) return null
  const close = () => {
    rememberNotice()
    setShown(false)
  }
  return createPortal(
    <section
      aria-label={t('About storage in this browser')}
      className="border-hairline border-t bg-tile text-ink-soft text-sm print:hidden"
    >
      <div className={`${frame} flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4`}>
        <p>
          {t(
            'This browser keeps your language, your currency and your login for you. Nothing here follows you.',
          )}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" onClick={close}>
            {t('Understood')}
          </Button>
          <Button size="sm" variant="ghost" asChild>
            <Link to="/privacy-policy">{t('Privacy Policy')}</Link>
          </Button>
        </div>
      </div>
    </section>,
    document.body,
  )
}
