import { type ComponentProps, type CSSProperties, useMemo } from 'react'
import { cn } from '#lib/cn'
import { mergeRefs } from '#lib/merge-refs'
import { useImageFailure } from '#lib/use-image-status'
import { ImageOffIcon } from '../icons/index.ts'
import { LazyPicture } from './lazy-picture.tsx'

export type PictureSource = {
  /** `image/avif`, `image/webp`. */
  type: string
  /** `/a-320.avif 320w, /a-640.avif 640w`. */
  srcSet: string
}

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'width' | 'height' | 'loading'> & {
  /** The fallback's address. Empty, missing or failed: a calm sign shows. */
  src?: string | null
  /** Empty for decoration. */
  alt: string
  /** The picture's own size: it reserves the room, so nothing moves when it comes. */
  width: number
  /** In px, of the picture itself: its room is held by both. */
  height: number
  /** Better formats, best first. */
  sources?: PictureSource[]
  /** The largest picture in the first view: loaded at once and before others. */
  priority?: boolean
  /** In the first view too: loaded at once, but after the largest one. */
  eager?: boolean
  /** How it fills its box. */
  fit?: 'cover' | 'contain'
  /** Styles the image itself; `className` styles the tinted box around it. */
  imageClassName?: string
}

/**
 * A picture in a calm tinted box that has its final size from the start. The picture is never
 * hidden until scripts run, and one that failed before they ran is noticed too.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  sources = [],
  sizes,
  priority = false,
  eager = priority,
  fit = 'cover',
  imageClassName,
  className,
  ref,
  onError,
  ...props
}: PictureProps) {
  const image = useImageFailure(src || undefined)
  const refs = useMemo(() => mergeRefs(image.ref, ref), [image.ref, ref])
  const { failed } = image
  const picture = (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={refs}
        {...props}
        sizes={sizes}
        src={src ?? undefined}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={eager ? undefined : 'async'}
        onError={(event) => {
          image.onError(event)
          onError?.(event)
        }}
        className={cn(
          'absolute inset-0 size-full',
          fit === 'cover' ? 'object-cover' : 'object-contain',
          imageClassName,
        )}
      />
    </picture>
  )
  return (
    <span
      data-slot="picture"
      data-failed={failed || undefined}
      style={{ '--ratio': `${width} / ${height}` } as CSSProperties}
      className={cn(
        'relative block aspect-(--ratio) overflow-hidden bg-tile forced-colors:data-failed:border',
        className,
      )}
    >
      {failed ? (
        <span
          {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
          className="absolute inset-0 grid place-items-center text-ink-faint"
        >
          <ImageOffIcon aria-hidden="true" className="size-2/5 max-h-10 max-w-10 stroke-[1.5]" />
        </span>
      ) : eager ? (
        picture
      ) : (
        <LazyPicture>{picture}</LazyPicture>
      )}
    </span>
  )
}
