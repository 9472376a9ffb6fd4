import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'
import { useImageFailure } from '#lib/use-image-status'
import { LazyPicture } from '../picture/index.ts'
import { initials } from './initials.ts'

export const avatarSizes = {
  sm: 'size-8 text-xs',
  md: 'size-10 text-sm',
  lg: 'size-14 text-lg',
  xl: 'size-20 text-2xl',
}

const avatarShapes = { circle: 'rounded-full', square: 'rounded-control' }

const avatar =
  'inline-grid shrink-0 select-none place-items-center overflow-hidden bg-primary-soft font-semibold text-primary-strong forced-colors:border'

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Whose picture it is; its initials stand in for a missing photo. */
  name: string
  /** The photo's address. Empty, missing or failed: the initials show. */
  src?: string | null
  /** 32, 40, 56 or 80 px. */
  size?: keyof typeof avatarSizes
  /** People are circles, shops may be squares. */
  shape?: 'circle' | 'square'
  /** The name stands beside it already: say nothing twice. */
  decorative?: boolean
}

/** A person's photo or a shop's logo, with initials when there is none. */
export function Avatar({
  name,
  src,
  size = 'md',
  shape = 'circle',
  decorative = false,
  className,
  ...props
}: AvatarProps) {
  const { failed, ref, onError } = useImageFailure(src || undefined)
  const named = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span
      data-slot="avatar"
      {...named}
      {...props}
      className={cn(avatar, avatarSizes[size], avatarShapes[shape], className)}
    >
      {failed ? (
        initials(name)
      ) : (
        <LazyPicture>
          <img
            ref={ref}
            src={src ?? undefined}
            alt=""
            loading="lazy"
            onError={onError}
            className="size-full object-cover"
          />
        </LazyPicture>
      )}
    </span>
  )
}
