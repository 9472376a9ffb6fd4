import { useT } from '@shop/ui/i18n'
import { TextLink } from '@shop/ui/text-link'

/** What is said where an order may have been placed and nobody knows, with the way to see (decision 049). */
export function DoubtText() {
  const t = useT()
  return (
    <>
      {t('It may have been ordered all the same. Look at your orders first.')}{' '}
      <TextLink href="/order-history">{t('View orders')}</TextLink>
    </>
  )
}
