import type { Conversation } from '@shop/contract'
import { chatMessages, conversations, shopDetails, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { endChat } from '#app/state/chat/chat-runtime.ts'
import { chatDrafts, draftStorage, forgetChatDrafts } from '#app/state/chat/draft-storage.ts'
import { dropOutbox } from '#app/state/chat/outbox-storage.ts'
import { inTheAccount } from '#app/stories/in-the-shop.tsx'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse, type StoryAnswer, unreachable } from '#app/stories/story-api.ts'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { MessagesScreen } from './messages-screen.tsx'

/** The first page; the end is an empty one. */
const paged =
  <Row,>(rows: readonly Row[]): StoryAnswer =>
  (request) => {
    const isFirst = new URL(request.url).searchParams.get('page') === '1'
    const data = isFirst ? rows : []
    return Response.json({ message: 'ok', data: { total: data.length, data } })
  }

const api = {
  'GET /get-shops': paged(conversations),
  'GET /get-message': paged(chatMessages),
  'GET /unread-messages': { unread_messages: 2 },
}

const at = (path: string, more: NonNullable<ShopStory['api']> = {}) => ({
  shop: { user, path, api: { ...api, ...more } } satisfies ShopStory,
})

const meta = {
  title: 'Screens/Messages',
  component: MessagesScreen,
  decorators: [withShop],
  parameters: at('/massages'),
  beforeEach: () => () => {
    endChat()
    dropOutbox()
    forgetChatDrafts()
  },
} satisfies Meta<typeof MessagesScreen>
export default meta
type Story = StoryObj<typeof meta>

const unread = (count: number) =>
  say('{{count}} unread messages', { count, defaultValue_one: '1 unread message' })

/** Nobody is chosen yet; a shop is a link to its conversation. */
export const NobodyChosen: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: /Harbour & Co/ })
    await expect(row).toHaveAttribute('href', '/massages?shop=1')
    await expect(row).toHaveTextContent(/Yes, we do …/)
    await expect(row).toHaveTextContent(/2 minutes ago/)
    await expect(row).toHaveAccessibleName(new RegExp(unread(2)))
    await expect(canvas.getByRole('searchbox', { name: say('Search Seller') })).toBeVisible()
    await expect(canvas.getByText(say('No User Selected'))).toBeInTheDocument()
    await expect(
      canvas.getByText(say('Please select a user to see their messages')),
    ).toBeInTheDocument()
  },
}

/** A message shows at once, and is sent. */
export const Conversing: Story = {
  decorators: [inTheAccount],
  parameters: {
    layout: 'fullscreen',
    ...at('/massages?shop=1', {
      'POST /send-message': () =>
        Response.json({
          message: 'ok',
          data: { data: { ...chatMessages[1], id: 9, message: 'One, please.' } },
        }),
    }),
  },
  play: async ({ canvas }) => {
    const log = within(await canvas.findByRole('log', { name: say('Messages') }))
    await log.findByText(/Two are left/)
    canvas.getByRole('textbox', { name: say('Write a message') }).focus()
    await userEvent.keyboard('One, please.{Enter}')
    await waitFor(() => expect(log.queryByText(say('Sending'))).not.toBeInTheDocument())
    await expect(log.getAllByText('One, please.')).toHaveLength(1)
  },
}

/** What was read stays read: in the next conversation, and back in the list. */
export const ReadAndLeft: Story = {
  tags: ['no-vrt'],
  parameters: {
    ...at('/massages', {
      'GET /get-shops': paged(conversations.map((row) => ({ ...row, unread_message_shop: 1 }))),
    }),
    visual: { reason: 'In the end it looks like Conversing.' },
  },
  play: async ({ canvas }) => {
    const row = (name: string) => canvas.findByRole('link', { name: new RegExp(name) })
    const [first, second] = conversations.map(({ shop }) => shop.name)
    if (!first || !second) throw new Error('The fixtures have no two shops')
    await expect(await row(first)).toHaveAccessibleName(new RegExp(unread(1)))
    await press(await row(first))
    await canvas.findByText(/Two are left/)
    await press(await row(second))
    await waitFor(async () => expect(await row(second)).toHaveAttribute('aria-current', 'true'))
    await expect(await row(first)).not.toHaveAccessibleName(new RegExp(unread(1)))
    await expect(await row(second)).not.toHaveAccessibleName(new RegExp(unread(1)))
  },
}

/** What was begun before the page was loaded anew is there to be finished. */
export const Unfinished: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...at('/massages?shop=1'),
    visual: { reason: 'A conversation with words in its field.' },
  },
  beforeEach: () => draftStorage(user.id).keepDraft(1, 'Does it come in'),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: say('Write a message') })
    await expect(box).toHaveValue('Does it come in')
    box.focus()
    await userEvent.keyboard('{End} blue')
    await expect(chatDrafts(user.id)).toEqual({ 1: 'Does it come in blue' })
  },
}

/** On a phone the conversation stands alone, with the way back to the list. */
export const PhoneConversation: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  parameters: at('/massages?shop=1'),
}

/** The network has failed: the message waits, and says so. */
export const Offline: Story = {
  parameters: at('/massages?shop=1', { 'POST /send-message': unreachable }),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: say('Write a message') })
    await canvas.findByText(/Two are left/)
    field.focus()
    await userEvent.keyboard('One, please.{Enter}')
    await canvas.findByText(say('Waits until the shop can be reached'))
  },
}

/** The server refused the message: its words, and another try. */
export const Refused: Story = {
  parameters: at('/massages?shop=1', {
    'POST /send-message': refuse(422, 'This shop does not take messages.'),
  }),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: say('Write a message') })
    await canvas.findByText(/Two are left/)
    field.focus()
    await userEvent.keyboard('One, please.{Enter}')
    await canvas.findByText(new RegExp(say('This shop does not take messages.')))
  },
}

/** Who gives up takes it away. */
export const RefusedAndDeleted: Story = {
  ...Refused,
  tags: ['no-vrt'],
  parameters: { ...Refused.parameters, visual: { reason: 'Looks like Conversing.' } },
  play: async (context) => {
    await Refused.play?.(context)
    const { canvas } = context
    await press(canvas.getByRole('button', { name: say('Delete') }))
    await expect(canvas.queryByText('One, please.')).not.toBeInTheDocument()
  },
}

export const Empty: Story = { parameters: at('/massages', { 'GET /get-shops': paged([]) }) }
const noMessages = { 'GET /get-message': paged([]) }

/** Neither the list nor a message says who it is: the shop's own page does. */
export const NothingSaid: Story = {
  parameters: at('/massages?shop=1', {
    ...noMessages,
    'GET /get-shops': paged([]),
    'GET /shops/1': { shop: shopDetails },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: shopDetails.name })).toBeVisible()
  },
}
export const ShopUnknown: Story = {
  parameters: at('/massages?shop=999', {
    ...noMessages,
    'GET /shops/999': refuse(404, 'The shop was not found.'),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: say('Seller') })).toBeVisible()
  },
}
export const Loading: Story = {
  parameters: at('/massages?shop=1', {
    'GET /get-shops': neverAnswers,
    'GET /get-message': neverAnswers,
  }),
}

/** Each block explains itself, and can be tried again. */
export const Failed: Story = {
  parameters: at('/massages?shop=1', {
    'GET /get-shops': refuse(500, 'The server has a headache.'),
    'GET /get-message': refuse(500, 'The messages are being moved.'),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('The server has a headache.')
    await canvas.findByText('The messages are being moved.')
  },
}

const [row] = conversations
const many = Array.from({ length: 40 }, (_, index) => ({
  ...(row as Conversation),
  id: index + 1,
  shop: { ...(row as Conversation).shop, id: index + 1, name: `Shop ${index + 1}` },
  unread_message_shop: index % 3 ? 0 : index,
}))

/** More than fits, on both sides. */
export const Many: Story = {
  parameters: at('/massages?shop=1', {
    'GET /get-shops': paged(many),
    'GET /get-message': paged(
      Array.from({ length: 60 }, (_, index) => ({
        ...chatMessages[index % chatMessages.length],
        id: 60 - index,
      })),
    ),
  }),
}

export const LongTexts: Story = {
  decorators: [withLongWords],
  parameters: at('/massages?shop=1', {
    'GET /get-shops': paged(
      conversations.map((one) => ({ ...one, shop: { ...one.shop, name: longName } })),
    ),
    'GET /get-message': paged(
      chatMessages.map((one) => ({
        ...one,
        shop: one.shop && { ...one.shop, name: longName },
        message: one.message && `${longName} ${one.message} ${longName.replaceAll(' ', '')}`,
      })),
    ),
  }),
}
