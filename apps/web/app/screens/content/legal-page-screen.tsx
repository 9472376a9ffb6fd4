import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { Skeleton, SkeletonRegion, SkeletonText } from '@shop/ui/skeleton'
import { isNoPage, legalPageResource } from '#app/data/content.ts'
import { type Prefetched, useResource } from '#app/data/resource.ts'
import { MissingScreen } from '#app/parts/page/missing-screen.tsx'
import { frame, windowHigh } from '#app/parts/page/page-frame.tsx'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { LongText } from '#app/parts/safe-html/long-text.tsx'
import { ContentFrame } from './content-frame.tsx'
import { nameOfPage } from './good-to-know.ts'
import { legalHref } from './legal-links.ts'

export interface LegalPageScreenProps {
  slug: string
  /** Why the server could not read the page while it rendered. */
  failure?: Prefetched['failure']
}

/** A written page: terms, privacy, about, and /page/{slug} (specification.md section 2). */
export function LegalPageScreen({ slug, failure = null }: LegalPageScreenProps) {
  const t = useT()
  const { data, error, isValidating, mutate } = useResource(legalPageResource, [slug])
  const problem = data ? null : (error ?? failure)
  const path = legalHref(slug)

  if (problem) {
    return (
      <div className={`${frame} py-8`}>
        <PageHead title={t('Something went wrong')} canonical={path} />
        <ErrorState
          titleAs="h1"
          message={t(problem.message)}
          onRetry={() => void mutate()}
          retrying={isValidating}
          className="min-h-[50dvh]"
        />
      </div>
    )
  }
  if (!data) return <LegalPageSkeleton />
  if (isNoPage(data))
    return (
      <MissingScreen
        title={t('This page does not exist')}
        hint={t('It may have been renamed or taken away.')}
      />
    )
  const title = data.title ?? nameOfPage(t, slug)
  return (
    <ContentFrame title={title}>
      <PageHead title={title} canonical={path} />
      {data.description ? <LongText of={data} text="description" clean={data.clean} /> : null}
    </ContentFrame>
  )
}

function LegalPageSkeleton() {
  return (
    <SkeletonRegion className={`${frame} ${windowHigh} block pt-6 pb-16`}>
      <Skeleton className="h-4 w-40" />
      <span className="mt-6 grid gap-x-12 lg:grid-cols-[14rem_minmax(0,1fr)] xl:gap-x-20">
        <span className="block lg:col-start-2">
          <Skeleton className="h-8 w-64 max-w-full" />
          <SkeletonText lines={4} className="mt-8 max-w-[68ch]" />
          <Skeleton className="mt-8 h-6 w-48" />
          <SkeletonText lines={5} className="mt-4 max-w-[68ch]" />
        </span>
      </span>
    </SkeletonRegion>
  )
}
