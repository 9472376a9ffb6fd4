import type { OrderProduct } from '@shop/contract'
import { orderDetails, reviews, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { forgetDrafts } from '#app/state/drafts/drafts.ts'
import { photoFile, pickFiles } from '#app/stories/files.ts'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse, type StoryAnswer } from '#app/stories/story-api.ts'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { WriteReview } from './write-review.tsx'

const unrated = {
  ...orderDetails,
  products: orderDetails.products.map((line) => ({ ...line, rating: null })),
}
const at = (answer: StoryAnswer) => ({
  shop: {
    user,
    // After a failure it is looked for.
    api: { 'POST /product-review': answer, 'GET /order-details': { order: unrated } },
  } satisfies ShopStory,
})
/** What is written below. */
const stored = { ...reviews[0], rating: 4, description: 'Warm and light' }
const [product] = orderDetails.products as [OrderProduct]

const meta = {
  title: 'Patterns/Orders/Write a review',
  tags: ['dialog'],
  component: WriteReview,
  decorators: [withShop],
  args: { order: 107, product },
  beforeEach: () => {
    forgetDrafts()
    return forgetDrafts
  },
  parameters: { docs: { story: { inline: false, height: '800px' } }, ...at({}) },
} satisfies Meta<typeof WriteReview>
export default meta
type Story = StoryObj<typeof meta>

const stars = (count: number) => new RegExp(say('{{count}} stars', { count }))
const photoWords = () => {
  const words = say('What does photo {{number}} show?', { number: 1 })
  return (name: string) => name.includes(words)
}

export const Offered: Story = {}

/** What was reviewed shows the own stars. */
export const Written: Story = { args: { product: { ...product, rating: 4 } } }

const open = async (canvas: { findByRole: (typeof screen)['findByRole'] }) => {
  await press(await canvas.findByRole('button', { name: say('Write a review') }))
  await screen.findByRole('dialog', { name: say('Write a review') })
}
const rate = () =>
  within(screen.getByRole('group', { name: new RegExp(say('Your rating')) }))
    .getByRole('radio', { name: stars(4) })
    .focus()
const fill = async () => {
  rate()
  await userEvent.keyboard('4')
  await userEvent.type(
    screen.getByRole('textbox', { name: new RegExp(say('Your review')) }),
    'Warm and light',
  )
  await pickFiles(screen.getByLabelText(new RegExp(`^${say('Photos')}`)), [photoFile('sleeve.png')])
  await userEvent.type(await screen.findByRole('textbox', { name: photoWords() }), 'The sleeve')
}
const publish = () => press(screen.getByRole('button', { name: say('Publish review') }))

/** Stars by keyboard, words, and a photo with what it shows. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await open(canvas)
    await fill()
    await expect(screen.getByText('sleeve.png')).toBeVisible()
  },
}

const plain = (answer: StoryAnswer) => ({
  shop: { ...at(answer).shop, settings: { capabilities: [] } } satisfies ShopStory,
})
const fillPlain = async () => {
  rate()
  await userEvent.keyboard('4')
  await userEvent.type(
    screen.getByRole('textbox', { name: new RegExp(say('Your review')) }),
    'Warm',
  )
}

/** The page of who was thrown out goes, and comes back after the login. */
function Coming(props: ComponentProps<typeof WriteReview>) {
  const [visit, setVisit] = useState(1)
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Come back
      </button>
      <WriteReview key={visit} {...props} />
    </>
  )
}

/** What was written is there after a session has ended. */
export const WrittenBefore: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: { ...plain({}), visual: { reason: 'It looks like Filled.' } },
  render: (args) => <Coming {...args} />,
  play: async ({ canvas }) => {
    await open(canvas)
    await fillPlain()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press(canvas.getByRole('button', { name: 'Come back' }))
    await open(canvas)
    await expect(screen.getByRole('textbox', { name: new RegExp(say('Your review')) })).toHaveValue(
      'Warm',
    )
  },
}

/** A reload keeps what was written; photos are to be chosen again. */
export const WrittenBeforeReload: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: { ...at({}), visual: { reason: 'It looks like Filled.' } },
  beforeEach: () => {
    const written = { rating: 4, description: 'Warm', photos: [{ file: {}, alt: 'The sleeve' }] }
    const forms = { review: { [`107 ${product.id}`]: written } }
    sessionStorage.setItem('form-drafts', JSON.stringify({ [user.id]: forms }))
  },
  play: async ({ canvas }) => {
    await open(canvas)
    await expect(screen.getByRole('textbox', { name: new RegExp(say('Your review')) })).toHaveValue(
      'Warm',
    )
    await expect(screen.getByRole('radio', { name: stars(4) })).toBeChecked()
    await expect(screen.queryByRole('textbox', { name: photoWords() })).toBeNull()
  },
}

/** A server that takes no photos is offered none. */
export const WithoutPhotos: Story = {
  parameters: plain({}),
  play: async ({ canvas }) => {
    await open(canvas)
    await fillPlain()
    await expect(screen.queryByLabelText(new RegExp(`^${say('Photos')}`))).toBeNull()
  },
}

/** Without photos, what goes is the JSON of wire.md and nothing else. */
export const SentWithoutPhotos: Story = {
  parameters: plain(async (request) => {
    const sent = await request.text()
    const expected = { order_id: 107, product_id: product.id, rating: 4, description: 'Warm' }
    return sent === JSON.stringify(expected)
      ? Response.json({ data: { review: stored } })
      : Response.json({ message: sent }, { status: 422 })
  }),
  play: async ({ canvas }) => {
    await open(canvas)
    await fillPlain()
    await publish()
    await waitFor(() => expect(screen.getByText(say('Thank you for your review'))).toBeVisible())
  },
}

/** What goes is a form with all of it. */
export const Sent: Story = {
  parameters: {
    ...at(async (request) => {
      const form = await request.formData()
      const sent = [...form].map(([name, value]) => `${name}=${value}`).join(' ')
      const expected =
        /order_id=107 .*rating=4 .*photos\[0\]=\[object File\] photo_alts\[0\]=The sleeve/
      return expected.test(sent)
        ? Response.json({ data: { review: stored } })
        : Response.json({ message: sent }, { status: 422 })
    }),
    visual: { reason: 'What is left is the button that opened it.' },
  },
  play: async ({ canvas }) => {
    await open(canvas)
    await fill()
    await publish()
    await waitFor(() => expect(screen.getByText(say('Thank you for your review'))).toBeVisible())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sessionStorage.getItem('form-drafts')).not.toMatch(/Warm/)
  },
}

/** The shop has stars of its own, which are sent apart from the product's. */
export const SentWithShop: Story = {
  args: { shop: orderDetails.shop },
  parameters: {
    ...at(async (request) => {
      const form = await request.formData()
      return form.get('rating') === '4' && form.get('shop_rating') === '2'
        ? Response.json({ data: { review: stored } })
        : Response.json({ message: [...form.keys()].join(' ') }, { status: 422 })
    }),
    visual: { reason: 'What is left is the button that opened it.' },
  },
  play: async ({ canvas }) => {
    await open(canvas)
    await fill()
    const shop = within(screen.getByRole('region', { name: say('The shop') }))
    shop.getByRole('radio', { name: stars(2) }).focus()
    await userEvent.keyboard('2')
    await userEvent.type(
      shop.getByRole('textbox', { name: new RegExp(say('About the shop')) }),
      'Came late',
    )
    await publish()
    await waitFor(() => expect(screen.getByText(say('Thank you for your review'))).toBeVisible())
  },
}

/** The shop's part is open to who rates it. */
export const ShopRated: Story = {
  args: { shop: orderDetails.shop },
  play: async ({ canvas }) => {
    await open(canvas)
    const shop = within(screen.getByRole('region', { name: say('The shop') }))
    shop.getByRole('radio', { name: new RegExp(say('5 stars')) }).focus()
    await userEvent.keyboard('5')
    await waitFor(() =>
      expect(shop.getByRole('textbox', { name: new RegExp(say('About the shop')) })).toBeVisible(),
    )
  },
}

/** A refusal keeps everything, also when the dialog is closed and opened again. */
export const Refused: Story = {
  parameters: at(
    refuse(422, 'The given data was invalid.', {
      photos: ['The photos must be a JPG, PNG, GIF or WebP picture.'],
    }),
  ),
  play: async ({ canvas }) => {
    await open(canvas)
    await fill()
    await publish()
    await waitFor(() => expect(screen.getByText(/must be a JPG/)).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await open(canvas)
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: new RegExp(say('Your review')) })).toHaveValue(
        'Warm and light',
      ),
    )
    await expect(screen.getByRole('radio', { name: stars(4) })).toBeChecked()
    await waitFor(() => expect(screen.getByText('sleeve.png')).toBeVisible())
    await expect(screen.getByRole('textbox', { name: photoWords() })).toHaveValue('The sleeve')
  },
}

/** A refusal that names no field. */
export const ServerError: Story = {
  parameters: at(refuse(500, 'The server has a headache.')),
  play: async ({ canvas }) => {
    await open(canvas)
    await fill()
    await publish()
    await waitFor(() => expect(screen.getByText('The server has a headache.')).toBeVisible())
  },
}

export const Busy: Story = {
  parameters: at(neverAnswers),
  play: async ({ canvas }) => {
    await open(canvas)
    await fill()
    await publish()
    const button = screen.getByRole('button', { name: say('Publish review') })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
}

export const LongTexts: Story = {
  decorators: [withLongWords],
  args: { product: { ...product, name: longName } },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}

/** A server answers a second one with the first (wire.md 5): that one stands, and the words are kept. */
export const ReviewedBefore: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...at({ review: { ...stored, rating: 2, description: 'Thin' } }),
    visual: { reason: 'Looks as Refused does.' },
  },
  play: async ({ canvas }) => {
    await open(canvas)
    await fill()
    await press(screen.getByRole('button', { name: say('Publish review') }))
    await screen.findByText(say('You have reviewed this before, and that review stays as it is.'))
    await expect(screen.getByRole('textbox', { name: new RegExp(say('Your review')) })).toHaveValue(
      'Warm and light',
    )
  },
}
