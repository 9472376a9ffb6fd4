import { cart, checkout, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { neverAnswers } from '#app/stories/story-api.ts'
import { cartSpies, type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { CartTab } from './cart-tab.tsx'

const shown: ShopStory = {
  user,
  cart: { cart, count: cart.total },
  api: { 'POST /cart/checkout': checkout },
}

const meta = {
  title: 'Patterns/Cart/Side tab',
  component: CartTab,
  decorators: [withShop],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '320px' } },
    shop: shown,
  },
} satisfies Meta<typeof CartTab>
export default meta
type Story = StoryObj<typeof meta>

/** Item count and total; opens the basket. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const tab = canvas.queryByRole('button')
    // On small screens it is not there.
    if (!tab) return
    tab.focus()
    await expect(cartSpies.preloadDrawer).toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(cartSpies.openDrawer).toHaveBeenCalled()
  },
}

let requested: unknown = null

/** Count and sum are of the same lines, also where some of them are chosen. */
export const SomeChosen: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    shop: {
      ...shown,
      cart: { ...shown.cart, chosenShops: [cart.cart_items[0]?.shop_id ?? 0] },
      api: {
        'POST /cart/checkout': async (request: Request) => {
          requested = ((await request.json()) as { shop_ids: unknown }).shop_ids
          return Response.json({ message: 'ok', data: checkout })
        },
      },
    },
    visual: { reason: 'Looks like Default; it is about what is asked.' },
  },
  beforeEach: () => {
    requested = null
  },
  play: async ({ canvas }) => {
    if (!canvas.queryByRole('button')) return
    const all = cart.cart_items.map(({ shop_id }) => shop_id)
    await waitFor(() => expect(requested).toEqual(all.toSorted((a, b) => a - b)))
  },
}

export const Guest: Story = { parameters: { shop: {} } }

/** A customer whose cart has not been read, or cannot be: it is not said to be empty. */
export const Unknown: Story = {
  parameters: { shop: { user, cart: { cart: null, count: null } } },
}

export const Updating: Story = {
  parameters: { shop: { ...shown, cart: { ...shown.cart, isUpdating: true } } },
}

export const TotalLoading: Story = {
  parameters: { shop: { ...shown, api: { 'POST /cart/checkout': neverAnswers } } },
}

/** Not on checkout, and not beside the journal. */
export const OnCheckout: Story = {
  tags: ['no-vrt'],
  parameters: {
    shop: { ...shown, path: '/checkout' },
    visual: { reason: 'Nothing is drawn.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

const unseen = { reason: 'Nothing is drawn.' }

export const OnBlogs: Story = {
  ...OnCheckout,
  tags: ['no-vrt'],
  parameters: { visual: unseen, shop: { ...shown, path: '/blogs' } },
}

export const OnABlogPost: Story = {
  ...OnCheckout,
  tags: ['no-vrt'],
  parameters: { visual: unseen, shop: { ...shown, path: '/blog/first-light' } },
}
