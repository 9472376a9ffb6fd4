import type { Category } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { Picture } from '@shop/ui/picture'
import { categoryHref } from '#app/lib/hrefs.ts'
import { Link } from '#app/lib/link.tsx'
import { Section } from '#app/parts/tile/product-section.tsx'
import { usePicture } from '#app/state/shop/use-picture.ts'

/** Full rows of ten: the rest is one link away. */
const shown = (categories: readonly Category[]) =>
  categories.slice(0, categories.length < 20 ? 10 : 20)

/** The categories that lead into the shop. */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  const t = useT()
  const pictureOf = usePicture()
  if (categories.length === 0) return null
  return (
    <Section title={t('Shop by category')} href="/categories">
      <ul className="-mx-4 flex snap-x scroll-ps-4 gap-3 overflow-x-auto px-4 pb-1 scrollbar-none sm:mx-0 sm:grid sm:grid-cols-5 sm:gap-5 sm:px-0 xl:grid-cols-10">
        {shown(categories).map((category) => (
          <li key={category.id} className="w-24 min-w-0 shrink-0 snap-start sm:w-auto">
            <Link
              to={categoryHref(category)}
              prefetch="intent"
              className="group/category block rounded-tile text-center"
            >
              <Picture
                {...pictureOf(category.thumbnail, 320)}
                alt=""
                width={320}
                height={320}
                sizes="(min-width: 80rem) 8rem, (min-width: 40rem) 18vw, 6rem"
                className="rounded-full"
                imageClassName="transition-[scale] duration-250 motion-safe:group-hover/category:scale-105"
              />
              <span className="mt-2.5 line-clamp-3 wrap-anywhere font-medium text-xs underline-offset-4 group-hover/category:underline sm:text-sm">
                {category.name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
