import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { PencilIcon } from '@shop/ui/icons'
import { Rating } from '@shop/ui/rating'
import { Suspense, useState } from 'react'
import { useSession } from '#app/data/session-store.ts'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { createDrafts } from '#app/state/drafts/drafts.ts'
import { emptyDraft, type ReviewDraft, reviveDraft } from './review-draft.ts'
import type { WriteReviewProps } from './use-write-review.ts'

const loadDialog = () => import('./review-dialog.tsx')
const ReviewDialog = lazyPart(loadDialog)
const preload = () => void loadDialog().catch(() => undefined)

/** By order and product. */
const drafts = createDrafts('review', reviveDraft)

/** The own rating of what was delivered, or the way to give one (wire.md 5). */
export function WriteReview({ order, product, shop }: WriteReviewProps) {
  const t = useT()
  const [dialog, setDialog] = useState({ isOpen: false, wasOpened: false })
  const user = useSession().user?.id ?? 0
  const name = `${order} ${product.id}`
  const [draft, setDraft] = useState(() => drafts.read(user, name) ?? emptyDraft)
  const change = (next: ReviewDraft) => {
    setDraft(next)
    if (next === emptyDraft) drafts.forget(user, name)
    else drafts.keep(user, name, next)
  }
  if (product.rating !== null && !dialog.isOpen)
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-ink-muted text-xs">
        {t('Your rating')}
        <Rating value={product.rating} size="sm" />
      </p>
    )
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setDialog({ isOpen: true, wasOpened: true })}
      >
        <PencilIcon aria-hidden="true" className="size-4" />
        {t('Write a review')}
      </Button>
      {dialog.wasOpened ? (
        <Suspense>
          <ReviewDialog
            order={order}
            product={product}
            shop={shop}
            draft={draft}
            onDraftChange={change}
            open={dialog.isOpen}
            onOpenChange={(isOpen) => setDialog({ isOpen, wasOpened: true })}
          />
        </Suspense>
      ) : null}
    </>
  )
}
