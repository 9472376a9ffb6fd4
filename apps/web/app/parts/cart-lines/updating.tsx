import { useT } from '@shop/ui/i18n'
import { Spinner } from '@shop/ui/spinner'
import type { ReactNode } from 'react'

export interface UpdatingProps {
  isUpdating: boolean
  /** What stands here otherwise. */
  children?: ReactNode
}

/** Says that the money is about to change. Keeps its room, so that nothing moves. */
export function Updating({ isUpdating, children }: UpdatingProps) {
  const t = useT()
  return (
    <span role="status" className="flex min-h-5 items-center gap-2 text-ink-muted text-xs">
      {isUpdating ? (
        <>
          <Spinner size="sm" />
          {t('Updating')}
        </>
      ) : (
        children
      )}
    </span>
  )
}
