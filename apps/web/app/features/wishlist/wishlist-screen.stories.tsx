import type { Product } from '@shop/contract'
import { products, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { favoritesResource } from '#app/data/account.ts'
import {
  hasHeard,
  neverAnswers,
  refuse,
  type StoryAnswer,
  type StoryApi,
} from '#app/stories/story-api.ts'
import { known, withShop } from '#app/stories/with-shop.tsx'
import { WishlistScreen } from './wishlist-screen.tsx'

const favorites = products.map((product) => ({ ...product, is_favorite: true }))
const [first] = favorites

/** A customer's wishlist with these products. */
const wishlistOf = (list: readonly Product[], api?: StoryApi) => ({
  shop: { user, path: '/wishlist', known: known(favoritesResource, [], [...list]), api },
})
/** A customer whose wishlist is asked for, and what the server says to it. */
const asked = (answer: StoryAnswer) => ({
  shop: { user, path: '/wishlist', api: { 'GET /favorite-products': answer } },
})

const meta = {
  title: 'Screens/Wishlist',
  component: WishlistScreen,
  decorators: [withShop],
} satisfies Meta<typeof WishlistScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { parameters: wishlistOf(favorites) }

/** A pressed heart takes the product off at once. */
export const TakingOneOff: Story = {
  parameters: wishlistOf(favorites, {
    'POST /favorite-add-or-remove': { product: { ...first, is_favorite: false } },
  }),
  globals: { locale: 'en' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const before = canvas.getAllByRole('article').length
    const [heart] = canvas.getAllByRole('button', { name: /from the wishlist/ })
    if (heart) await userEvent.click(heart)
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(before - 1))
    await waitFor(() => expect(hasHeard('POST /favorite-add-or-remove')).toBe(true), {
      timeout: 5000,
    })
  },
}

export const Empty: Story = { parameters: wishlistOf([]) }

export const Loading: Story = { parameters: asked(neverAnswers) }

export const Failed: Story = {
  name: 'Error',
  parameters: asked(refuse(500, 'The shop is being tidied up.')),
}

export const OneProduct: Story = { parameters: wishlistOf(favorites.slice(0, 1)) }

export const Arabic: Story = {
  parameters: wishlistOf(favorites),
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
