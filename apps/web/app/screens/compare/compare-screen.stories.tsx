import type { Product } from '@shop/contract'
import { longNameProduct, plainProduct, product, soldOutProduct } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { type ProductAnswer, productResource } from '#app/data/catalogue.ts'
import { detailsFromTile } from '#app/parts/buying/details-from-tile.ts'
import { type Compared, compareList } from '#app/state/compare/compare-list.ts'
import { serverCleaned } from '#app/stories/cleaned.ts'
import { inTheShop } from '#app/stories/in-the-shop.tsx'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse } from '#app/stories/story-api.ts'
import { cartSpies, known, type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { CompareScreen } from './compare-screen.tsx'

const answerOf = (one: Product): ProductAnswer => ({
  product: detailsFromTile(one),
  related_products: [],
  popular_products: [],
  clean: serverCleaned,
})

const knownAll = (products: readonly Product[]) =>
  Object.assign({}, ...products.map((one) => known(productResource, [one.id], answerOf(one))))

const compared = (products: readonly Compared[]) => () => {
  compareList.replace(products)
  return () => compareList.replace([])
}

/** Products to compare, and what is known of them. */
const shop = (products: readonly Product[], more: ShopStory = {}) => ({
  beforeEach: compared(products),
  parameters: { shop: { path: '/compare', known: knownAll(products), ...more } },
})

const four = [product, plainProduct, soldOutProduct, longNameProduct]

const meta = {
  title: 'Screens/Compare',
  component: CompareScreen,
  decorators: [withShop],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CompareScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = shop([product, plainProduct])
export const Four: Story = { ...shop(four), tags: ['vrt-forced-colors'] }
export const One: Story = shop([plainProduct])
export const SingleVendor: Story = shop([product, plainProduct], {
  settings: { multi_vendor: false },
})
export const Loading: Story = shop([product, plainProduct], {
  known: {},
  api: { 'GET /product-details': neverAnswers },
})

/** One could not be read and one is not sold any more: the others are compared. */
export const SomeFailed: Story = {
  ...shop(four, {
    known: knownAll(four.slice(0, 2)),
    api: {
      'GET /product-details': (request) =>
        request.url.includes(`product_id=${soldOutProduct.id}`)
          ? refuse(500, 'The database is being moved.')()
          : refuse(422, 'The product id is wrong', { product_id: ['unknown'] })(),
    },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2), { timeout: 5000 })
  },
}

export const LongTexts: Story = {
  ...shop(
    four.map((one) => ({
      ...one,
      name: longName,
      brand: longName,
      price: one.price * 123_456,
      shop: one.shop && { ...one.shop, name: longName },
    })),
  ),
  decorators: [withLongWords],
}

const [, red] = product.colors

/** What was put there in a colour opens in it. */
export const InTheAskedColour: Story = {
  beforeEach: compared([
    { ...product, thumbnail: red?.thumbnail ?? '', color: red?.id ?? null },
    plainProduct,
  ]),
  tags: ['no-vrt'],
  parameters: {
    ...shop([product, plainProduct]).parameters,
    visual: { reason: 'Looks like Two.' },
  },
  play: async ({ canvas }) => {
    const head = await canvas.findByRole('columnheader', { name: new RegExp(product.name) })
    await expect(head.querySelector('a')).toHaveAttribute(
      'href',
      `/products/${product.id}/details?color_id=${red?.id}`,
    )
    await press(canvas.getByRole('button', { name: say('Choose options') }))
    await expect(await screen.findByRole('radio', { name: red?.name })).toBeChecked()
  },
}

/** Rows of the same content go, and come back. */
export const OnlyDifferences: Story = {
  ...shop([product, { ...plainProduct, brand: product.brand }]),
  play: async ({ canvas }) => {
    const brand = () => canvas.queryByRole('row', { name: new RegExp(`^${say('Brand')}`) })
    await expect(brand()).toBeInTheDocument()
    canvas.getByRole('switch', { name: say('Only differences') }).focus()
    await userEvent.keyboard(' ')
    await expect(brand()).not.toBeInTheDocument()
    await expect(
      canvas.getByRole('row', { name: new RegExp(`^${say('Price')}`) }),
    ).toBeInTheDocument()
  },
}

/** Two of a kind. */
export const NothingDiffers: Story = shop([plainProduct, { ...plainProduct, id: 999 }])

/** Into the cart, out of the comparison, all of it, and back. */
export const Used: Story = {
  ...shop([product, plainProduct]),
  decorators: [inTheShop],
  play: async ({ canvas }) => {
    cartSpies.add.mockClear()
    await press(await canvas.findByRole('button', { name: say('Add to cart') }))
    await expect(cartSpies.add).toHaveBeenCalledWith(
      expect.objectContaining({ product_id: plainProduct.id, quantity: 1 }),
      expect.objectContaining({ name: plainProduct.name }),
    )
    const [first] = canvas.getAllByRole('button', { name: new RegExp(`^${say('Remove')}`) })
    await press(first as HTMLElement)
    await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(1))
    await press(canvas.getByRole('button', { name: say('Clear all') }))
    await expect(await canvas.findByText(say('Nothing to compare yet'))).toBeInTheDocument()
    // Its button has gone with the table.
    await expect(canvas.getByRole('heading', { level: 1 })).toContainElement(
      document.activeElement as HTMLElement,
    )
    await press(await canvas.findByRole('button', { name: say('Undo') }))
    await expect(await canvas.findByRole('columnheader')).toHaveTextContent(plainProduct.name)
  },
}

/** It comes last, so that nothing is left for the stories of other files. */
export const Empty: Story = shop([])
