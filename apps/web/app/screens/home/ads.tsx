import type { Banner } from '@shop/contract'
import { Picture } from '@shop/ui/picture'
import { usePicture } from '#app/state/shop/use-picture.ts'

/** At most two pictures between the products. */
export function Ads({ ads }: { ads: readonly Banner[] }) {
  const pictureOf = usePicture()
  if (ads.length === 0) return null
  return (
    <ul className={`grid gap-4 sm:gap-5 ${ads.length > 1 ? 'md:grid-cols-2' : ''}`}>
      {ads.map(({ id, title, thumbnail }) => (
        <li key={id}>
          <Picture
            {...pictureOf(thumbnail)}
            alt={title ?? ''}
            width={960}
            height={320}
            sizes="(min-width: 48rem) 48vw, 100vw"
            className="rounded-tile"
          />
        </li>
      ))}
    </ul>
  )
}
