import type { Review } from '@shop/contract'
import { Avatar } from '@shop/ui/avatar'
import { Rating } from '@shop/ui/rating'
import { usePicture } from '../catalogue/use-picture.ts'

/** Reviews as they were written; their words are text, never HTML. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const pictureOf = usePicture()
  return (
    <ul className="divide-y divide-hairline">
      {reviews.map(({ id, customer_name, customer_profile, rating, description, created_at }) => (
        <li key={id} className="py-6 first:pt-0">
          <article className="flex gap-4">
            <Avatar name={customer_name} src={pictureOf(customer_profile, 96).src} decorative />
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="min-w-0 truncate font-semibold text-sm">
                  <bdi>{customer_name}</bdi>
                </h3>
                <p className="text-ink-muted text-xs">{created_at}</p>
              </div>
              <Rating value={rating} size="sm" className="mt-1" />
              {description ? (
                <p
                  dir="auto"
                  className="mt-2 max-w-[68ch] whitespace-pre-line break-words text-ink-soft"
                >
                  {description}
                </p>
              ) : null}
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}
