import { useT } from '@shop/ui/i18n'
import { Suspense, useId, useRef } from 'react'
import type { ReviewsOf } from '#app/data/reviews.ts'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { useNear } from '#app/lib/use-near.ts'
import { ReviewsSkeleton } from './reviews-skeleton.tsx'

const ReviewsContent = /* @__PURE__ */ lazyPart(() => import('./reviews-content.tsx'))

export interface ReviewsProps {
  of: ReviewsOf
}

/** What buyers said of a product or a shop; code and data load when it comes near the view (wire.md 16). */
export function Reviews({ of }: ReviewsProps) {
  const t = useT()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const near = useNear(section)

  const toTop = () => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <section ref={section} aria-labelledby={id}>
      <h2
        ref={heading}
        id={id}
        tabIndex={-1}
        className="mb-5 scroll-mt-6 font-semibold text-xl tracking-tight outline-none sm:text-2xl"
      >
        {t('Reviews')}
      </h2>
      {near ? (
        <Suspense fallback={<ReviewsSkeleton />}>
          <ReviewsContent of={of} onTurn={toTop} />
        </Suspense>
      ) : (
        <ReviewsSkeleton />
      )}
    </section>
  )
}
