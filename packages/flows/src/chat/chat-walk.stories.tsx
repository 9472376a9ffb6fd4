import type { ChatMessage, Conversation } from '@shop/contract'
import { chatMessages, conversations } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { fromCallback } from 'xstate'
import { ProblemError } from '../port/index.ts'
import { storyFormat } from '../testing/chat-format.ts'
import { heldPort } from '../testing/held-port.ts'
import { createStage } from '../testing/stage.tsx'
import { walkView } from '../testing/view-walk.tsx'
import { wordsOf } from '../testing/words.ts'
import { type ChatNews, type ChatRef, type ChatSnapshot, chatMachine } from './chat.machine.ts'
import { OpenConversation, OpenList } from './chat-parts.tsx'
import { conversationMachine } from './conversation.machine.ts'
import { conversationsMachine } from './conversations.machine.ts'
import { type Outgoing, outboxMachine } from './outbox.machine.ts'
import { outgoing, refusedProblem } from './outbox.poses.ts'

const stage = createStage()

const meta = {
  title: 'Flows/Chat/Chat walk',
  component: stage.Stage,
  tags: ['!autodocs', '!dev', 'no-vrt'],
  parameters: {
    visual: { reason: 'Many states in a row; each has a story of its own.' },
  },
} satisfies Meta<typeof stage.Stage>
export default meta
type Story = StoryObj<typeof meta>

const [harbour, workshop] = conversations.map(({ shop }) => shop)
const [message] = chatMessages
if (!harbour || !workshop || !message) throw new Error('The fixtures have no two shops that talk')

/** They do not say which shop they are of. */
const messages = chatMessages.map((message) => ({ ...message, shop: null }))

/** What the storefront does: its pages, its links, its buttons. */
const hosts = [
  { type: 'page.entered' },
  { type: 'page.left' },
  { type: 'sidebar.opened', shop: harbour, product: 1 },
  { type: 'sidebar.closed' },
  { type: 'shop.chosen', shop: harbour },
  { type: 'shop.chosen', shop: workshop },
  { type: 'shop.left' },
]
const told = [{ type: 'news' }, { type: 'connection.back' }]
const text = 'Hello'
const isVisible = ({ value, context }: ChatSnapshot) =>
  value.visibility !== 'elsewhere' && context.active !== null

/** What can happen in a state: in a conversation only where one is open and seen. */
function eventsIn(snapshot: ChatSnapshot): readonly { type: string }[] {
  const shop = snapshot.context.active?.shop.id
  const at = { type: 'message.delivered', shop: outgoing.shop, message: message }
  const always = [...hosts, ...told, at]
  if (!isVisible(snapshot)) return always
  const here = [
    { type: 'conversation.opened', shop, product: 1 },
    { type: 'messages.seen', shop },
    { type: 'draft.saved', shop, text },
    { type: 'text.submitted', shop, text, after: null },
  ]
  const mine = [
    { type: 'message.retried', key: outgoing.key },
    { type: 'message.discarded', key: outgoing.key },
  ]
  return [...always, ...here, ...(shop === outgoing.shop ? mine : [])]
}

function Chat({ snapshot, chat }: { snapshot: ChatSnapshot; chat: ChatRef }) {
  const conversation = <OpenConversation chat={chat} format={storyFormat} className="h-100" />
  if (snapshot.matches({ visibility: 'elsewhere' })) return null
  if (snapshot.matches({ visibility: 'sidebar' })) return <aside>{conversation}</aside>
  return (
    <div className="grid grid-cols-2">
      <OpenList chat={chat} hrefOf={(id) => `#shop-${id}`} format={storyFormat} className="h-100" />
      {conversation}
    </div>
  )
}

/** The page, the sidebar and the open conversation, while messages are on their way. */
export const Chatting: Story = {
  play: async ({ canvasElement, canvas, globals }) => {
    const t = wordsOf(globals)
    const root = within(canvasElement)
    const box = () => root.queryByRole('textbox', { name: t('Write a message') })
    const lists = heldPort<Conversation[], { search: string; page: number }>()
    const opens = heldPort<unknown, { shop: number; product: number | null }>()
    const reads = heldPort<ChatMessage[], { shop: number; page: number }>()
    const sends = heldPort<ChatMessage | null, Outgoing>()
    let tell: (news: ChatNews) => void = () => undefined
    let keys = 0

    const read = async () => {
      opens.last()?.resolve(null)
      await waitFor(() => {
        reads.last()?.resolve(messages)
        expect(root.getByRole('log', { name: t('Messages') })).toBeInTheDocument()
      })
    }
    const press = async (name: string, keyboard: (keys: string) => Promise<void>) => {
      await read()
      sends.last()?.reject(new ProblemError(refusedProblem))
      ;(await root.findByRole('button', { name: t(name) })).focus()
      await keyboard('{Enter}')
    }

    await walkView<ChatSnapshot>(
      {
        name: 'chat',
        machine: chatMachine.provide({
          actions: { storeDraft: () => undefined },
          actors: {
            listen: fromCallback<ChatNews>(({ sendBack }) => {
              tell = sendBack
            }),
            conversations: conversationsMachine.provide({
              actors: { loadConversations: lists.logic },
            }),
            conversation: conversationMachine.provide({
              actors: { openConversation: opens.logic, loadMessages: reads.logic },
            }),
            outbox: outboxMachine.provide({
              actors: { sendMessage: sends.logic },
              actions: { keep: () => undefined, drop: () => undefined },
            }),
          },
        }),
        input: {
          unsent: [outgoing],
          newKey: () => {
            keys += 1
            return `new-${keys}`
          },
          now: () => outgoing.at,
        },
        events: eventsIn as never,
        keyOf: ({ value, context: { active } }) =>
          JSON.stringify([value, active?.shop.id, active?.manner]),
        shortest: true,
        view: (snapshot, actor) => <Chat snapshot={snapshot} chat={actor as ChatRef} />,
        async act(event, { user, actor }) {
          const { type } = event
          if (hosts.includes(event as (typeof hosts)[number])) return actor.send(event)
          if (type === 'news' || type === 'connection.back') return tell(event as ChatNews)
          if (type === 'message.delivered') return sends.last()?.resolve(message)
          if (type === 'conversation.opened') return opens.last()?.resolve(null)
          if (type === 'messages.seen') return read()
          if (type === 'message.retried') return press('Try again', user.keyboard)
          if (type === 'message.discarded') return press('Delete', user.keyboard)
          box()?.focus()
          return user.keyboard(type === 'draft.saved' ? text : `${text}{Enter}`)
        },
        expected: (snapshot) => ({
          hasList: snapshot.matches({ visibility: 'messages' }),
          isAside: snapshot.matches({ visibility: 'sidebar' }),
          partner: isVisible(snapshot) ? snapshot.context.active?.shop.name : null,
          canWrite: isVisible(snapshot),
        }),
        actual: () => ({
          hasList: root.queryByRole('searchbox', { name: t('Search Seller') }) !== null,
          isAside: root.queryByRole('complementary') !== null,
          partner: root.queryByRole('heading')?.textContent ?? null,
          canWrite: box() !== null,
        }),
      },
      stage,
    )
    await expect(canvas.getByRole('region', { name: 'Walked' })).toBeInTheDocument()
  },
}
