import { lengths } from '@shop/contract/lengths'
import { useT } from '@shop/ui/i18n'
import { SearchInput } from '@shop/ui/search-input'
import type { FormEvent } from 'react'
import { type Prefetched, useResource } from '#app/data/resource.ts'
import { shopCategoriesResource } from '#app/data/shops.ts'
import { useNavigate } from '#app/lib/use-navigate.ts'
import { useListing } from '#app/parts/listing/listing-state.ts'
import { ProductListing } from '#app/parts/listing/product-listing.tsx'

export interface ShopProductsProps {
  shop: number
  failure: Prefetched['failure']
}

/** What a shop sells, with a search and filters of its own. */
export function ShopProducts({ shop, failure }: ShopProductsProps) {
  const t = useT()
  const navigate = useNavigate()
  const { listing, params, hrefFor } = useListing()
  const { data: categories = [] } = useResource(shopCategoriesResource, [shop])
  const go = (search: string) =>
    void navigate(hrefFor({ search: search || null }), { preventScrollReset: true })
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    go(String(new FormData(event.currentTarget).get('search') ?? '').trim())
  }
  const others = [...params].filter(([name]) => name !== 'search' && name !== 'page')
  return (
    <>
      <search>
        <form method="get" onSubmit={find} className="mb-6 max-w-md">
          {others.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SearchInput
            // Another address brings another term.
            key={listing.search}
            name="search"
            aria-label={t('Search in this shop')}
            placeholder={t('Search in this shop')}
            defaultValue={listing.search ?? ''}
            maxLength={lengths.search}
            onClear={() => (listing.search ? go('') : undefined)}
            submitLabel={t('Search')}
          />
        </form>
      </search>
      <ProductListing fixed={{ shop_id: shop }} categories={categories} failure={failure} />
    </>
  )
}
