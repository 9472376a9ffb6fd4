import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'

export type SeparatorProps = ComponentProps<'hr'> & {
  orientation?: 'horizontal' | 'vertical'
  /** A short word in the line, such as "or". */
  label?: string
}

/** A hairline between two things that belong to different groups. */
export function Separator({
  orientation = 'horizontal',
  label,
  className,
  ...props
}: SeparatorProps) {
  if (label) {
    return (
      <div
        data-slot="separator"
        className={cn('flex items-center gap-3 text-ink-muted text-sm', className)}
      >
        <span className="h-px flex-1 bg-hairline" />
        {label}
        <span className="h-px flex-1 bg-hairline" />
      </div>
    )
  }
  const vertical = orientation === 'vertical'
  return (
    <hr
      data-slot="separator"
      aria-orientation={orientation}
      {...props}
      className={cn(
        'shrink-0 border-0 bg-hairline',
        vertical ? 'w-px self-stretch' : 'h-px w-full',
        className,
      )}
    />
  )
}
