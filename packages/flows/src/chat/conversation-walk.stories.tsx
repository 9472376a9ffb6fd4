import type { ChatMessage } from '@shop/contract'
import { chatMessages } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, within } from 'storybook/test'
import { ProblemError } from '../port/index.ts'
import { storyFormat } from '../testing/chat-format.ts'
import { heldPort } from '../testing/held-port.ts'
import { createStage } from '../testing/stage.tsx'
import { walkView } from '../testing/view-walk.tsx'
import { wordsOf } from '../testing/words.ts'
import { type ConversationSnapshot, conversationMachine } from './conversation.machine.ts'
import { partner } from './conversation.poses.ts'
import { ConversationPane } from './conversation-pane.tsx'
import { outboxScenes, unreachableProblem } from './outbox.poses.ts'

const stage = createStage()

const meta = {
  title: 'Flows/Chat/Conversation walk',
  component: stage.Stage,
  tags: ['!autodocs', '!dev', 'no-vrt'],
  parameters: {
    visual: { reason: 'Many states in a row; each has a story of its own.' },
  },
} satisfies Meta<typeof stage.Stage>
export default meta
type Story = StoryObj<typeof meta>

const [first] = chatMessages
if (!first) throw new Error('The fixtures have no message')
/** So long that three of them do not fit: the top is not there at once. */
const message = (id: number): ChatMessage => ({
  ...first,
  id,
  product: null,
  message: `Message ${id}.${' And so on.'.repeat(40)}`,
})
const page = (...ids: number[]) => ids.map(message)

interface Happening {
  type: string
  output?: unknown
  error?: unknown
}
const call = (state: string) => `actor.0.conversation.${state}`
const done = (state: string, output: unknown) => ({ type: `xstate.done.${call(state)}`, output })
const failed = (state: string) => ({
  type: `xstate.error.${call(state)}`,
  error: new ProblemError(unreachableProblem),
})
const delivered = { type: 'delivered', message: message(5) }
const reading: Happening[] = [
  { type: 'retry' },
  { type: 'top.reached' },
  { type: 'older.retried' },
  { type: 'news' },
  delivered,
  done('newest.opening', null),
  failed('newest.opening'),
  done('newest.loading', page(5, 4, 3)),
  failed('newest.loading'),
  done('newest.shown.reloading', page(5, 4, 3)),
  // None that is known: something is missing between.
  done('newest.shown.reloading', page(12, 11, 10)),
  failed('newest.shown.reloading'),
  done('older.loading', page(2, 1)),
  done('older.loading', []),
  failed('older.loading'),
  { type: 'xstate.after.olderDebounce.conversation.older.near' },
  { type: 'xstate.after.olderRest.conversation.older.resting' },
]
const text = 'Hello'
const writing = [{ type: 'draft.changed', text }, { type: 'submit' }]

const isShown = ({ value }: ConversationSnapshot) => typeof value.newest === 'object'

const walk =
  (
    name: string,
    events: readonly { type: string }[],
    elsewhere: RegExp,
    opening: { product: number } | null = null,
  ): NonNullable<Story['play']> =>
  async ({ canvasElement, canvas, globals }) => {
    const t = wordsOf(globals)
    const root = within(canvasElement)
    const box = () => root.getByRole<HTMLTextAreaElement>('textbox', { name: t('Write a message') })
    const log = () => root.queryByRole('log', { name: t('Messages') })
    const scrollTo = (top: number) => {
      const list = log()
      if (!list) return
      list.scrollTop = top
      fireEvent.scroll(list)
    }
    const opens = heldPort<unknown, { shop: number; product: number | null }>()
    const reads = heldPort<ChatMessage[], { shop: number; page: number }>()
    const failure = [t('Something went wrong'), t(unreachableProblem.message), t('Retry')].join('')
    await walkView<ConversationSnapshot>(
      {
        name,
        machine: conversationMachine.provide({
          actors: { openConversation: opens.logic, loadMessages: reads.logic },
        }),
        input: { shop: partner, manner: 'sidebar', opening },
        events,
        // What is there behind a skeleton or a failure is read anew.
        keyOf: (snapshot) => {
          const { messages, hasOlder, isStale, draft, problem } = snapshot.context
          const shown = isShown(snapshot) ? messages.map(({ id }) => id) : []
          return JSON.stringify([snapshot.value, shown, hasOlder, isStale, draft, problem?.status])
        },
        shortest: true,
        elsewhere,
        view: (snapshot, actor) => (
          <ConversationPane
            snapshot={snapshot}
            send={actor.send}
            outbox={outboxScenes.idle}
            sendOutbox={() => undefined}
            format={storyFormat}
            className="h-80 max-w-90 overflow-hidden"
          />
        ),
        async act(event, { user, clock, actor }) {
          const { type, output, error } = event as Happening
          if (type === 'news' || type === 'delivered') return actor.send(event)
          if (type.startsWith('xstate.after')) return clock.increment(1000)
          const isOlder = type.includes('.older.')
          const port = type.endsWith('opening')
            ? opens.last()
            : reads.calls.findLast(({ input }) => input.page > 1 === isOlder)
          if (type.startsWith('xstate.done')) return port?.resolve(output as never)
          if (type.startsWith('xstate.error')) return port?.reject(error)
          if (type === 'top.reached') {
            scrollTo(0)
            return scrollTo(log()?.scrollHeight ?? 0)
          }
          if (type === 'draft.changed' || type === 'submit') {
            box().focus()
            if (type === 'submit') return user.keyboard('{Enter}')
            // The same words again are their last letter again.
            return user.keyboard(box().value ? '{End}{Backspace}o' : text)
          }
          const words = type === 'retry' ? 'Retry' : 'Load older messages'
          const pressed = root.queryByRole('button', { name: t(words) })
          pressed?.focus()
          return pressed && user.keyboard('{Enter}')
        },
        expected: (snapshot) => {
          const { draft, messages } = snapshot.context
          const isRead = isShown(snapshot)
          const isWaiting = snapshot.hasTag('loading')
          const older = isRead && snapshot.hasTag('loadingOlder')
          return {
            draft,
            isWaiting,
            failure: isRead || isWaiting ? null : failure,
            messages: isRead ? messages.map(({ id }) => `Message ${id}.`) : [],
            older: [older, older, isRead && snapshot.matches({ older: 'failed' })],
          }
        },
        actual: () => ({
          draft: box().value,
          isWaiting: root.queryByRole('status') !== null,
          failure: root.queryByRole('alert')?.textContent ?? null,
          messages: root
            .queryAllByRole('listitem')
            .map(({ textContent }) => textContent?.match(/Message \d+\./)?.[0]),
          older: [
            log()?.getAttribute('aria-busy') === 'true',
            root.queryByRole('img', { name: t('Loading older messages') }) !== null,
            root.queryByRole('button', { name: t('Load older messages') }) !== null,
          ],
        }),
      },
      stage,
    )
    await expect(canvas.getByRole('region', { name: 'Walked' })).toBeInTheDocument()
  }

/** Opened with a product's card, read, read again at news, read further up. */
export const Reading: Story = {
  play: walk('conversation, read', reading, /starting on +\(2\)|draft|submit/, { product: 1 }),
}

/** One that is there; a text is written while its messages are read. */
export const Writing: Story = {
  play: walk(
    'conversation, written',
    [...writing, done('newest.loading', page(5, 4, 3))],
    /^(?!.*(draft|submit))/,
  ),
}
