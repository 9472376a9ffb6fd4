import type { OrderProduct, ShopCard, StoreReview } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useSWRConfig } from 'swr'
import { rereadRatings, sendReview } from '#app/data/write-review.ts'
import { type EveryField, useSending } from '#app/parts/forms/use-sending.ts'
import type { ReviewDraft } from './review-draft.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** What is reviewed. */
export interface WriteReviewProps {
  /** The delivered order. */
  order: number
  product: Pick<OrderProduct, 'id' | 'name' | 'thumbnail' | 'rating'>
  /** The shop that it came from, while it can be rated with it. */
  shop?: Pick<ShopCard, 'name' | 'logo'> | null | undefined
}

/** Sends a review of a product of an order; what shows it is read anew. */
export function useWriteReview(
  { order, product }: { order: number; product: number },
  onWritten: () => void,
) {
  const t = useT()
  const { toast } = useToaster()
  const { mutate } = useSWRConfig()
  const form = { name: `review ${order} ${product}`, failure: t('The review was not sent') }
  return useSending(form, async ({ rating, description, photos, ...draft }: ReviewDraft) => {
    const hasPhotos = photos.length > 0
    const review: EveryField<StoreReview> = {
      order_id: order,
      product_id: product,
      // Without a star the server says what is missing, as it does with the words.
      rating: rating ?? '',
      description,
      // A server without photos has never heard of them (wire.md 5).
      photos: hasPhotos
        ? await Promise.all(photos.map(({ file }) => shrinkPhoto(file)))
        : undefined,
      photo_alts: hasPhotos ? photos.map(({ alt }) => alt.trim()) : undefined,
      shop_rating: draft.shopRating ?? undefined,
      shop_description: draft.shopRating === null ? undefined : draft.shopDescription,
    }
    await sendReview(review)
    onWritten()
    toast({ tone: 'success', title: t('Thank you for your review') })
    await rereadRatings(mutate)
  })
}
