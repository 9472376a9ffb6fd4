import { lengths } from '@shop/contract/lengths'
import { Avatar } from '@shop/ui/avatar'
import { Field } from '@shop/ui/field'
import { useT } from '@shop/ui/i18n'
import { RatingInput } from '@shop/ui/rating-input'
import { Textarea } from '@shop/ui/textarea'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { usePicture } from '#app/state/shop/use-picture.ts'
import type { ReviewDraft } from './review-draft.ts'
import type { WriteReviewProps } from './use-write-review.ts'

export interface ShopPartProps {
  shop: NonNullable<WriteReviewProps['shop']>
  draft: ReviewDraft
  error: (field: string) => string | undefined
  onChange: (field: string, changes: Partial<ReviewDraft>) => void
}

/** How the shop was, apart from what it sold: once an order, and only for who likes to say it. */
export function ShopPart({ shop, draft, error, onChange }: ShopPartProps) {
  const t = useT()
  const pictureOf = usePicture()
  return (
    <section aria-label={t('The shop')} className="grid gap-5 border-hairline border-t pt-5">
      <p className="flex items-center gap-3">
        <Avatar name={shop.name} src={pictureOf(shop.logo, 96).src} decorative />
        <bdi className="wrap-anywhere font-medium">{shop.name}</bdi>
      </p>
      <RatingInput
        label={t('How was the shop?')}
        hint={t('Delivery, packing and answers of {{shop}}', { shop: isolate(shop.name) })}
        name="shop_rating"
        value={draft.shopRating}
        onValueChange={(shopRating) => onChange('shop_rating', { shopRating })}
        error={error('shop_rating')}
        meanings={[t('Poor'), t('Fair'), t('Good'), t('Very good'), t('Excellent')]}
      />
      {draft.shopRating === null ? null : (
        <Field label={t('About the shop')} optional error={error('shop_description')}>
          <Textarea
            name="shop_description"
            rows={3}
            maxLength={lengths.review}
            value={draft.shopDescription}
            onChange={({ target }) =>
              onChange('shop_description', { shopDescription: target.value })
            }
          />
        </Field>
      )}
    </section>
  )
}
