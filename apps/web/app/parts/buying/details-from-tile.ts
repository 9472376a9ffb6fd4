import type { Product, ProductDetails } from '@shop/contract'

/** What a tile knew, in the shape of the details that are on their way. */
export function detailsFromTile({ thumbnail, ...product }: Product): ProductDetails {
  return {
    ...product,
    short_description: '',
    description: '',
    thumbnails: [{ id: null, type: 'image', thumbnail, url: null, color_id: null }],
    flash_sale: null,
    meta_title: null,
    meta_description: null,
    meta_keywords: null,
    size_guide: null,
  }
}
