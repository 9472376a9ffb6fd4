import type { ChatMessage } from '@shop/contract'
import { chatMessages } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { fromPromise } from 'xstate'
import { storyFormat } from '../testing/chat-format.ts'
import { MachineChart } from '../testing/machine-chart.tsx'
import { nowIn } from '../testing/now-in.ts'
import { PlayedMachine } from '../testing/played-machine.tsx'
import { SideBySide } from '../testing/side-by-side.tsx'
import { wordsOf } from '../testing/words.ts'
import { ChatHead } from './chat-head.tsx'
import { conversationMachine, presenceIn } from './conversation.machine.ts'
import { conversationPoses, conversationScenes, partner } from './conversation.poses.ts'
import { ConversationPane, type ConversationPaneProps } from './conversation-pane.tsx'
import { outboxMachine } from './outbox.machine.ts'
import { outboxScenes, outgoing } from './outbox.poses.ts'

type Pose = keyof typeof conversationScenes
type OutboxPose = keyof typeof outboxScenes
const poses = Object.keys(conversationScenes) as Pose[]
const outboxes = Object.keys(outboxScenes) as OutboxPose[]

interface PaneInProps extends Pick<ConversationPaneProps, 'send' | 'sendOutbox'> {
  pose: Pose
  outbox: OutboxPose
}

function PaneIn({ pose, outbox, send, sendOutbox }: PaneInProps) {
  const snapshot = conversationScenes[pose]
  const { shop } = snapshot.context
  return (
    <ConversationPane
      snapshot={snapshot}
      send={send}
      outbox={outboxScenes[outbox]}
      sendOutbox={sendOutbox}
      format={storyFormat}
      head={
        <div className="border-hairline border-b p-3">
          <ChatHead shop={shop} online={presenceIn(snapshot)} format={storyFormat} />
        </div>
      }
      className="h-140 max-w-100 overflow-hidden rounded-tile border border-hairline"
    />
  )
}

const meta = {
  title: 'Flows/Chat/Conversation machine',
  component: PaneIn,
  args: { pose: 'shown', outbox: 'idle', send: fn<PaneInProps['send']>(), sendOutbox: fn() },
  argTypes: {
    pose: { options: poses, control: 'select' },
    outbox: { options: outboxes, control: 'select' },
  },
} satisfies Meta<typeof PaneIn>
export default meta
type Story = StoryObj<typeof meta>

/** Enter sends, Shift+Enter makes a line; a link is safe and opens a new tab; markup is text. */
export const Playground: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = wordsOf(globals)
    const field = canvas.getByRole('textbox', { name: t('Write a message') })
    field.focus()
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await expect(args.send).not.toHaveBeenCalledWith({ type: 'submit' })
    await userEvent.keyboard('{Enter}')
    await expect(args.send).toHaveBeenCalledWith({ type: 'submit' })
    const link = canvas.getByRole('link', { name: 'https://shop.example/measures' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
    await expect(canvas.getByText('And <b>in blue</b>?')).toBeVisible()
  },
}

/** Messages that did not come: nothing is said of whether somebody is there. */
export const Failed: Story = {
  args: { pose: 'failed' },
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    await expect(canvas.getByRole('button', { name: t('Retry') })).toBeVisible()
    await expect(canvas.queryByText(t('Offline'))).toBeNull()
  },
}

/** Older messages are wanted 50 px from the top in the sidebar, 300 px on the page. */
export const NearTheTop: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks like the Playground, at another place.' } },
  render: ({ send, sendOutbox }) => {
    const { context, value } = conversationScenes.shown
    const long = Array.from({ length: 40 }, (_, index) => ({
      ...(context.messages[0] as ChatMessage),
      id: index + 1,
    }))
    const pane = (manner: 'sidebar' | 'page') => (
      <ConversationPane
        snapshot={conversationMachine.resolveState({
          value,
          context: { ...context, messages: long, manner },
        })}
        send={send}
        outbox={outboxScenes.idle}
        sendOutbox={sendOutbox}
        format={storyFormat}
        className="h-140 max-w-100 overflow-hidden"
      />
    )
    return (
      <div className="grid gap-4">
        {(['sidebar', 'page'] as const).map((manner) => (
          <section key={manner} className="grid gap-2">
            <h2 className="font-semibold">{manner === 'sidebar' ? 'Sidebar' : 'Page'}</h2>
            {pane(manner)}
          </section>
        ))}
      </div>
    )
  },
  play: async ({ args, canvas }) => {
    const [sidebar, page] = canvas.getAllByRole('log')
    for (const [log, near] of [
      [sidebar, 50],
      [page, 300],
    ] as const) {
      if (!log) throw new Error('No conversation')
      args.send.mockClear()
      log.scrollTop = near + 1
      fireEvent.scroll(log)
      await expect(args.send).not.toHaveBeenCalled()
      log.scrollTop = near
      fireEvent.scroll(log)
      await expect(args.send).toHaveBeenCalledWith({ type: 'top.reached' })
    }
  },
}

/** The machine itself: its states, and every way between them. */
export const Chart: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Drawn from the definition, which tests walk.' } },
  render: () => <MachineChart machine={conversationMachine} />,
}

const playing = conversationMachine.provide({
  actors: {
    openConversation: fromPromise<unknown, { shop: number; product: number | null }>(
      async () => null,
    ),
    loadMessages: fromPromise(async ({ input: { page } }) => (page === 1 ? chatMessages : [])),
  },
})

/** The machine runs: a conversation is opened and read, and what is written leaves its box. */
export const Playing: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'One of those in Every state, beside the chart.' } },
  render: ({ sendOutbox }) => (
    <PlayedMachine
      machine={playing}
      input={{ shop: partner, manner: 'page', opening: { product: null } }}
      poses={conversationPoses}
      view={(snapshot, { send }) => (
        <ConversationPane
          snapshot={snapshot}
          send={send}
          outbox={outboxScenes.idle}
          sendOutbox={sendOutbox}
          format={storyFormat}
          className="h-140 max-w-100 overflow-hidden rounded-tile border border-hairline"
        />
      )}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    await nowIn(canvas, 'conversation.newest.shown.current')
    const box = canvas.getByRole('textbox', { name: t('Write a message') })
    await userEvent.type(box, 'Is it in blue?{Enter}')
    await expect(box).toHaveValue('')
    await userEvent.selectOptions(canvas.getByLabelText('Jump to'), 'failed')
    await nowIn(canvas, 'conversation.newest.failed')
    await userEvent.click(canvas.getByRole('button', { name: t('Retry') }))
    await nowIn(canvas, 'conversation.newest.shown.current')
  },
}

/** All states of the machine, side by side. */
export const EveryState: Story = {
  render: ({ send, sendOutbox }) => (
    <SideBySide names={poses}>
      {(pose) => <PaneIn pose={pose} outbox="idle" send={send} sendOutbox={sendOutbox} />}
    </SideBySide>
  ),
}

/** The machine of messages on their way: its states, and every way between them. */
export const OutboxChart: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Drawn from the definition, which tests walk.' } },
  render: () => <MachineChart machine={outboxMachine} />,
}

const words = 'Please keep one.'
const { context, value } = conversationScenes.shown
const [oldest] = context.messages
if (!oldest) throw new Error('The pose has no message')
const arrived: ChatMessage = { ...oldest, id: 99, type: 'user', product: null, message: words }

/** Its answer was lost: what the server has stands there once. */
export const AnswerLost: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks like the Playground, with another message.' } },
  render: ({ send, sendOutbox }) => (
    <ConversationPane
      snapshot={conversationMachine.resolveState({
        value,
        context: { ...context, messages: [...context.messages, arrived] },
      })}
      send={send}
      outbox={outboxMachine.resolveState({
        value: 'offline',
        context: { items: [{ ...outgoing, text: words, after: oldest.id }], failures: 1 },
      })}
      sendOutbox={sendOutbox}
      format={storyFormat}
      className="h-140 max-w-100 overflow-hidden"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(words)).toHaveLength(1)
  },
}

/** What becomes of a message that is on its way: sent, waiting for the network, refused. */
export const EveryOutbox: Story = {
  render: ({ send, sendOutbox }) => (
    <SideBySide names={outboxes}>
      {(outbox) => <PaneIn pose="shown" outbox={outbox} send={send} sendOutbox={sendOutbox} />}
    </SideBySide>
  ),
  play: async ({ args, canvas, globals }) => {
    const t = wordsOf(globals)
    canvas.getByRole('button', { name: t('Try again') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.sendOutbox).toHaveBeenCalledWith({ type: 'message.retried', key: 'key-1' })
    canvas.getByRole('button', { name: t('Delete') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.sendOutbox).toHaveBeenCalledWith({ type: 'message.discarded', key: 'key-1' })
  },
}
