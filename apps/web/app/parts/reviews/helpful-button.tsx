import type { Review } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { ThumbsUpIcon } from '@shop/ui/icons'
import { useSWRConfig } from 'swr'
import { ApiError } from '#app/data/api-error.ts'
import { helpfulResource, wishHelpful } from '#app/data/helpful.ts'
import { useResource } from '#app/data/resource.ts'
import type { ReviewsOf } from '#app/data/reviews.ts'
import { useSession } from '#app/data/session-store.ts'
import { useAuth } from '#app/state/session/auth-context.ts'
import { useTellFailure } from '#app/state/use-tell-failure.ts'

export interface HelpfulButtonProps {
  of: ReviewsOf
  review: Pick<Review, 'id' | 'helpful_count' | 'customer_name'>
}

/** Finds a review helpful, once a customer; shown at once, and taken back where the server refuses. */
export function HelpfulButton({ of, review }: HelpfulButtonProps) {
  const t = useT()
  const tellFailure = useTellFailure()
  const { token } = useSession()
  const { askLogin, preloadLogin } = useAuth()
  const { mutate } = useSWRConfig()
  const { id, helpful_count: count, customer_name } = review
  const { data } = useResource(helpfulResource, token ? [of] : null)
  const isOn = data?.review_ids.includes(id) ?? false

  const askFirst = () => askLogin({ kind: 'helpful', of, review: { id, helpful_count: count } })
  const turn = () =>
    wishHelpful(mutate, of, review, !isOn).catch((error: unknown) =>
      error instanceof ApiError && error.status === 401 ? askFirst() : tellFailure(error),
    )
  // One's own is for others to find helpful.
  if (data?.own_ids.includes(id)) return null
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={isOn}
      onPointerEnter={token ? undefined : preloadLogin}
      onClick={() => (token ? void turn() : askFirst())}
      className="-ms-3 mt-2"
    >
      <ThumbsUpIcon aria-hidden="true" className={isOn ? 'size-4 fill-current' : 'size-4'} />
      {t('Helpful')}
      {count > 0 ? <span className="tabular-nums">{count}</span> : null}
      <bdi className="sr-only">{customer_name}</bdi>
    </Button>
  )
}
