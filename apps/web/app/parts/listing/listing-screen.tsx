import type { Category } from '@shop/contract'
import type { ReactNode } from 'react'
import type { Prefetched } from '#app/data/resource.ts'
import { frame, PageTitle } from '#app/parts/page/page-frame.tsx'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { type FixedListing, isNarrowed } from './listing-query.ts'
import { useListing } from './listing-state.ts'
import { ProductListing } from './product-listing.tsx'

export interface ListingScreenProps {
  /** The page's title, in the document and as its heading. */
  title: string
  /** The heading, where it says more than the title. */
  heading?: ReactNode
  description?: string
  /** The plain list's address. */
  path: string
  /** Between the heading and the list: sub-categories. */
  intro?: ReactNode
  jsonLd?: readonly object[]
  fixed?: FixedListing
  categories?: readonly Category[]
  sorted?: boolean
  failure?: Prefetched['failure']
}

/** A screen that is a list of products. Narrowed lists are kept from search engines. */
export function ListingScreen({
  title,
  heading = title,
  description,
  path,
  intro,
  jsonLd,
  ...list
}: ListingScreenProps) {
  const { listing } = useListing()
  return (
    <div className={`${frame} py-6 sm:py-8`}>
      <PageHead
        title={title}
        description={description}
        canonical={listing.page > 1 ? `${path}?page=${listing.page}` : path}
        hidden={isNarrowed(listing)}
        jsonLd={jsonLd}
      />
      <PageTitle>{heading}</PageTitle>
      {intro}
      <div className="mt-5 sm:mt-6">
        <ProductListing {...list} />
      </div>
    </div>
  )
}
