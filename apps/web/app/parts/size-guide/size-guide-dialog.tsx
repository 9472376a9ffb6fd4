import '#app/whole.css'
import { Dialog, type DialogProps } from '@shop/ui/dialog'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { SkeletonRegion, SkeletonText } from '@shop/ui/skeleton'
import { legalPageResource } from '#app/data/content.ts'
import { useResource } from '#app/data/resource.ts'
import { SafeHtml } from '#app/parts/safe-html/safe-html.tsx'

export interface SizeGuideDialogProps extends Required<Pick<DialogProps, 'open' | 'onOpenChange'>> {
  /** The written page's slug. */
  page: string
}

/** The page that says how sizes are measured, over the product that is chosen by them. */
export function SizeGuideDialog({ page, ...dialog }: SizeGuideDialogProps) {
  const t = useT()
  const { data, error, isValidating, mutate } = useResource(legalPageResource, [page])
  return (
    // It stands still while its text comes: that is of any length.
    <Dialog {...dialog} size="lg" title={data?.title ?? t('Size guide')} className="h-160 sm:h-160">
      {data?.description ? (
        <SafeHtml of={data} text="description" clean={data.clean} className="max-w-none" />
      ) : data ? (
        <EmptyState title={t('This page does not exist')} className="min-h-60" />
      ) : error ? (
        <ErrorState
          message={t(error.message)}
          onRetry={() => void mutate()}
          retrying={isValidating}
          className="min-h-60"
        />
      ) : (
        <SkeletonRegion className="block">
          <SkeletonText lines={3} />
          <SkeletonText lines={6} className="mt-8" />
        </SkeletonRegion>
      )}
    </Dialog>
  )
}
