import type { Product, ProductDetails } from '@shop/contract'

/** What a tile says of a product, out of its details. */
export const tileOf = ({
  short_description: _lead,
  description: _text,
  thumbnails,
  flash_sale: _sale,
  meta_title: _title,
  meta_description: _summary,
  meta_keywords: _words,
  size_guide: _guide,
  ...product
}: ProductDetails): Product => ({
  ...product,
  thumbnail: thumbnails.find(({ thumbnail }) => thumbnail)?.thumbnail ?? '',
})
