import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'

export type SeparatorProps = ComponentProps<'hr'> & {
  /** `vertical` is as high as the row that it stands in. */
  orientation?: 'horizontal' | 'vertical'
  /** A short word in the line, such as "or". Read out as text; only with `horizontal`. */
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
        {...props}
        className={cn('flex items-center gap-3 text-ink-muted text-sm', className)}
      >
        <span className="flex-1 border-hairline border-t" />
        {label}
        <span className="flex-1 border-hairline border-t" />
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
        'shrink-0 border-0 border-hairline',
        vertical ? 'self-stretch border-s' : 'w-full border-t',
        className,
      )}
    />
  )
}
