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
  const { app_name: name, web_logo_dark: dark } = settings
  const [failed, setFailed] = useState<readonly string[]>([])
  const fail = (picture: string) => setFailed((before) => [...before, picture])
  const hasDark = dark !== null && !failed.includes(dark)
  return (
    // Named by itself: on a first view the picture with its words comes after the text.
    <Link
      to="/"
      aria-label={name}
      onClick={onClick}
      className={cn('flex min-w-0 items-center', className)}
    >
      {src && !failed.includes(src) ? (
        // The room is there before the picture, whatever the logo's own size is: nothing moves.
        <span className="block h-8 w-32 min-w-0 md:h-10 md:w-40">
          <LazyPicture>
            <Drawn
              src={src}
              name={name}
              onFail={fail}
              // Most logos are drawn for a white page: in the dark scheme they stand on a light plate.
              className={
                hasDark
                  ? '[display:var(--light-only)]'
                  : 'rounded-mark bg-logo-ground shadow-[0_0_0_4px_var(--logo-ground)]'
              }
            />
          </LazyPicture>
          {hasDark ? (
            <LazyPicture>
              <Drawn src={dark} name={name} onFail={fail} className="[display:var(--dark-only)]" />
            </LazyPicture>
          ) : null}
        </span>
      ) : (
        <span dir="auto" className="truncate font-semibold text-xl tracking-tight">
          {name}
        </span>
      )}
    </Link>
  )
}

interface DrawnProps {
  src: string
  name: string
  onFail: (src: string) => void
  className: string
}

function Drawn({ src, name, onFail, className }: DrawnProps) {
  return (
    <img
      // The server's picture may have failed before hydration: no event tells of it then.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) onFail(src)
      }}
      src={src}
      alt={name}
      width={160}
      height={40}
      // Right after the first paint: until then the line belongs to what the page is about.
      loading="lazy"
      onError={() => onFail(src)}
      className={cn('size-full object-contain object-left rtl:object-right', className)}
    />
  )
}
