import { cart, chatMessages, checkout, conversations, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { CartDrawer } from '#app/parts/cart/drawer/cart-drawer.tsx'
import { endChat } from '#app/state/chat/chat-runtime.ts'
import { openChat } from '#app/state/chat/open-chat.ts'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse } from '#app/stories/story-api.ts'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { ChatButton } from './chat-button.tsx'
import { ChatHost } from './chat-host.tsx'
import { ChatSidebar } from './chat-sidebar.tsx'

const [harbour] = conversations
if (!harbour) throw new Error('The fixtures have no conversation')

const olderAsked = fn()
const messages = (request: Request) => {
  const isFirst = new URL(request.url).searchParams.get('page') === '1'
  if (!isFirst) olderAsked()
  return Response.json({ message: 'ok', data: { data: isFirst ? chatMessages : [] } })
}
const opened = () => Response.json({ message: 'Conversation opened' })

/** There are no older ones, which are asked for as soon as the first are seen. */
const expectNoOlder = async (dialog: HTMLElement) => {
  await waitFor(() => expect(olderAsked).toHaveBeenCalled())
  await waitFor(() =>
    expect(within(dialog).queryByRole('img', { name: say('Loading older messages') })).toBeNull(),
  )
}

const server = (more: NonNullable<ShopStory['api']> = {}) => ({
  shop: {
    user,
    api: {
      'POST /store-message': opened,
      'GET /get-message': messages,
      'GET /unread-messages': { unread_messages: 0 },
      ...more,
    },
  } satisfies ShopStory,
})

const meta = {
  title: 'Screens/Chat sidebar',
  tags: ['dialog'],
  component: ChatSidebar,
  decorators: [withShop],
  args: {
    open: true,
    onClose: fn(),
    user: user.id,
    target: { shop: harbour.shop, product: 1 },
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '720px' } },
    ...server(),
  },
  beforeEach: () => {
    olderAsked.mockClear()
    return () => {
      openChat(null)
      endChat()
    }
  },
} satisfies Meta<typeof ChatSidebar>
export default meta
type Story = StoryObj<typeof meta>

/** The conversation, with the card of the product that it was opened from. */
export const Open: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /Harbour & Co/ })
    await within(dialog).findByText(/Two are left/)
    await expect(within(dialog).getByRole('link', { name: /Linen shirt/ })).toHaveAttribute(
      'href',
      '/products/1/details',
    )
    await expectNoOlder(dialog)
  },
}

export const Loading: Story = { parameters: server({ 'POST /store-message': neverAnswers }) }

export const Failed: Story = {
  parameters: server({ 'POST /store-message': refuse(500, 'The server has a headache.') }),
  play: async () => {
    await screen.findByText('The server has a headache.')
  },
}

/** From the cart: a chat button for each shop (specification.md section 2). */
export const OverTheCart: Story = {
  parameters: {
    shop: {
      ...server({ 'POST /cart/checkout': checkout }).shop,
      cart: { cart, count: cart.total, isDrawerOpen: true, chosenShops: [] },
    } satisfies ShopStory,
  },
  render: () => (
    <>
      <CartDrawer />
      <ChatHost />
    </>
  ),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: new RegExp(say('My Cart')) })
    const [chat] = within(drawer).getAllByRole('button', { name: new RegExp(`^${say('Chat')} `) })
    if (!chat) throw new Error('No chat button')
    await press(chat)
    const dialog = await screen.findByRole('dialog', {
      name: new RegExp(`${say('Offline')}|${say('Online')}`),
    })
    await within(dialog).findByText(/Two are left/)
    await expectNoOlder(dialog)
  },
}

/** And back to it. */
export const BackToTheCart: Story = {
  ...OverTheCart,
  tags: ['no-vrt'],
  parameters: { ...OverTheCart.parameters, visual: { reason: 'Looks like the cart.' } },
  play: async (context) => {
    await OverTheCart.play?.(context)
    await userEvent.keyboard('{Escape}')
    await expect(
      await screen.findByRole('dialog', { name: new RegExp(say('My Cart')) }),
    ).toBeVisible()
  },
}

let answerMessage = (_answer: Response) => {}
/** Who has closed the chat before the answer hears that it was refused; it waits for them there. */
export const ClosedAndRefused: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...server({
      'POST /send-message': () =>
        new Promise<Response>((resolve) => {
          answerMessage = resolve
        }),
    }),
    visual: { reason: 'The sidebar is closed.' },
  },
  render: () => (
    <>
      <ChatButton shop={harbour.shop} />
      <ChatHost />
    </>
  ),
  play: async () => {
    openChat({ shop: harbour.shop, product: 1 })
    const dialog = await screen.findByRole('dialog', { name: /Harbour & Co/ })
    const box = await within(dialog).findByRole('textbox', { name: say('Write a message') })
    await userEvent.type(box, 'Is it still there?')
    await userEvent.keyboard('{Enter}')
    await within(dialog).findByText('Is it still there?')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    answerMessage(refuse(422, 'This shop takes no messages.')())
    await screen.findByText(say('Your message was not sent'))
    await screen.findByText('This shop takes no messages.')
  },
}
