import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { PlusIcon } from '@shop/ui/icons'
import { useLazyPanel } from '#app/lib/use-lazy-panel.ts'

const load = () => import('./new-ticket-dialog.tsx')

/** The way to a new ticket; its form comes when it seems to be wanted. */
export function NewTicket() {
  const t = useT()
  const { Panel, panel, trigger } = useLazyPanel(load, 'dialog')
  return (
    <>
      <Button {...trigger}>
        <PlusIcon aria-hidden="true" className="size-4" />
        {t('New ticket')}
      </Button>
      {Panel ? <Panel {...panel} /> : null}
    </>
  )
}
