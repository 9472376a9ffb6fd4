import { Banner } from '@shop/ui/banner'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { flushSync } from 'react-dom'

export interface UnsavedNoteProps {
  /** The form begins again with what is saved. */
  onDiscard: () => void
  /** They are being saved. */
  busy: boolean
}

/** In a form that began with a draft: what stands in its fields is not what is saved. */
export function UnsavedNote({ onDiscard, busy }: UnsavedNoteProps) {
  const t = useT()
  return (
    <Banner
      tone="warning"
      title={busy ? t('These changes are being saved') : t('These changes are not saved')}
      className="col-span-full"
      action={
        <Button
          size="sm"
          variant="secondary"
          disabled={busy}
          onClick={({ currentTarget: { form } }) => {
            const around = form?.parentElement
            flushSync(onDiscard)
            // The form is another one: focus goes on in it.
            around?.querySelector<HTMLElement>('form input:not([type="file"])')?.focus()
          }}
        >
          {t('Discard changes')}
        </Button>
      }
    >
      {t('The fields hold what you changed before.')}
    </Banner>
  )
}
