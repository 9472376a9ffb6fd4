import { plainProduct, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { favoritesResource } from '#app/data/favorites.ts'
import { say } from '#app/stories/say.ts'
import { hasHeard, refuse } from '#app/stories/story-api.ts'
import { authSpies, known, withShop } from '#app/stories/with-shop.tsx'
import { HeartButton } from './heart-button.tsx'

const meta = {
  title: 'Patterns/Catalogue/HeartButton',
  component: HeartButton,
  decorators: [withShop],
  args: { product: plainProduct, color: null, variant: 'float' },
} satisfies Meta<typeof HeartButton>
export default meta

const heardOf = (call: string) =>
  waitFor(() => expect(hasHeard(call)).toBe(true), { timeout: 5000 })
type Story = StoryObj<typeof meta>

export const Guest: Story = {
  parameters: { visual: { reason: 'The heart of a guest is off.' } },
}

/** A session that turns out to be over: the login opens, and the wish goes on after it. */
export const Expired: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    shop: {
      user,
      known: known(favoritesResource, [], [plainProduct]),
      api: { 'POST /favorite-add-or-remove': refuse(401, 'Unauthenticated.') },
    },
    visual: { reason: 'What it shows is the login, which is photographed in Flows/Auth.' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() =>
      expect(authSpies.askLogin).toHaveBeenCalledWith({
        kind: 'favorite',
        product: plainProduct.id,
        wanted: false,
      }),
    )
  },
}

export const Off: Story = {
  parameters: { shop: { user, known: known(favoritesResource, [], []) } },
}

export const On: Story = {
  parameters: { shop: { user, known: known(favoritesResource, [], [plainProduct]) } },
}

/** The heart fills before the server has answered. */
export const Pressed: Story = {
  parameters: {
    shop: {
      user,
      known: known(favoritesResource, [], []),
      api: {
        'POST /favorite-add-or-remove': { product: { ...plainProduct, is_favorite: true } },
        'GET /favorite-products': { products: [plainProduct] },
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(
      () => expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true'),
      { timeout: 5000 },
    )
    await heardOf('POST /favorite-add-or-remove')
  },
}

/** A refusal turns it back and says why. */
export const Refused: Story = {
  parameters: {
    shop: {
      user,
      known: known(favoritesResource, [], []),
      api: {
        'POST /favorite-add-or-remove': refuse(422, 'This product is not sold any more'),
        'GET /favorite-products': { products: [] },
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const heart = canvas.getByRole('button')
    await userEvent.click(heart)
    await waitFor(
      () =>
        expect(canvasElement.ownerDocument.body).toHaveTextContent(
          say('This product is not sold any more'),
        ),
      { timeout: 5000 },
    )
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heardOf('GET /favorite-products')
  },
}
