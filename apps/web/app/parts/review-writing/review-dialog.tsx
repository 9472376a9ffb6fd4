import { reviewPhotos } from '@shop/contract/files'
import { lengths } from '@shop/contract/lengths'
import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog'
import { Field } from '@shop/ui/field'
import { FileInput } from '@shop/ui/file-input'
import { useT } from '@shop/ui/i18n'
import { Picture } from '@shop/ui/picture'
import { RatingInput } from '@shop/ui/rating-input'
import { TextInput } from '@shop/ui/text-input'
import { Textarea } from '@shop/ui/textarea'
import { useId } from 'react'
import { SendingForm } from '#app/parts/forms/sending-form.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { usePicture } from '#app/state/shop/use-picture.ts'
import { emptyDraft, type ReviewDraft } from './review-draft.ts'
import { ShopPart } from './shop-part.tsx'
import { useWriteReview, type WriteReviewProps } from './use-write-review.ts'

export interface ReviewDialogProps extends WriteReviewProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  draft: ReviewDraft
  onDraftChange: (draft: ReviewDraft) => void
}

/** Photos are made smaller before they go, so a camera's may be large. */
const largestPhoto = 20 * 1024 * 1024

/** Stars, words and, where the server takes them, photos for something that was delivered. */
export default function ReviewDialog({
  order,
  product,
  shop,
  open,
  onOpenChange,
  draft,
  onDraftChange,
}: ReviewDialogProps) {
  const t = useT()
  const id = useId()
  const pictureOf = usePicture()
  const { settings } = useShop()
  const { submit, ...sending } = useWriteReview({ order, product: product.id }, () => {
    onOpenChange(false)
    onDraftChange(emptyDraft)
  })
  const { errorOf, forgive, isSending } = sending
  const change = (field: string, changes: Partial<ReviewDraft>) => {
    forgive(field)
    onDraftChange({ ...draft, ...changes })
  }
  const choose = (files: readonly File[]) =>
    change('photos', {
      photos: files.map(
        (file) => draft.photos.find((one) => one.file === file) ?? { file, alt: '' },
      ),
    })
  const describe = (described: File, alt: string) =>
    change('photo_alts', {
      photos: draft.photos.map((one) => (one.file === described ? { ...one, alt } : one)),
    })

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Write a review')}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={id} loading={isSending}>
            {t('Publish review')}
          </Button>
        </>
      }
    >
      <SendingForm
        id={id}
        sending={sending}
        onSubmit={() => void submit(draft)}
        className="grid gap-5"
      >
        <p className="flex items-center gap-3">
          <Picture
            {...pictureOf(product.thumbnail, 160)}
            sizes="56px"
            alt=""
            width={56}
            height={56}
            className="size-14 shrink-0 rounded-control"
          />
          <bdi className="line-clamp-2 wrap-anywhere font-medium">{product.name}</bdi>
        </p>
        <RatingInput
          label={t('Your rating')}
          required
          name="rating"
          value={draft.rating}
          onValueChange={(rating) => change('rating', { rating })}
          error={errorOf('rating')}
          meanings={[t('Poor'), t('Fair'), t('Good'), t('Very good'), t('Excellent')]}
        />
        <Field label={t('Your review')} required error={errorOf('description')}>
          <Textarea
            name="description"
            rows={4}
            maxLength={lengths.review}
            value={draft.description}
            onChange={({ target }) => change('description', { description: target.value })}
          />
        </Field>
        {settings.capabilities.includes('review_photos') ? (
          <Field
            label={t('Photos')}
            hint={t('Up to {{count}} photos of the product', { count: reviewPhotos.max })}
            optional
            error={errorOf('photos')}
          >
            <FileInput
              multiple
              accept={reviewPhotos.accept}
              maxSize={largestPhoto}
              maxFiles={reviewPhotos.max}
              value={draft.photos.map(({ file }) => file)}
              onValueChange={choose}
              busy={isSending}
            />
          </Field>
        ) : null}
        {draft.photos.map(({ file, alt }, index) => (
          <Field
            // Chosen files have no id, and two may have one name; what is typed lives in the draft.
            key={`${file.name} ${file.lastModified} ${file.size}`}
            label={t('What does photo {{number}} show?', { number: index + 1 })}
            optional
            error={errorOf(`photo_alts.${index}`)}
          >
            <TextInput
              value={alt}
              maxLength={lengths.line}
              dir="auto"
              onChange={({ target }) => describe(file, target.value)}
            />
          </Field>
        ))}
        {shop ? <ShopPart shop={shop} draft={draft} error={errorOf} onChange={change} /> : null}
      </SendingForm>
    </Dialog>
  )
}
