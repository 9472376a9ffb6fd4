import type { Goods } from '@shop/flows/checkout'
import { Banner } from '@shop/ui/banner'
import { useT } from '@shop/ui/i18n'
import { TextLink } from '@shop/ui/text-link'
import { useSession } from '#app/data/session-store.ts'
import { useStore } from '#app/lib/store.ts'
import { attemptStore } from '#app/state/cart/attempt-store.ts'
import { ordersOfSame } from './stored-attempt.ts'

/**
 * What is said where the very goods were ordered moments ago, in this tab or another: whoever comes back,
 * or reloads while another tab was thanked, does not order twice without knowing.
 */
export function JustOrdered({ goods }: { goods: readonly Goods[] }) {
  const t = useT()
  const user = useSession().user?.id
  useStore(attemptStore)
  const ids = user === undefined ? [] : ordersOfSame(user, goods)
  const [id] = ids
  if (id === undefined) return null
  return (
    <Banner tone="warning">
      {t('You ordered exactly this a few minutes ago.')}{' '}
      {ids.length > 1 ? (
        <TextLink href="/order-history">{t('View orders')}</TextLink>
      ) : (
        <TextLink href={`/order-history/${id}`}>{t('View order')}</TextLink>
      )}
    </Banner>
  )
}
