import { cn } from '@shop/ui/cn'
import { LazyPicture } from '@shop/ui/picture'
import { useState } from 'react'
import { Link } from '#app/lib/link.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'

export interface LogoProps {
  src: string | null
  className?: string
  onClick?: () => void
}

/** The shop's logo, or its name in its place; leads home (specification.md section 2, Navbar). */
export function Logo({ src, className, onClick }: LogoProps) {
  const { settings } = useShop()
  const [failed, setFailed] = useState<string | null>(null)
  const name = settings.app_name
  // The server's picture may have failed before hydration: no event tells of it then.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(src)
  }
  return (
    // Named by itself: on a first view the picture with its words comes after the text.
    <Link
      to="/"
      aria-label={name}
      onClick={onClick}
      className={cn('flex min-w-0 items-center', className)}
    >
      {src && src !== failed ? (
        // The room is there before the picture, whatever the logo's own size is: nothing moves.
        <span className="block h-8 w-32 min-w-0 md:h-10 md:w-40">
          <LazyPicture>
            <img
              ref={look}
              src={src}
              alt={name}
              width={160}
              height={40}
              // Right after the first paint: until then the line belongs to what the page is about.
              loading="lazy"
              onError={() => setFailed(src)}
              // Most logos are drawn for a white page: in the dark scheme they stand on a light plate.
              className="size-full rounded-mark bg-logo-ground object-contain object-left shadow-[0_0_0_4px_var(--logo-ground)] rtl:object-right"
            />
          </LazyPicture>
        </span>
      ) : (
        <span className="truncate font-semibold text-xl tracking-tight">{name}</span>
      )}
    </Link>
  )
}
