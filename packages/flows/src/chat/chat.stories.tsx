import { Button } from '@shop/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createActor, SimulatedClock } from 'xstate'
import { storyFormat } from '../testing/chat-format.ts'
import { MachineChart } from '../testing/machine-chart.tsx'
import { nowIn } from '../testing/now-in.ts'
import { PlayedMachine } from '../testing/played-machine.tsx'
import { pretendedShops } from '../testing/pretended-shops.ts'
import { wordsOf } from '../testing/words.ts'
import { type ChatEvent, type ChatInput, type ChatRef, chatMachine } from './chat.machine.ts'
import { OpenConversation, OpenConversationHead, OpenList, useActiveShop } from './chat-parts.tsx'
import { connectChat } from './connect-chat.ts'
import { partner } from './conversation.poses.ts'

const connectTo = ({ calls, listen }: ReturnType<typeof pretendedShops>) => {
  const nothing = () => undefined
  const storage = { keep: nothing, drop: nothing, keepDraft: nothing }
  return connectChat(calls, storage, listen, { pause: () => 5000, isAway: () => false })
}

let keys = 0
const input: ChatInput = {
  newKey: () => {
    keys += 1
    return `key-${keys}`
  },
  now: () => '2026-11-21T12:00:00.000Z',
}

function makeChat() {
  const shops = pretendedShops()
  return { shops, chat: createActor(connectTo(shops), { clock: new SimulatedClock(), input }) }
}

function ChatPage({ chat }: { chat: ChatRef }) {
  const shop = useActiveShop(chat)
  return (
    <>
      {shop ? <OpenConversationHead chat={chat} shop={shop} format={storyFormat} /> : null}
      <div className="grid h-140 overflow-hidden rounded-tile border border-hairline md:grid-cols-[20rem_minmax(0,1fr)]">
        <OpenList
          chat={chat}
          hrefOf={(id) => `#shop-${id}`}
          format={storyFormat}
          className="border-hairline border-e max-md:hidden"
        />
        <OpenConversation chat={chat} format={storyFormat} />
      </div>
    </>
  )
}

function LiveChat() {
  const [{ shops, chat }] = useState(makeChat)
  useEffect(() => {
    chat.start()
    chat.send({ type: 'page.entered' })
    chat.send({ type: 'shop.chosen', shop: partner })
  }, [chat])
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => shops.setOnline(false)}>
          The network fails
        </Button>
        <Button variant="outline" onClick={() => shops.setOnline(true)}>
          The network is back
        </Button>
        <Button variant="outline" onClick={() => shops.answer('One is yours.')}>
          The shop answers
        </Button>
      </div>
      <ChatPage chat={chat} />
    </div>
  )
}

const meta = {
  title: 'Flows/Chat/Chat machine',
  component: LiveChat,
} satisfies Meta<typeof LiveChat>
export default meta
type Story = StoryObj<typeof meta>

/** The machine itself: its states, and every way between them. */
export const Chart: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Drawn from the definition, which tests walk.' } },
  render: () => <MachineChart machine={chatMachine} />,
}

/** How each place of the chat is reached. */
const ways: Readonly<Record<string, readonly ChatEvent[]>> = {
  elsewhere: [],
  messages: [{ type: 'page.entered' }],
  conversation: [{ type: 'page.entered' }, { type: 'shop.chosen', shop: partner }],
  sidebar: [{ type: 'sidebar.opened', shop: partner, product: null }],
}

const playing = connectTo(pretendedShops())
const posed = Object.fromEntries(
  Object.entries(ways).map(([name, events]) => {
    const chat = createActor(playing, { clock: new SimulatedClock(), input }).start()
    for (const event of events) chat.send(event)
    return [name, chat.getPersistedSnapshot()]
  }),
)

/** The machine runs: the page of messages, one conversation in it, and back. */
export const Playing: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'It looks like Live, beside the chart.' } },
  render: () => (
    <PlayedMachine
      machine={playing}
      input={input}
      poses={posed}
      isWide
      view={(snapshot, actor) => (
        <>
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" onClick={() => actor.send({ type: 'page.entered' })}>
              Open the messages
            </Button>
            <Button
              variant="outline"
              onClick={() => actor.send({ type: 'shop.chosen', shop: partner })}
            >
              Choose a shop
            </Button>
            <Button variant="outline" onClick={() => actor.send({ type: 'shop.left' })}>
              Leave the shop
            </Button>
          </div>
          {snapshot.matches({ visibility: 'messages' }) ? <ChatPage chat={actor} /> : null}
          {snapshot.matches({ visibility: 'sidebar' }) ? (
            <div className="grid h-140 max-w-100 overflow-hidden rounded-tile border border-hairline">
              <OpenConversation chat={actor} format={storyFormat} />
            </div>
          ) : null}
        </>
      )}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    await nowIn(canvas, 'chat.visibility.elsewhere')
    await userEvent.click(canvas.getByRole('button', { name: 'Open the messages' }))
    await nowIn(canvas, 'chat.visibility.messages')
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a shop' }))
    await nowIn(canvas, 'chat.talk.open')
    await canvas.findByRole('log', { name: t('Messages') })
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the shop' }))
    await nowIn(canvas, 'chat.talk.none')
    await userEvent.selectOptions(canvas.getByLabelText('Jump to'), 'sidebar')
    await nowIn(canvas, 'chat.visibility.sidebar')
    await canvas.findByRole('log', { name: t('Messages') })
  },
}

/** The running machine: a message sent while the network fails waits, and arrives once; the shop answers. */
export const Live: Story = {
  play: async ({ canvas, globals }) => {
    const t = wordsOf(globals)
    const press = async (name: string) => {
      canvas.getByRole('button', { name }).focus()
      await userEvent.keyboard('{Enter}')
    }
    const log = within(await canvas.findByRole('log', { name: t('Messages') }))
    const write = async (text: string) => {
      canvas.getByRole('textbox', { name: t('Write a message') }).focus()
      await userEvent.keyboard(`${text}{Enter}`)
    }
    await write('Please keep one.')
    await waitFor(() => expect(log.getAllByText('Please keep one.')).toHaveLength(1))

    await press('The network fails')
    await write('For Friday.')
    await log.findByText(t('Waits until the shop can be reached'))
    await press('The network is back')
    await waitFor(() =>
      expect(log.queryByText(t('Waits until the shop can be reached'))).not.toBeInTheDocument(),
    )
    await expect(log.getAllByText('For Friday.')).toHaveLength(1)

    await press('The shop answers')
    await log.findByText('One is yours.')
  },
}
