import type { ChatMessage, Conversation } from '@shop/contract'
import { conversations } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, within } from 'storybook/test'
import { ProblemError } from '../port/index.ts'
import { storyFormat } from '../testing/chat-format.ts'
import { heldPort } from '../testing/held-port.ts'
import { createStage } from '../testing/stage.tsx'
import { walkView } from '../testing/view-walk.tsx'
import { wordsOf } from '../testing/words.ts'
import { conversationsKey, outboxHappenings, outboxKey, secondOutgoing } from './chat.walk.ts'
import { conversationScenes } from './conversation.poses.ts'
import { ConversationList } from './conversation-list.tsx'
import { ConversationPane } from './conversation-pane.tsx'
import { type ConversationsSnapshot, conversationsMachine } from './conversations.machine.ts'
import { type OutboxSnapshot, type Outgoing, outboxMachine } from './outbox.machine.ts'
import { outgoing, unreachableProblem } from './outbox.poses.ts'

const stage = createStage()

const meta = {
  title: 'Flows/Chat/Walks',
  component: stage.Stage,
  tags: ['!autodocs', '!dev', 'no-vrt'],
  parameters: {
    visual: { reason: 'Many states in a row; each has a story of its own.' },
  },
} satisfies Meta<typeof stage.Stage>
export default meta
type Story = StoryObj<typeof meta>

interface Happening {
  type: string
  key?: string
  output?: unknown
  error?: unknown
}

/** Messages on their way: written, sent, out of reach, refused, tried again, deleted. */
export const Outbox: Story = {
  play: async ({ canvasElement, canvas, globals }) => {
    const t = wordsOf(globals)
    const root = within(canvasElement)
    const items = () => root.queryAllByRole('listitem')
    const sends = heldPort<ChatMessage | null, Outgoing>()
    await walkView<OutboxSnapshot>(
      {
        name: 'outbox',
        machine: outboxMachine.provide({
          actors: { sendMessage: sends.logic },
          actions: { keep: () => undefined, drop: () => undefined },
        }),
        input: { unsent: [outgoing] },
        events: outboxHappenings,
        keyOf: outboxKey,
        shortest: true,
        view: (snapshot, actor) => (
          <ConversationPane
            snapshot={conversationScenes.nothingSaid}
            send={({ type }) => {
              if (type === 'submit')
                actor.send({ type: 'message.written', message: secondOutgoing })
            }}
            outbox={snapshot}
            sendOutbox={actor.send}
            format={storyFormat}
            className="h-140"
          />
        ),
        async act(event, { user, clock, actor }) {
          const { type, key, output, error } = event as Happening
          if (type === 'connection.back') return actor.send(event)
          if (type.startsWith('xstate.after')) return clock.increment(5000)
          if (type.startsWith('xstate.done')) return sends.last()?.resolve(output as null)
          if (type.startsWith('xstate.error')) return sends.last()?.reject(error)
          if (type === 'message.written') {
            root.getByRole('textbox', { name: t('Write a message') }).focus()
            return user.keyboard('{Enter}')
          }
          const { text } = key === outgoing.key ? outgoing : secondOutgoing
          const item = items().find(({ textContent }) => textContent?.includes(text))
          const name = t(type === 'message.retried' ? 'Try again' : 'Delete')
          const pressed = item && within(item).queryByRole('button', { name })
          pressed?.focus()
          return pressed && user.keyboard('{Enter}')
        },
        expected: (snapshot) =>
          snapshot.context.items.map(({ text, problem }) => {
            if (problem) return [text, `${t('Not sent')}: ${t(problem.message)}`, 2]
            const waits = snapshot.matches('offline')
            return [text, t(waits ? 'Waits until the shop can be reached' : 'Sending'), 0]
          }),
        actual: () =>
          items().map((item) => {
            const find = within(item)
            const shown = [outgoing, secondOutgoing].find(({ text }) => find.queryByText(text))
            const fate =
              find.queryByRole('alert') ??
              find.queryByText(t('Sending')) ??
              find.queryByText(t('Waits until the shop can be reached'))
            return [shown?.text, fate?.textContent, find.queryAllByRole('button').length]
          }),
      },
      stage,
    )
    await expect(canvas.getByRole('region', { name: 'Walked' })).toBeInTheDocument()
  },
}

const [first] = conversations
if (!first) throw new Error('The fixtures have no conversation')
const row = (id: number): Conversation => ({
  ...first,
  id,
  shop: { ...first.shop, id, name: `Shop ${id}` },
})
/** More than fit, so that the end is not there at once. */
const rows = [1, 2, 3, 4, 5, 6, 7, 8].map(row)

const reads = ['loading', 'reloading', 'loadingMore'].map(
  (state) => `actor.0.conversations.${state}`,
)
const listEvents: Happening[] = [
  { type: 'end.reached' },
  { type: 'more.retried' },
  { type: 'retry' },
  { type: 'news' },
  ...reads.flatMap((call) => [
    { type: `xstate.done.${call}`, output: call.endsWith('More') ? [row(9)] : rows },
    { type: `xstate.error.${call}`, error: new ProblemError(unreachableProblem) },
  ]),
  { type: `xstate.done.${reads[0]}`, output: [] },
  { type: `xstate.done.${reads[2]}`, output: [] },
  { type: 'xstate.after.searchDebounce.conversations.typing' },
]
const search = { type: 'search.changed', search: 'har' }
const opened = { type: 'opened', shop: 1 }
const seen = { type: 'seen', shop: 2 }

/** The shops: searched, read page by page, read again at news. */
export const ShopList: Story = {
  play: async ({ canvasElement, canvas, globals }) => {
    const t = wordsOf(globals)
    const root = within(canvasElement)
    const box = () => root.getByRole<HTMLInputElement>('searchbox', { name: t('Search Seller') })
    const sellers = () => root.queryByRole('group', { name: t('Sellers') })
    const scrollTo = (top: number) => {
      const list = sellers()
      if (!list) return
      list.scrollTop = top
      fireEvent.scroll(list)
    }
    const calls = heldPort<Conversation[], { search: string; page: number }>()
    const failure = [t('Something went wrong'), t(unreachableProblem.message), t('Retry')].join('')
    await walkView<ConversationsSnapshot>(
      {
        name: 'shop list',
        machine: conversationsMachine.provide({ actors: { loadConversations: calls.logic } }),
        input: { open: null },
        events: [search, opened, seen, ...listEvents],
        keyOf: conversationsKey,
        shortest: true,
        view: (snapshot, actor) => (
          <ConversationList
            snapshot={snapshot}
            send={actor.send}
            hrefOf={(id) => `#shop-${id}`}
            format={storyFormat}
            className="h-60 max-w-90 overflow-hidden"
          />
        ),
        async act(event, { user, clock, actor }) {
          const { type, output, error } = event as Happening
          if (type === 'news' || type === 'opened' || type === 'seen') return actor.send(event)
          if (type.startsWith('xstate.after')) return clock.increment(500)
          if (type.startsWith('xstate.done')) return calls.last()?.resolve(output as Conversation[])
          if (type.startsWith('xstate.error')) return calls.last()?.reject(error)
          if (type === 'end.reached') {
            scrollTo(sellers()?.scrollHeight ?? 0)
            return scrollTo(0)
          }
          if (type === 'search.changed') {
            box().focus()
            // The same words again are their last letter again.
            return user.keyboard(box().value ? '{End}{Backspace}r' : search.search)
          }
          const pressed = root.queryByRole('button', { name: t('Retry') })
          pressed?.focus()
          return pressed && user.keyboard('{Enter}')
        },
        expected: (snapshot) => {
          const { rows: shown, open, search: term } = snapshot.context
          const isWaiting =
            snapshot.hasTag('loading') || (snapshot.matches('typing') && shown.length === 0)
          const isFailed = snapshot.matches('failed')
          const empty = t(term ? 'No seller found' : 'No conversations yet')
          return {
            search: term,
            isWaiting,
            empty: isWaiting || isFailed || shown.length > 0 ? null : empty,
            rows: isWaiting
              ? []
              : shown.map(({ shop, unread_message_shop }) => [
                  shop.name,
                  shop.id === open,
                  unread_message_shop > 0,
                ]),
            isReadingOn: snapshot.matches('loadingMore'),
            failure: isFailed || snapshot.matches('moreFailed') ? failure : null,
          }
        },
        actual: () => ({
          search: box().value,
          isWaiting: root.queryByRole('status') !== null,
          empty:
            (root.queryByText(t('No seller found')) ?? root.queryByText(t('No conversations yet')))
              ?.textContent ?? null,
          rows: root
            .queryAllByRole('link')
            .map((link) => [
              link.textContent?.match(/Shop \d/)?.[0],
              link.getAttribute('aria-current') === 'true',
              link.querySelector('[data-slot="count-badge"]') !== null,
            ]),
          isReadingOn: root.queryByRole('img', { name: t('Loading') }) !== null,
          failure: root.queryByRole('alert')?.textContent ?? null,
        }),
      },
      stage,
    )
    await expect(canvas.getByRole('region', { name: 'Walked' })).toBeInTheDocument()
  },
}
