import { useT } from '@shop/ui/i18n'
import { PackageIcon } from '@shop/ui/icons'
import { goneProductResource } from '#app/data/gone.ts'
import { useResource } from '#app/data/resource.ts'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { ProductSection } from '#app/parts/tile/product-section.tsx'
import { GoneFrame } from './gone-frame.tsx'

/** A product that is no longer sold: says so, and offers what is like it. */
export default function GoneProductScreen({ id }: { id: number }) {
  const t = useT()
  const { data, error } = useResource(goneProductResource, [id])
  return (
    <GoneFrame
      icon={<PackageIcon />}
      title={
        data?.name
          ? t('{{name}} is no longer sold', { name: isolate(data.name) })
          : t('This product is no longer sold')
      }
      hint={t('Something like it may be in the shop.')}
      all={{ to: '/products', label: t('Browse all products') }}
    >
      {error && !data ? null : (
        <ProductSection title={t('Similar products')} products={data?.products} leading />
      )}
    </GoneFrame>
  )
}
