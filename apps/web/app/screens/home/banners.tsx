import type { Banner } from '@shop/contract'
import { Carousel } from '@shop/ui/carousel'
import { useT } from '@shop/ui/i18n'
import { preloadPicture } from '#app/lib/preload-picture.ts'
import { usePicture } from '#app/state/shop/use-picture.ts'
import { SpokenPicture } from './spoken-picture.tsx'

/** On phones a picture with words is cut to 4:3 of its height. */
const sizesOf = ({ title, link }: Banner) =>
  `(min-width: 100rem) 95rem, ${title && link ? '(min-width: 40rem) 100vw, 180vw' : '100vw'}`

/** The shop's offers, one after the other. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const t = useT()
  const pictureOf = usePicture()
  const [first] = banners
  if (!first) return null
  preloadPicture(pictureOf(first.thumbnail), sizesOf(first))
  return (
    <Carousel label={t('Offers')} autoplay={6000}>
      {banners.map((banner, index) => (
        <SpokenPicture
          key={banner.id}
          {...pictureOf(banner.thumbnail)}
          banner={banner}
          width={1280}
          height={427}
          sizes={sizesOf(banner)}
          priority={index === 0}
          className="max-sm:aspect-[5/2] 2xl:aspect-[7/2]"
          // Clear of the slides' dots and arrows.
          panelClassName="pb-12 lg:mx-14 lg:mb-8 lg:px-8 lg:py-8 lg:text-3xl"
        />
      ))}
    </Carousel>
  )
}
