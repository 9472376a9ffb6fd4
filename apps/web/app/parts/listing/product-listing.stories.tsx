import { productList } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { listingAt } from '#app/stories/listing-states.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { ProductListing } from './product-listing.tsx'

const short = { ...productList, total: 2, products: productList.products.slice(0, 2) }

/** A list with its filters, its line and its pages; what it is a list of is said by the screen around it. */
const meta = {
  title: 'Patterns/Catalogue/ProductListing',
  component: ProductListing,
  decorators: [
    (Story) => (
      <div className="p-4">
        <Story />
      </div>
    ),
    withShop,
  ],
  parameters: { layout: 'fullscreen', ...listingAt('/products', short) },
} satisfies Meta<typeof ProductListing>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** On phones the count and all that narrows the list are one line, which scrolls. */
export const Narrowed: Story = {
  tags: ['vrt-ends'],
  parameters: listingAt(
    '/products?brand_id=2&color_id=3&size_id=2&rating=4&min_price=20&max_price=200',
    short,
  ),
}

/** Where the sort is what the list is about, there is none to choose. */
export const Sorted: Story = { args: { sorted: true } }
