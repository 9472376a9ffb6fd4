import type { ProductDetails } from '@shop/contract'
import {
  cart,
  longNameProduct,
  product,
  productAnswer,
  productDetails,
  reviewList,
  user,
} from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { type ProductAnswer, productResource } from '#app/data/catalogue.ts'
import { uncleaned } from '#app/lib/cleaned.ts'
import { choiceStores, keepChoice } from '#app/state/choices/choices.ts'
import { rememberTile } from '#app/state/recently-viewed/shown-tiles.ts'
import { serverCleaned } from '#app/stories/cleaned.ts'
import { inTheShop } from '#app/stories/in-the-shop.tsx'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { runningSale } from '#app/stories/sale-times.ts'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse } from '#app/stories/story-api.ts'
import { cartSpies, known, type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { ProductScreen } from './product-screen.tsx'

const answer = (changes: Partial<ProductDetails> = {}): ProductAnswer => ({
  ...productAnswer,
  product: { ...productDetails, ...changes },
  clean: serverCleaned,
})

const shop = (changes: Partial<ProductDetails>, more: ShopStory = {}) => ({
  shop: {
    path: '/products/1/details',
    known: known(productResource, [1], answer(changes)),
    api: { 'GET /reviews': reviewList },
    ...more,
  },
})

const api = (answers: object) => ({
  shop: {
    path: '/products/1/details',
    api: { 'GET /product-details': answers, 'GET /reviews': reviewList },
  },
})

const meta = {
  title: 'Screens/Product details',
  component: ProductScreen,
  decorators: [withShop],
  args: { id: 1 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductScreen>
export default meta
type Story = StoryObj<typeof meta>

// Parameters of stories merge into the file's: what is known stands in each story.
export const Default: Story = { parameters: shop({}) }
export const Plain: Story = {
  parameters: shop({ sizes: [], colors: [], discount_price: 0, short_description: '' }),
}
const arrival = () =>
  new RegExp(
    `^(${say('Arrives {{dates}}', { dates: '' })}|${say('Delivery in {{time}}', { time: '' })})`,
  )

/** It can be kept in mind, and what is like it and in stock comes right below. */
export const SoldOut: Story = {
  parameters: shop({ quantity: 0 }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: say('Save to the wishlist') }),
    ).toHaveAttribute('aria-pressed', 'false')
    for (const button of canvas.getAllByRole('button', { name: say('Sold out') }))
      await expect(button).toBeDisabled()
    // Its sizes can be read, and none is asked for.
    const sizes = within(
      canvas.getByRole('group', { name: `${say('Size')} ${say('Sold out')}` }),
    ).getAllByRole('radio')
    for (const size of sizes) await expect(size).toBeDisabled()
    await expect(canvas.queryByText(say('Please choose'))).toBeNull()
    const instead = canvas.getByRole('region', { name: say('Like it, and in stock') })
    await expect(instead).toBeVisible()
    await expect(within(instead).queryByText(say('Sold out'))).toBeNull()
    await expect(canvas.queryByText(arrival())).toBeNull()
  },
}
/** What one asks before one buys: when it comes, how it goes back, how it is paid. */
export const Facts: Story = {
  parameters: shop({ sizes: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(arrival())).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: say('Returns within {{count}} days', { count: 3 }) }),
    ).toBeVisible()
    await expect(canvas.getByText(say('Pay online, or in cash on delivery'))).toBeVisible()
  },
}
/** A shop that takes nothing back and is paid online, with a time that is no span of days. */
export const OtherFacts: Story = {
  parameters: shop(
    {
      shop: productDetails.shop && { ...productDetails.shop, estimated_delivery_time: 'Next week' },
    },
    { settings: { return_order_within_days: 0, cash_on_delivery: false } },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Next week/)).toBeVisible()
    await expect(
      canvas.queryByText(
        new RegExp(say('Returns within {{count}} days', { count: 0 }).split('0')[0] ?? ''),
      ),
    ).toBeNull()
    await expect(canvas.getByText(say('Pay online'))).toBeVisible()
  },
}
export const FewLeft: Story = { parameters: shop({ quantity: 3 }) }
export const LongTexts: Story = {
  decorators: [withLongWords],
  parameters: shop({
    name: `${longNameProduct.name} ${longName}`,
    brand: longName,
    price: productDetails.price * 12_345,
    discount_price: productDetails.discount_price * 12_345,
    short_description: `${productDetails.short_description} `.repeat(8),
    description: productDetails.description.repeat(6),
  }),
}
export const NoPicture: Story = { parameters: shop({ thumbnails: [] }) }
export const Unreviewed: Story = {
  parameters: shop({ rating: 0, total_reviews: '0', total_sold: '0' }),
}
export const FlashSale: Story = { parameters: shop({ flash_sale: runningSale }) }
export const SingleVendor: Story = {
  parameters: shop({}, { settings: { multi_vendor: false } }),
}
export const ManyOptions: Story = {
  parameters: shop({
    sizes: Array.from({ length: 24 }, (_, index) => ({
      id: index + 1,
      name: `${30 + index}`,
      price: index > 18 ? 4 : 0,
    })),
  }),
}

export const Loading: Story = { parameters: api(neverAnswers) }
export const Failed: Story = { parameters: api(refuse(500, 'The database is being moved.')) }
export const NotSoldAnyMore: Story = {
  parameters: api(refuse(422, 'The product id is wrong', { product_id: ['unknown'] })),
}

/** Opened from a tile: name, price and picture are there at once, the rest is on its way. */
export const FromATile: Story = {
  args: { id: product.id },
  decorators: [
    (Story) => {
      rememberTile(product)
      return <Story />
    },
  ],
  parameters: api(neverAnswers),
}

/** Colour and size change the price; the cart gets what was chosen. */
export const ChooseAndAdd: Story = {
  parameters: shop({}),
  play: async ({ canvas }) => {
    cartSpies.add.mockClear()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(productDetails.name)
    canvas.getByRole('radio', { name: 'Moss' }).focus()
    await userEvent.keyboard(' ')
    canvas.getByRole('radio', { name: 'XL' }).focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getAllByText(/69\.80/).length).toBeGreaterThan(0))
    canvas.getByRole('button', { name: say('One more') }).focus()
    await userEvent.keyboard('{Enter}')
    canvas.getAllByRole('button', { name: say('Add to cart') })[0]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(cartSpies.add).toHaveBeenCalledWith(
      expect.objectContaining({ product_id: 1, quantity: 2, color: 3, size: 4 }),
      expect.objectContaining({ name: productDetails.name }),
    )
  },
}

/** Nobody orders a size that nobody chose: the press leads to the sizes, which say so (decision 028). */
export const SizeMissing: Story = {
  parameters: shop({}),
  // A phone's bar asks in a sheet.
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    cartSpies.add.mockClear()
    const sizes = await canvas.findByRole('group', { name: new RegExp(`^${say('Size')}`) })
    for (const radio of within(sizes).getAllByRole('radio')) await expect(radio).not.toBeChecked()
    const height = sizes.offsetHeight
    canvas.getAllByRole('button', { name: say('Choose a size') })[0]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(within(sizes).getAllByRole('radio')[0]).toHaveFocus()
    await expect(sizes).toHaveAccessibleName(`${say('Size')} ${say('Please choose a size')}`)
    // What is pressed next stays below the pointer.
    await expect(sizes.offsetHeight).toBe(height)
    await expect(cartSpies.add).not.toHaveBeenCalled()
  },
}

/** It was saved for later in a colour and a size: they are chosen again (decision 028). */
export const SavedForLater: Story = {
  parameters: { ...shop({}), visual: { reason: 'Looks as Choose And Add does before its press.' } },
  tags: ['!autodocs', 'no-vrt'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'XL' })).not.toBeChecked()
    keepChoice(choiceStores.saved, 1, { color: 3, size: 4 })
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'XL' })).toBeChecked())
    await expect(canvas.getByRole('radio', { name: 'Moss' })).toBeChecked()
  },
}

/** What was picked on its page before a reload is newer than what its line in the cart holds. */
export const PickedOverTheCart: Story = {
  parameters: {
    ...shop({}, { cart: { cart } }),
    visual: { reason: 'Looks as Choose And Add does before its press.' },
  },
  tags: ['!autodocs', 'no-vrt'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'M' })).toBeChecked()
    keepChoice(choiceStores.picked, 1, { size: 4 })
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'XL' })).toBeChecked())
  },
}

/** Once a size is chosen nothing is wrong any more. */
export const SizeMissingNoMore: Story = {
  parameters: shop({}),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: say('Buy now') }).focus()
    await userEvent.keyboard('{Enter} ')
    const sizes = canvas.getByRole('group', { name: new RegExp(`^${say('Size')}`) })
    await expect(within(sizes).getAllByRole('radio')[0]).toBeChecked()
    await expect(sizes).not.toHaveAccessibleName(new RegExp(say('Please choose')))
  },
}

/** A list of one colour leads to the product in that colour: its picture stands first, nothing moves. */
export const InTheColourOfItsList: Story = {
  parameters: shop(
    {
      thumbnails: productDetails.thumbnails.map((one) =>
        one.id === 4 ? { ...one, color_id: 3 } : one,
      ),
    },
    { path: '/products/1/details?color_id=3' },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Moss' })).toBeChecked()
    const gallery = canvas.getByRole('region', {
      name: new RegExp(`^${say('Pictures of {{name}}', { name: '' })}`),
    })
    const cuff = productDetails.thumbnails.find(({ id }) => id === 4)?.thumbnail
    await expect(gallery.querySelector('img')).toHaveAttribute('src', cuff)
    await expect(within(gallery).getByText('1 / 5')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Ink' }))
    await expect(gallery.querySelector('img')).toHaveAttribute('src', cuff)
  },
}

/** Pictures that tell their colour are shown in the chosen one; one alone keeps the room of the others. */
export const PicturesOfTheColour: Story = {
  parameters: shop(
    {
      thumbnails: productDetails.thumbnails
        .filter(({ type }) => type === 'image')
        .map((one, index) => ({ ...one, color_id: index < 3 ? 3 : 2 })),
    },
    { path: '/products/1/details?color_id=3' },
  ),
  play: async ({ canvas }) => {
    const gallery = await canvas.findByRole('region', {
      name: new RegExp(`^${say('Pictures of {{name}}', { name: '' })}`),
    })
    await expect(within(gallery).getByText('1 / 3')).toBeVisible()
    const moss = canvas.getByRole('radio', { name: 'Moss' })
    // A press scrolls the page to it where it is narrow.
    const below = () => moss.getBoundingClientRect().top - gallery.getBoundingClientRect().top
    const before = below()
    const fabric = productDetails.thumbnails.find(({ id }) => id === 5)?.thumbnail
    await userEvent.click(canvas.getByRole('radio', { name: 'Sand' }))
    await waitFor(() => expect(gallery.querySelector('img')).toHaveAttribute('src', fabric))
    await expect(within(gallery).queryByText(/\d \/ \d/)).toBeNull()
    await expect(below()).toBe(before)
  },
}

/** Over the whole window; until the large picture is there, the page's own one is seen through it. */
export const Zoomed: Story = {
  parameters: shop({}),
  play: async ({ canvas, canvasElement }) => {
    canvas.getAllByRole('button', { name: new RegExp(say('Zoom in')) })[0]?.focus()
    await userEvent.keyboard('{Enter}')
    const zoom = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    const [standIn, large] = zoom.querySelectorAll('img')
    if (!standIn || !large) throw new Error('Both pictures are there')
    await expect(large.sizes).not.toBe(standIn.sizes)
    await expect(getComputedStyle(large).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  },
}
/** HTML that was not cleaned on the server is cleaned here before it is shown. */
export const HostileDescription: Story = {
  parameters: {
    shop: {
      path: '/products/1/details',
      known: known(productResource, [1], {
        ...answer({
          description:
            '<p onclick="alert(1)">Fine text</p><img src=x onerror=alert(1)><script>alert(1)</script><iframe src="https://evil.example"></iframe>',
        }),
        clean: uncleaned,
      }),
      api: { 'GET /reviews': reviewList },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const text = await canvas.findByText('Fine text', {}, { timeout: 5000 })
    await expect(text).not.toHaveAttribute('onclick')
    await expect(canvasElement.querySelector('iframe, [onerror]')).toBeNull()
  },
}

/** A thousand reviews and a hundred options. */
export const ThousandReviews: Story = {
  parameters: shop(
    {
      total_reviews: '1K',
      sizes: Array.from({ length: 60 }, (_, index) => ({
        id: index + 1,
        name: `${30 + index}`,
        price: 0,
      })),
      colors: Array.from({ length: 40 }, (_, index) => ({
        id: index + 1,
        name: `Shade ${index + 1}`,
        color_code: `hsl(${index * 9} 60% 50%)`,
        price: 0,
        thumbnail: null,
      })),
    },
    { api: { 'GET /reviews': { ...reviewList, total: 1000 } } },
  ),
}

export const InTheShop: Story = { decorators: [inTheShop], parameters: shop({}) }
export const CustomerInTheShop: Story = {
  decorators: [inTheShop],
  parameters: shop(
    {},
    {
      user,
      cart: { count: 3 },
      api: { 'GET /reviews': reviewList, 'GET /favorite-products': { products: [product] } },
    },
  ),
}
export const Arabic: Story = {
  decorators: [inTheShop],
  parameters: shop({}),
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
export const Phone: Story = {
  decorators: [inTheShop],
  parameters: shop({}),
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
}
