import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'
import { swatchStyle } from './swatch-style.ts'

export const swatchSizes = { xs: 'size-3', sm: 'size-7', md: 'size-9' }

export type SwatchProps = ComponentProps<'span'> & {
  /** A hex colour: `#1a73e8`. Anything else is drawn in the grey of lines. */
  color: string
  /** 12 px beside text, 28 px in a filter, 36 px to choose. */
  size?: keyof typeof swatchSizes
}

/** A colour. Say its name beside it, or in it for screen readers. */
export function Swatch({ color, size = 'md', style, className, ...props }: SwatchProps) {
  return (
    <span
      data-slot="swatch"
      {...props}
      style={{ ...swatchStyle(color), ...style }}
      className={cn(
        'inline-block shrink-0 rounded-full border border-edge/40',
        swatchSizes[size],
        className,
      )}
    />
  )
}
