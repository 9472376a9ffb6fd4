import type { Banner } from '@shop/contract'
import { buttonSizes, buttonStyle, buttonVariants } from '@shop/ui/button'
import { cn } from '@shop/ui/cn'
import { useT } from '@shop/ui/i18n'
import { Picture, type PictureProps } from '@shop/ui/picture'
import { DestinationLink, useDestinationOf } from '#app/parts/frame/settings-link.tsx'

export interface SpokenPictureProps extends Omit<PictureProps, 'alt'> {
  banner: Banner
  /** The panel of the words: where it stands on the picture, where that is wide enough. */
  panelClassName?: string
}

/**
 * A picture of the home page. Where the server says where it leads, its title is said on it and all of it is the
 * way there; where the picture is not high enough for any title the words stand below it, and on phones it shows
 * what lies at its far side. Any other picture may have words of its own: nothing is laid over it.
 */
export function SpokenPicture({
  banner: { title, link },
  className = '',
  panelClassName = '',
  ...picture
}: SpokenPictureProps) {
  const t = useT()
  const destination = useDestinationOf()(link)
  if (!destination || !title)
    return (
      <span className="flex h-full flex-col">
        <Picture {...picture} alt={title ?? ''} className={`${className} grow`} />
      </span>
    )
  return (
    <DestinationLink destination={destination} className="relative flex h-full flex-col">
      <Picture
        {...picture}
        alt=""
        className={`${className} max-sm:aspect-[4/3]`}
        imageClassName="max-sm:object-right rtl:max-sm:object-left"
      />
      <span
        className={`flex grow items-center justify-between gap-4 bg-tile p-4 font-semibold text-lg lg:absolute lg:start-3 lg:bottom-3 lg:block lg:max-w-88 lg:rounded-float ${panelClassName}`}
      >
        <span className="block min-w-0 text-balance tracking-tight">{title}</span>
        <span className={cn(buttonStyle, buttonVariants.primary, buttonSizes.sm, 'lg:mt-6')}>
          {t('Shop now')}
        </span>
      </span>
    </DestinationLink>
  )
}
