import { Button } from '@shop/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createActor, SimulatedClock } from 'xstate'
import { storyFormat } from '../testing/chat-format.ts'
import { MachineChart } from '../testing/machine-chart.tsx'
import { pretendedShops } from '../testing/pretended-shops.ts'
import { withWords, wordsOf } from '../testing/words.tsx'
import { chatMachine } from './chat.machine.ts'
import { OpenConversation, OpenConversationHead, OpenList, useActiveShop } from './chat-parts.tsx'
import { connectChat } from './connect-chat.ts'
import { partner } from './conversation.poses.ts'

function makeChat() {
  const shops = pretendedShops()
  const nothing = () => undefined
  const storage = { keep: nothing, drop: nothing, keepDraft: nothing }
  let keys = 0
  const chat = createActor(
    connectChat(shops.calls, storage, shops.listen, {
      pause: () => 5000,
      isAway: () => false,
    }),
    {
      clock: new SimulatedClock(),
      input: {
        newKey: () => {
          keys += 1
          return `key-${keys}`
        },
        now: () => '2026-11-21T12:00:00.000Z',
      },
    },
  )
  return { shops, chat }
}

function LiveChat() {
  const [{ shops, chat }] = useState(makeChat)
  const shop = useActiveShop(chat)
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
    </div>
  )
}

const meta = {
  title: 'Flows/Chat/Chat machine',
  component: LiveChat,
  decorators: [withWords],
} satisfies Meta<typeof LiveChat>
export default meta
type Story = StoryObj<typeof meta>

/** The machine itself: its states, and every way between them. */
export const Chart: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Drawn from the definition, which tests walk.' } },
  render: () => <MachineChart machine={chatMachine} />,
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
