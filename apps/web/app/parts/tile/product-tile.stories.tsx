import {
  longNameProduct,
  noPictureProduct,
  plainProduct,
  product,
  soldOutProduct,
  unratedProduct,
  user,
} from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { favoritesResource } from '#app/data/favorites.ts'
import { choiceStores } from '#app/state/choices/choices.ts'
import { say } from '#app/stories/say.ts'
import { authSpies, cartSpies, known, withShop } from '#app/stories/with-shop.tsx'
import { ProductTile } from './product-tile.tsx'

const meta = {
  title: 'Patterns/Catalogue/ProductTile',
  component: ProductTile,
  decorators: [
    (Story) => (
      <div className="w-64">
        <Story />
      </div>
    ),
    withShop,
  ],
  args: { product: plainProduct, sizes: '16rem' },
} satisfies Meta<typeof ProductTile>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Discounted: Story = { args: { product } }
export const SoldOut: Story = { args: { product: soldOutProduct } }
export const LongName: Story = { args: { product: longNameProduct } }
export const NoPicture: Story = { args: { product: noPictureProduct } }
export const Unrated: Story = { args: { product: unratedProduct } }
export const ManyColours: Story = {
  args: {
    product: {
      ...product,
      colors: [...product.colors, ...product.colors].map((color, index) => ({
        ...color,
        id: index + 1,
      })),
    },
  },
}

/** In a list of a colour it is seen in that colour, and its page opens in it. */
export const InTheAskedColour: Story = {
  args: { product, colors: [3] },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: product.name })
    await expect(link).toHaveAttribute('href', `/products/${product.id}/details?color_id=3`)
    const shown = canvasElement.querySelector('img')
    await expect(shown?.getAttribute('src')).toBe(product.colors[2]?.thumbnail)
  },
}

const dearSize = product.sizes.find(({ price }) => price > 0)

/** In a list of a size it says what it costs in that size, and its page opens in it. */
export const InTheAskedSize: Story = {
  args: { product, inSizes: [dearSize?.id ?? 0] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: product.name })
    await expect(link).toHaveAttribute(
      'href',
      `/products/${product.id}/details?size_id=${dearSize?.id}`,
    )
    const price = product.discount_price + (dearSize?.price ?? 0)
    await expect(canvas.getByText(new RegExp(price.toFixed(2)))).toBeVisible()
  },
}

/** Of two asked sizes it says what the cheaper costs; which one it is to be is left to the shopper. */
export const InTwoAskedSizes: Story = {
  args: { product, inSizes: product.sizes.map(({ id }) => id) },
  parameters: { visual: { reason: 'Looks like Default: only its link could differ.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: product.name })).toHaveAttribute(
      'href',
      `/products/${product.id}/details`,
    )
  },
}

/** With a mouse its dots show it in each colour; the link follows. */
export const DotsAsSwatches: Story = {
  args: { product },
  play: async ({ canvas, canvasElement }) => {
    const second = product.colors[1]
    const [, dot] = canvasElement.querySelectorAll('button[title]')
    if (dot) await fireEvent.click(dot)
    const link = canvas.getByRole('link', { name: product.name })
    await expect(link).toHaveAttribute(
      'href',
      `/products/${product.id}/details?color_id=${second?.id}`,
    )
    await expect(canvasElement.querySelector('img')?.getAttribute('src')).toBe(second?.thumbnail)
  },
}

export const NoBrandInAShopOfShops: Story = { args: { product: { ...product, brand: null } } }
export const OtherCurrency: Story = {
  parameters: {
    shop: {
      currency: {
        id: 4,
        name: 'SEK',
        symbol: 'kr',
        rate: 10.4,
        rate_from_default: 10.4,
        is_default: false,
        position: 'suffix',
      },
    },
  },
}

export const OnTheWishlist: Story = {
  parameters: { shop: { user, known: known(favoritesResource, [], [plainProduct]) } },
}

/** A guest's heart asks for the login and is kept (decision 022). */
export const GuestPressesTheHeart: Story = {
  play: async ({ canvas }) => {
    authSpies.askLogin.mockClear()
    await userEvent.click(
      await canvas.findByRole('button', {
        name: say('Add {{name}} to the wishlist', { name: plainProduct.name }),
      }),
    )
    await expect(authSpies.askLogin).toHaveBeenCalledWith({
      kind: 'favorite',
      product: plainProduct.id,
      wanted: true,
    })
  },
}

/** It is wished for in the colour that it is shown in, before the login as after it. */
export const WishedForInItsColour: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: { visual: { reason: 'The tile of InTheAskedColour.' } },
  args: { product, colors: [product.colors[2]?.id ?? 0] },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', {
        name: say('Add {{name}} to the wishlist', { name: product.name }),
      }),
    )
    await waitFor(() =>
      expect(choiceStores.saved.read()).toContainEqual({
        product: product.id,
        color: product.colors[2]?.id,
        size: null,
      }),
    )
  },
}

/** Without a choice to make, one press puts it in the cart. */
export const QuickAdd: Story = {
  play: async ({ canvas }) => {
    cartSpies.add.mockClear()
    await userEvent.click(
      await canvas.findByRole('button', {
        name: say('Add {{name}} to the cart', { name: plainProduct.name }),
      }),
    )
    await expect(cartSpies.add).toHaveBeenCalledWith(
      expect.objectContaining({ product_id: plainProduct.id, quantity: 1 }),
      expect.objectContaining({ name: plainProduct.name }),
    )
  },
}

/** The name is the link; Tab goes on to the heart and to the cart. */
export const ByKeyboard: Story = {
  parameters: { visual: { reason: 'It ends on the button that QuickAdd presses.' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', {
      name: say('Add {{name}} to the wishlist', { name: plainProduct.name }),
    })
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: plainProduct.name })).toHaveFocus()
    await userEvent.tab()
    await expect(
      canvas.getByRole('button', {
        name: say('Add {{name}} to the wishlist', { name: plainProduct.name }),
      }),
    ).toHaveFocus()
    await userEvent.tab()
    await expect(
      canvas.getByRole('button', {
        name: say('Add {{name}} to the cart', { name: plainProduct.name }),
      }),
    ).toHaveFocus()
  },
}
