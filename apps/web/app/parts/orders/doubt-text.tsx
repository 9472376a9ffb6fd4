import type { Problem } from '@shop/flows/checkout'
import { type Translate, useT } from '@shop/ui/i18n'
import { TextLink } from '@shop/ui/text-link'
import { clientMessages } from '#app/data/api-error.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

const general: readonly string[] = Object.values(clientMessages)

/**
 * What an open order is headed by. Words about a call say to try again, which is not what to do; and a refusal
 * is of the last press alone, while an earlier one may still arrive.
 */
export const doubtTitle = (
  t: Translate,
  { status, message }: Pick<Problem, 'status' | 'message'>,
) =>
  status === 429 || (status === 0 && !general.includes(message))
    ? t(message)
    : t('Your last order is not answered yet')

/** What is said where an order may have been placed and nobody knows, with the way to see (decision 049). */
export function DoubtText() {
  const t = useT()
  return (
    <>
      {t(
        'It may have been ordered all the same. Look at your orders first; what is not there in a minute can be ordered again.',
      )}{' '}
      <TextLink href="/order-history">{t('View orders')}</TextLink>
    </>
  )
}

/** The same where what stands on the page is something else: nobody has ordered that. */
export function EarlierText() {
  const t = useT()
  return (
    <>
      {t('It is not known yet whether your earlier order was placed. Look at your orders first.')}{' '}
      <TextLink href="/order-history">{t('View orders')}</TextLink>
    </>
  )
}

/** What is said beside the button of an order whose fate is not known, after an answer of this status. */
export function UnclearText({ status }: { status: number }) {
  const t = useT()
  const { settings } = useShop()
  // Who came too often was not listened to.
  if (status === 429) return null
  return settings.capabilities.includes('idempotency_keys') ? (
    t('You can press Place order again: nothing is ordered twice.')
  ) : (
    <DoubtText />
  )
}
