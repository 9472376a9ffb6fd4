import { cn } from '@shop/ui/cn'
export interface PersonProps {
  name: string
  /** Under the name: an address or a number. */
  second?: string | null
  className?: string
}

/**
 * Somebody's name, cut where the room ends. Each line stands at the page's start and runs in its own
 * direction: a Latin name on an Arabic page keeps its beginning when it is cut.
 */
export function Person({ name, second, className }: PersonProps) {
  return (
    <span className={cn('grid min-w-0', className)}>
      <span className="flex min-w-0">
        <bdi className="truncate font-semibold">{name}</bdi>
      </span>
      {second ? (
        <span className="flex min-w-0 text-ink-muted">
          <bdi className="truncate">{second}</bdi>
        </span>
      ) : null}
    </span>
  )
}
