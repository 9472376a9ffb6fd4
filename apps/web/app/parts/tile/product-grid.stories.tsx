import { products } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { withShop } from '#app/stories/with-shop.tsx'
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx'

const meta = {
  title: 'Patterns/Catalogue/ProductGrid',
  component: ProductGrid,
  decorators: [withShop],
  args: { products: products.slice(0, 12), leading: true },
} satisfies Meta<typeof ProductGrid>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const BesideFilters: Story = {
  args: { products: products.slice(0, 10), layout: 'list' },
}
export const InAccount: Story = {
  args: { products: products.slice(0, 7), layout: 'account' },
}
export const One: Story = { args: { products: products.slice(0, 1) } }
export const Many: Story = { args: { products, leading: false } }
export const Loading: Story = { render: () => <ProductGridSkeleton count={12} /> }
