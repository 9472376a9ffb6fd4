import { useT } from '@shop/ui/i18n'
import { TextLink } from '@shop/ui/text-link'
import { href } from 'react-router-dom'
import { Link } from '#app/lib/link.tsx'

/** Who types `refund` or `where is my order` looks for no product. */
export function HelpLinks() {
  const t = useT()
  return (
    <p className="mt-8 flex flex-wrap justify-center gap-x-4 gap-y-2 text-ink-soft text-sm">
      {t('Not looking for a product?')}
      <TextLink asChild variant="strong">
        <Link to={href('/support')}>{t('Help Center')}</Link>
      </TextLink>
      <TextLink asChild variant="strong">
        <Link to={href('/order-history')}>{t('Order History')}</Link>
      </TextLink>
    </p>
  )
}
