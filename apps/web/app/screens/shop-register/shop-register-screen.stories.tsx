import { countries } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { forgetDrafts } from '#app/state/drafts/drafts.ts'
import { inTheShop } from '#app/stories/in-the-shop.tsx'
import { withLongWords } from '#app/stories/long-words.tsx'
import { press } from '#app/stories/press.ts'
import { refuse, type StoryAnswer } from '#app/stories/story-api.ts'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { shopDrafts } from './shop-drafts.ts'
import { ShopRegisterScreen } from './shop-register-screen.tsx'

const thanks = 'Thank you. Your shop is under review: we will write to you.'
const at = (answer: StoryAnswer) => ({
  shop: {
    path: '/shop/register',
    api: { 'GET /countries': { countries }, 'POST /shop/register': answer },
  } satisfies ShopStory,
})

const meta = {
  title: 'Screens/Become a Seller',
  component: ShopRegisterScreen,
  decorators: [withShop],
  beforeEach: forgetDrafts,
  parameters: { layout: 'fullscreen', ...at(() => Response.json({ message: thanks })) },
} satisfies Meta<typeof ShopRegisterScreen>
export default meta
type Story = StoryObj<typeof meta>

const named = /^(Send for review|إرسال للمراجعة)$/

export const Default: Story = {}
export const InTheShop: Story = { decorators: [inTheShop] }
export const LongTexts: Story = { decorators: [withLongWords] }

/** Each field says what is wrong with it; what was typed stays. */
export const Refused: Story = {
  parameters: at(
    refuse(422, 'The email has already been taken', {
      email: ['The email has already been taken'],
      phone: ['The phone field is required.'],
      country: ['The country field is required.'],
      shop_name: ['The shop name has already been taken'],
      shop_logo: ['The shop logo must be a JPG, PNG, GIF or WebP picture.'],
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    const email = canvasElement.querySelector<HTMLInputElement>('[name="email"]')
    if (!email) throw new Error('There is no field for the e-mail')
    await userEvent.type(email, 'ada@shop.example')
    await press(canvas.getByRole('button', { name: named }))
    await expect(await canvas.findByText('The shop name has already been taken')).toBeVisible()
    // One field for both: each is said.
    await expect(canvas.getByText(/The country field is required\./)).toBeVisible()
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveValue('ada@shop.example')
  },
}

/** The page comes back, hydrated as the server knows it: what was typed and not sent is there again. */
export const TypedBefore: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Filled inputs look so in the forms.' } },
  beforeEach: () =>
    shopDrafts.keep(null, 'shop', {
      shop_name: 'Harbour & Pine',
      country: 'Egypt',
      phone_code: '20',
      phone: '1001234567',
    }),
  play: async ({ canvasElement }) => {
    const input = (name: string) =>
      canvasElement.querySelector<HTMLInputElement>(`[name="${name}"]`)
    await waitFor(() => expect(input('shop_name')).toHaveValue('Harbour & Pine'))
    await expect(input('phone')).toHaveValue('1001234567')
    const [about, phone] = [input('description'), input('phone')]
    if (!about || !phone) throw new Error('There are no such fields')
    await userEvent.type(about, 'Lamps')
    await userEvent.type(phone, '8')
    await expect(shopDrafts.read(null, 'shop')).toMatchObject({
      shop_name: 'Harbour & Pine',
      description: 'Lamps',
      country: 'Egypt',
      phone: '10012345678',
    })
  },
}

/** No field is to blame. */
export const Failed: Story = {
  parameters: at(refuse(503, 'The desk is closed today.')),
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: named }))
    await expect(await canvas.findByText('The desk is closed today.')).toBeVisible()
  },
}

/** A server that takes no applications: no form that cannot work. */
export const NotTaken: Story = {
  decorators: [inTheShop],
  parameters: { shop: { path: '/shop/register', settings: { capabilities: [] } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('main form, [name="shop_name"]')).toBeNull()
    await expect(within(canvas.getByRole('main')).getByRole('link')).toHaveAttribute(
      'href',
      '/contact-us',
    )
  },
}

export const UnderReview: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: named }))
    await expect(await canvas.findByText(thanks)).toBeVisible()
    await expect(shopDrafts.read(null, 'shop')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}
