import { colors, product, productShop, sizes } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Options, type OptionsProps } from '#app/parts/buying/options.tsx'
import { DeliveryNote } from '#app/parts/product/delivery-note.tsx'
import { ShareButton } from '#app/parts/product/share-button.tsx'
import { StockNote } from '#app/parts/product/stock-note.tsx'
import { SafeHtml } from '#app/parts/safe-html/safe-html.tsx'
import { serverCleaned } from '#app/stories/cleaned.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { ProductSkeleton } from './product-skeleton.tsx'
import { ShopCard } from './shop-card.tsx'

const shop = productShop(0)

const chosen = (
  color: (typeof colors)[number] | undefined,
  size: (typeof sizes)[number] | undefined,
): OptionsProps['buying'] => ({
  color: color ?? null,
  size: size ?? null,
  sizesRef: { current: null },
  sizeMissing: false,
  soldOut: false,
  chooseColor: fn(),
  chooseSize: fn(),
})

const meta = {
  title: 'Patterns/Product/Parts',
  component: Options,
  decorators: [
    (Story) => (
      <div className="grid grid-cols-1 max-w-120 gap-6">
        <Story />
      </div>
    ),
    withShop,
  ],
  args: {
    product: { colors, sizes },
    buying: chosen(colors[0], sizes[0]),
  },
} satisfies Meta<typeof Options>
export default meta
type Story = StoryObj<typeof meta>

export const ColoursAndSizes: Story = {}
export const WithSurcharge: Story = {
  args: { buying: chosen(colors[2], sizes[3]) },
}
export const OnlySizes: Story = {
  args: { product: { colors: [], sizes }, buying: chosen(undefined, sizes[0]) },
}
export const Stock: Story = {
  render: () => (
    <>
      <StockNote quantity={40} />
      <StockNote quantity={2} />
      <StockNote quantity={0} />
    </>
  ),
}
export const Delivery: Story = {
  render: () => (
    <>
      <DeliveryNote shop={shop} />
      <DeliveryNote shop={{ ...shop, delivery_charge: 0 }} />
      <DeliveryNote shop={null} />
    </>
  ),
}
export const Shop: Story = {
  render: () => (
    <>
      <ShopCard shop={shop} product={product.id} color={null} />
      <ShopCard
        shop={{ ...shop, last_online: false, logo: '' }}
        product={product.id}
        color={null}
      />
      <ShopCard
        shop={{ ...shop, name: 'A shop that has a name without any end or mercy at all' }}
        product={product.id}
        color={null}
      />
    </>
  ),
}
export const Share: Story = { render: () => <ShareButton title={product.name} /> }
export const Description: Story = {
  render: () => (
    <SafeHtml
      clean={serverCleaned}
      text="description"
      of={{
        description:
          '<p>Knitted from <strong>extra-fine</strong> merino.</p><h3>Details</h3><ul><li>100% wool</li><li>Made in Portugal</li></ul><table><tbody><tr><th>Weight</th><td>340 g</td></tr></tbody></table>',
      }}
    />
  ),
}
export const Loading: Story = { render: () => <ProductSkeleton /> }
