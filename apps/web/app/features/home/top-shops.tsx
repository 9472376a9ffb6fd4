import type { ShopCard } from '@shop/contract'
import { Avatar } from '@shop/ui/avatar'
import { useT } from '@shop/ui/i18n'
import { Picture } from '@shop/ui/picture'
import { Rating } from '@shop/ui/rating'
import { Section, usePicture } from '#app/features/catalogue/index.ts'
import { productCount } from '#app/i18n/counts.ts'

/** Stock storefronts show as many (wire.md 4). */
const most = 4

/** The shops that people buy most from; there are none in single-vendor mode. */
export function TopShops({ shops }: { shops: readonly ShopCard[] }) {
  const t = useT()
  const pictureOf = usePicture()
  if (shops.length === 0) return null
  return (
    <Section title={t('Top shops')}>
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {shops.slice(0, most).map((shop) => (
          <li key={shop.id}>
            <article className="h-full">
              <Picture
                {...pictureOf(shop.banner, 640)}
                alt=""
                width={640}
                height={240}
                sizes="(min-width: 80rem) 23vw, (min-width: 40rem) 47vw, 100vw"
                className="rounded-tile"
              />
              <div className="-mt-7 relative flex items-end gap-3 ps-4">
                <Avatar
                  name={shop.name}
                  src={pictureOf(shop.logo, 160).src}
                  size="lg"
                  shape="square"
                  decorative
                  className="ring-4 ring-ground"
                />
                <div className="min-w-0 pb-0.5">
                  <h3 className="truncate pt-8 font-semibold text-sm">{shop.name}</h3>
                </div>
              </div>
              <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 ps-4 text-ink-muted text-xs">
                <Rating value={shop.rating} size="sm" showValue />
                <span className="tabular-nums">{productCount(t, shop.total_products)}</span>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  )
}
