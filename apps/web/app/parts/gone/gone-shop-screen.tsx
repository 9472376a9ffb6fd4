import { useT } from '@shop/ui/i18n'
import { StoreIcon } from '@shop/ui/icons'
import { SkeletonRegion } from '@shop/ui/skeleton'
import { goneShopResource } from '#app/data/gone.ts'
import { useResource } from '#app/data/resource.ts'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { ShopTile, ShopTileSkeleton } from '#app/parts/shops/shop-tile.tsx'
import { Section } from '#app/parts/tile/product-section.tsx'
import { GoneFrame } from './gone-frame.tsx'

const grid = 'grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3'
const sizes = '(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw'
const expected = ['one', 'two', 'three']

/** A shop that is closed: says so, and offers shops like it. */
export default function GoneShopScreen({ id }: { id: number }) {
  const t = useT()
  const { data, error } = useResource(goneShopResource, [id])
  const hasNone = data ? data.shops.length === 0 : Boolean(error)
  return (
    <GoneFrame
      icon={<StoreIcon />}
      title={
        data?.name
          ? t('{{name}} is closed', { name: isolate(data.name) })
          : t('This shop is closed')
      }
      hint={t('What you ordered there is still in your orders.')}
      all={{ to: '/shops', label: t('See other shops') }}
    >
      {hasNone ? null : (
        <Section title={t('Similar shops')}>
          {data ? (
            <ul className={grid}>
              {data.shops.map((shop) => (
                <li key={shop.id} className="min-w-0">
                  <ShopTile shop={shop} titleAs="h3" sizes={sizes} />
                </li>
              ))}
            </ul>
          ) : (
            <SkeletonRegion className={grid}>
              {expected.map((name) => (
                <ShopTileSkeleton key={name} />
              ))}
            </SkeletonRegion>
          )}
        </Section>
      )}
    </GoneFrame>
  )
}
