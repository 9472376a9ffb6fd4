import { productDetails, products, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { recentViewsResource } from '#app/data/catalogue.ts'
import { recentlyViewedList } from '#app/state/recently-viewed/recently-viewed-list.ts'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { hasHeard, refuse } from '#app/stories/story-api.ts'
import { known, withShop } from '#app/stories/with-shop.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'

const viewedAt = (at: () => number) => () => {
  recentlyViewedList.replace({
    seen: products.slice(0, 6).map((product) => ({ product, at: at() })),
    forgotten: null,
  })
  return () => recentlyViewedList.replace({ seen: [], forgotten: null })
}

const meta = {
  title: 'Patterns/Catalogue/RecentlyViewed',
  component: RecentlyViewed,
  decorators: [withShop],
  beforeEach: viewedAt(() => Date.now()),
} satisfies Meta<typeof RecentlyViewed>
export default meta
type Story = StoryObj<typeof meta>

/** This browser's own list. */
export const Guest: Story = {}

/** The server's list; this browser's own is another one. */
export const Customer: Story = {
  parameters: {
    shop: { user, known: known(recentViewsResource, [], products.slice(6, 9)) },
  },
}

/** The product that is being looked at is noted down, and not shown. */
export const BesideAProduct: Story = {
  args: { current: productDetails },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: productDetails.name })).not.toBeInTheDocument()
    await waitFor(() =>
      expect(recentlyViewedList.read().seen[0]?.product.id).toBe(productDetails.id),
    )
  },
}

/** Cleared, and taken back. */
export const Cleared: Story = {
  parameters: { visual: { reason: 'Taken back, it looks as Guest does.' } },
  play: async ({ canvas }) => {
    const clear = { name: new RegExp(`^${say('Clear')}`) }
    await press(canvas.getByRole('button', clear))
    await waitFor(() => expect(canvas.queryByRole('article')).not.toBeInTheDocument())
    await press(await canvas.findByRole('button', { name: say('Undo') }, { timeout: 5000 }))
    await expect(await canvas.findByRole('button', clear)).toBeVisible()
  },
}

/** What is old is read again before it is believed: all of it is not sold any more. */
export const Outdated: Story = {
  tags: ['no-vrt'],
  parameters: {
    shop: { api: { 'GET /product-details': refuse(422, 'The product id is wrong') } },
    visual: { reason: 'It ends with nothing: the products are gone.' },
  },
  beforeEach: viewedAt(() => 0),
  play: async ({ canvas }) => {
    await waitFor(() => expect(hasHeard('GET /product-details')).toBe(true), { timeout: 5000 })
    await waitFor(() => expect(canvas.queryByRole('article')).not.toBeInTheDocument())
  },
}
