import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'
import { useT } from '../i18n/index.ts'

/** One grey shape. Give it the geometry of what will stand there: `className="h-5 w-32"`. */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      {...props}
      className={cn('block animate-breathe rounded-mark bg-tile forced-colors:border', className)}
    />
  )
}

export type SkeletonTextProps = ComponentProps<'span'> & {
  /** How many lines; the last one is shorter. */
  lines?: number
}

/** Lines of text that are on their way. */
export function SkeletonText({ lines = 3, className, ...props }: SkeletonTextProps) {
  const names = Array.from({ length: lines }, (_, line) => `line-${line + 1}`)
  return (
    <span
      data-slot="skeleton-text"
      aria-hidden="true"
      {...props}
      className={cn('grid gap-2.5', className)}
    >
      {names.map((name) => (
        <Skeleton key={name} className="h-3.5 last:w-3/5" />
      ))}
    </span>
  )
}

/** A product tile on its way: square picture, two lines of name, a price. */
export function SkeletonTile({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="skeleton-tile"
      aria-hidden="true"
      {...props}
      className={cn('block', className)}
    >
      <Skeleton className="aspect-square w-full rounded-tile" />
      <Skeleton className="mt-3 h-4 w-11/12" />
      <Skeleton className="mt-2 h-4 w-3/5" />
      <Skeleton className="mt-3 h-5 w-2/5" />
    </span>
  )
}

/** A row with a small picture and two lines: cart items, shops, messages. */
export function SkeletonRow({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="skeleton-row"
      aria-hidden="true"
      {...props}
      className={cn('flex items-center gap-4', className)}
    >
      <Skeleton className="size-16 shrink-0 rounded-control" />
      <span className="grid flex-1 gap-2.5">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-3.5 w-2/5" />
      </span>
    </span>
  )
}

export type SkeletonRegionProps = ComponentProps<'div'> & {
  /** What is being waited for, for screen readers. */
  label?: string
}

/** Wraps the skeletons of one block and says once that it is loading. */
export function SkeletonRegion({ label, children, ...props }: SkeletonRegionProps) {
  const t = useT()
  return (
    <div data-slot="skeleton-region" role="status" aria-busy="true" {...props}>
      <span className="sr-only">{label ?? t('Loading')}</span>
      {children}
    </div>
  )
}
