import {
  brands,
  categories,
  emptyProductList,
  longNameProduct,
  productList,
  products,
} from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { neverAnswers, refuse } from '#app/stories/story-api.ts'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { ListingScreen } from './listing-screen.tsx'

const shop = (changes: ShopStory) => ({ shop: { path: '/products', ...changes } })
const answers = (data: object) => ({ 'GET /products': data })

const meta = {
  title: 'Screens/Listing',
  component: ListingScreen,
  decorators: [withShop],
  args: { title: 'Products', path: '/products', categories },
  parameters: { layout: 'fullscreen', ...shop({ api: answers(productList) }) },
} satisfies Meta<typeof ListingScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Narrowed: Story = {
  parameters: shop({
    path: '/products?category_id=1&sub_category_id=2&brand_id=1&color_id=3&size_id=2&rating=4&max_price=120&sort_type=low_to_high',
    api: answers({ ...productList, total: 3, products: products.slice(0, 3) }),
  }),
}

export const Searched: Story = {
  args: { heading: 'Results for “wool”' },
  parameters: shop({ path: '/products?search=wool', api: answers(productList) }),
}

export const LastPage: Story = {
  parameters: shop({
    path: '/products?page=100',
    api: answers({ ...productList, total: 1000, products: products.slice(0, 2) }),
  }),
}

export const Loading: Story = { parameters: shop({ api: { 'GET /products': neverAnswers } }) }

export const Empty: Story = {
  parameters: shop({ path: '/products?brand_id=3', api: answers(emptyProductList) }),
}

export const NothingFound: Story = {
  parameters: shop({ path: '/products?search=xyzzy', api: answers(emptyProductList) }),
}

export const PastTheEnd: Story = {
  parameters: shop({ path: '/products?page=9', api: answers({ ...emptyProductList, total: 24 }) }),
}

export const Failed: Story = {
  parameters: shop({ api: { 'GET /products': refuse(500, 'The database is being moved.') } }),
}

export const LongTextsAndManyBrands: Story = {
  parameters: shop({
    api: answers({
      ...productList,
      products: products.slice(0, 10).map((one) => ({ ...one, name: longNameProduct.name })),
      filters: {
        ...productList.filters,
        brands: Array.from({ length: 40 }, (_, index) => ({
          id: index + 1,
          name: index === 2 ? 'Donaudampfschifffahrtsgesellschaft' : `Brand ${index + 1}`,
        })),
      },
    }),
  }),
}

export const SortIsThePage: Story = {
  args: { title: 'Most Popular Products', path: '/most-popular', sorted: true },
  parameters: shop({ path: '/most-popular', api: answers(productList) }),
}

/** Each value is a link; choosing it narrows the list, its chip takes it away again. */
export const ChooseAndRemove: Story = {
  globals: { viewport: { value: 'desktop' }, locale: 'en' },
  play: async ({ canvas }) => {
    const brand = brands[0]?.name ?? ''
    await userEvent.click(await canvas.findByRole('link', { name: brand }))
    const chip = await canvas.findByRole('link', { name: `Remove ${brand}` })
    await expect(canvas.getByRole('link', { name: brand })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(chip)
    await waitFor(() => expect(chip).not.toBeInTheDocument())
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** On a small screen the filters come up in a drawer, with what they leave on its button. */
export const PhoneDrawer: Story = {
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ canvas, canvasElement }) => {
    // The runner's window may be wide: there the column stands instead of the button.
    const button = await canvas.findByText('Filters', { selector: 'a' })
    if (getComputedStyle(button).display === 'none') return
    await userEvent.click(button)
    const body = canvasElement.ownerDocument.body
    await waitFor(() => expect(body.querySelector('[role=dialog]')).toBeVisible())
    await expect(body).toHaveTextContent('Show 24 products')
  },
}
