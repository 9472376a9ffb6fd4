import type { Banner } from '@shop/contract'
import { usePicture } from '#app/state/shop/use-picture.ts'
import { SpokenPicture } from './spoken-picture.tsx'

/** At most two pictures between the products. */
export function Ads({ ads }: { ads: readonly Banner[] }) {
  const pictureOf = usePicture()
  if (ads.length === 0) return null
  return (
    <ul className={`grid gap-4 sm:gap-5 ${ads.length > 1 ? 'lg:grid-cols-2' : ''}`}>
      {ads.map((ad) => (
        <li key={ad.id} className="overflow-hidden rounded-tile">
          <SpokenPicture
            {...pictureOf(ad.thumbnail)}
            banner={ad}
            width={960}
            height={320}
            sizes="(min-width: 64rem) 48vw, 100vw"
          />
        </li>
      ))}
    </ul>
  )
}
