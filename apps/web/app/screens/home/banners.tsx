import type { Banner } from '@shop/contract'
import { Carousel } from '@shop/ui/carousel'
import { useT } from '@shop/ui/i18n'
import { Picture } from '@shop/ui/picture'
import { preloadPicture } from '#app/lib/preload-picture.ts'
import { usePicture } from '#app/state/shop/use-picture.ts'

const sizes = '(min-width: 100rem) 95rem, 100vw'

/** The shop's offers, one after the other. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const t = useT()
  const pictureOf = usePicture()
  const [first] = banners
  if (!first) return null
  const lead = pictureOf(first.thumbnail)
  preloadPicture(lead, sizes)
  return (
    <Carousel label={t('Offers')} autoplay={6000}>
      {banners.map(({ id, title, thumbnail }, index) => (
        <Picture
          key={id}
          {...pictureOf(thumbnail)}
          alt={title ?? ''}
          width={1280}
          height={427}
          sizes={sizes}
          priority={index === 0}
          className="max-sm:aspect-[5/2] 2xl:aspect-[7/2]"
        />
      ))}
    </Carousel>
  )
}
