import type { Product } from '@shop/contract'
import { products, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { favoritesResource } from '#app/data/favorites.ts'
import { choiceStores, keepChoice } from '#app/state/choices/choices.ts'
import { inTheAccount } from '#app/stories/in-the-shop.tsx'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import {
  hasHeard,
  neverAnswers,
  refuse,
  type StoryAnswer,
  type StoryApi,
} from '#app/stories/story-api.ts'
import { authSpies, known, withShop } from '#app/stories/with-shop.tsx'
import { WishlistScreen } from './wishlist-screen.tsx'

const favorites = products.map((product) => ({ ...product, is_favorite: true }))
const [first] = favorites

/** A customer's wishlist with these products. */
const wishlistOf = (list: readonly Product[], api?: StoryApi) => ({
  shop: { user, path: '/wishlist', known: known(favoritesResource, [], [...list]), api },
})
/** A customer whose wishlist is asked for, and what the server says to it. */
const withAnswer = (answer: StoryAnswer) => ({
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

const second = favorites[0]?.colors[1]

/** Each is shown in the colour that it was wished for in, and opens in it. */
export const InTheAskedColour: Story = {
  decorators: [
    (Story) => {
      useState(() => keepChoice(choiceStores.saved, first?.id ?? 0, { color: second?.id ?? null }))
      return <Story />
    },
  ],
  parameters: wishlistOf(favorites.slice(0, 2)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: first?.name })).toHaveAttribute(
      'href',
      `/products/${first?.id}/details?color_id=${second?.id}`,
    )
  },
}

const answering = (answer: StoryAnswer): StoryApi => ({
  'POST /favorite-add-or-remove': answer,
  'GET /favorite-products': { products: favorites },
})

/** Asks about the first product; answers its heart. */
async function askAboutFirst(canvas: { findAllByRole: typeof screen.findAllByRole }) {
  const name = say('Remove {{name}} from the wishlist', { name: first?.name ?? '' })
  const [heart] = await canvas.findAllByRole('button', { name })
  if (!heart) throw new Error('No heart')
  await press(heart)
  await screen.findByRole('alertdialog', { name: say('Remove from the wishlist?') })
  await waitFor(() => expect(screen.getByRole('button', { name: say('Keep it') })).toHaveFocus())
  return heart
}

/** Asks about the first product, and says yes. */
async function takeFirstOff(canvas: { findAllByRole: typeof screen.findAllByRole }) {
  await askAboutFirst(canvas)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
}

let isListed = true
/** Its call turns one round, as a server's does. */
const turning: StoryApi = {
  'POST /favorite-add-or-remove': () => {
    isListed = !isListed
    return Response.json({ data: { product: { ...first, is_favorite: isListed } } })
  },
  'GET /favorite-products': () =>
    Response.json({ data: { products: isListed ? favorites : favorites.slice(1) } }),
}

const isGone = (canvas: Pick<typeof screen, 'queryByRole'>) =>
  waitFor(() =>
    expect(canvas.queryByRole('heading', { name: first?.name })).not.toBeInTheDocument(),
  )

/** The heart asks before the product vanishes with it. */
export const AskedFirst: Story = {
  parameters: wishlistOf(favorites),
  play: async ({ canvas }) => {
    await askAboutFirst(canvas)
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}

/** It is off, which is said; the message leads back. */
export const Removed: Story = {
  beforeEach: () => {
    isListed = true
  },
  parameters: wishlistOf(favorites, turning),
  play: async ({ canvas }) => {
    await takeFirstOff(canvas)
    await isGone(canvas)
    const said = await screen.findByText(say('Removed from the wishlist'), {}, { timeout: 5000 })
    await waitFor(() => expect(said).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    // Its time stops while the focus is in it.
    await userEvent.keyboard('{F8}')
  },
}

/** Asked first; a yes takes the product off before the server has answered, which is said, and can be undone. */
export const TakingOneOff: Story = {
  tags: ['!autodocs', 'no-vrt'],
  beforeEach: () => {
    isListed = true
  },
  parameters: {
    ...wishlistOf(favorites, turning),
    visual: { reason: 'It ends as Filled: what was taken off is back.' },
  },
  play: async ({ canvas }) => {
    await takeFirstOff(canvas)
    await isGone(canvas)
    await waitFor(() => expect(hasHeard('POST /favorite-add-or-remove')).toBe(true), {
      timeout: 5000,
    })
    await screen.findByText(say('Removed from the wishlist'), {}, { timeout: 5000 })
    // The question hands its focus on as it goes: a key might go elsewhere.
    await userEvent.click(screen.getByRole('button', { name: say('Undo') }))
    await expect(await canvas.findByRole('heading', { name: first?.name })).toBeVisible()
  },
}

/** With the last one its heart and the list are gone: the focus is on what stands there now. */
export const TakingTheLastOff: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...wishlistOf(favorites.slice(0, 1), {
      ...answering({ product: { ...first, is_favorite: false } }),
      'GET /favorite-products': { products: [] },
    }),
    visual: { reason: 'It looks like Empty.' },
  },
  play: async ({ canvas }) => {
    await takeFirstOff(canvas)
    const explore = await canvas.findByRole('link', { name: say('Explore products') })
    await waitFor(() => expect(explore).toHaveFocus())
  },
}

/** A no changes nothing, and the focus is back on the heart. */
export const KeepingIt: Story = {
  parameters: wishlistOf(favorites),
  play: async ({ canvas }) => {
    const heart = await askAboutFirst(canvas)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(heart).toHaveFocus()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  },
}

/** The server refuses: the product is back, with its message. */
export const RemoveRefused: Story = {
  parameters: wishlistOf(favorites, answering(refuse(422, 'The list is being tidied up.'))),
  play: async ({ canvas }) => {
    await takeFirstOff(canvas)
    await waitFor(() => expect(screen.getByText('The list is being tidied up.')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('heading', { name: first?.name })).toBeVisible())
    await expect(screen.queryByText(say('Removed from the wishlist'))).not.toBeInTheDocument()
  },
}

export const Empty: Story = { parameters: wishlistOf([]) }

export const Loading: Story = { parameters: withAnswer(neverAnswers) }

export const Failed: Story = {
  name: 'Error',
  parameters: withAnswer(refuse(500, 'The shop is being tidied up.')),
}

export const OneProduct: Story = { parameters: wishlistOf(favorites.slice(0, 1)) }

/** The middle of a thousand. */
export const ThousandProducts: Story = {
  parameters: {
    shop: {
      user,
      path: '/wishlist?page=50',
      known: known(
        favoritesResource,
        [],
        Array.from({ length: 1000 }, (_, index) => ({
          ...(favorites[index % favorites.length] as Product),
          id: index + 1,
        })),
      ),
    },
  },
}

export const SingleVendor: Story = {
  parameters: { shop: { ...wishlistOf(favorites).shop, settings: { multi_vendor: false } } },
}

export const LongTexts: Story = {
  decorators: [withLongWords],
  parameters: wishlistOf(
    favorites.slice(0, 6).map((one) => ({
      ...one,
      name: longName,
      brand: longName,
      price: one.price * 12_345,
      discount_price: one.discount_price * 12_345,
    })),
  ),
}

const whole = {
  decorators: [inTheAccount],
  parameters: { ...wishlistOf(favorites), layout: 'fullscreen' },
}
export const InTheShop: Story = whole
/** Somebody who is not signed in is on the way home and to the login. */
export const Guest: Story = {
  ...whole,
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    layout: 'fullscreen',
    shop: { path: '/wishlist' },
    visual: { reason: 'A page that is being left, however far it came.' },
  },
  play: async () => {
    await waitFor(() =>
      expect(authSpies.askLogin).toHaveBeenCalledWith({ kind: 'go', path: '/wishlist' }),
    )
  },
}
export const Arabic: Story = { ...whole, globals: { locale: 'ar' }, tags: ['!autodocs'] }
export const Phone: Story = {
  ...whole,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
}
