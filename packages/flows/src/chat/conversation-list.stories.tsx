import { conversations } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent } from 'storybook/test'
import { fromPromise } from 'xstate'
import { storyFormat } from '../testing/chat-format.ts'
import { MachineChart } from '../testing/machine-chart.tsx'
import { nowIn } from '../testing/now-in.ts'
import { PlayedMachine } from '../testing/played-machine.tsx'
import { SideBySide } from '../testing/side-by-side.tsx'
import { ConversationList, type ConversationListProps } from './conversation-list.tsx'
import { conversationsMachine } from './conversations.machine.ts'
import { conversationsPoses, conversationsScenes } from './conversations.poses.ts'

type Pose = keyof typeof conversationsScenes
const poses = Object.keys(conversationsScenes) as Pose[]

function ListIn(props: Pick<ConversationListProps, 'snapshot' | 'send'>) {
  return (
    <ConversationList
      {...props}
      hrefOf={(shop) => `#shop-${shop}`}
      format={storyFormat}
      className="h-110 max-w-90 overflow-hidden rounded-tile border border-hairline"
    />
  )
}

const meta = {
  title: 'Flows/Chat/Shop list machine',
  args: { pose: 'shown', send: fn() },
  argTypes: { pose: { options: poses, control: 'select' } },
  render: ({ pose, send }) => <ListIn snapshot={conversationsScenes[pose]} send={send} />,
} satisfies Meta<Pick<ConversationListProps, 'send'> & { pose: Pose }>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The machine itself: its states, and every way between them. */
export const Chart: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Drawn from the definition, which tests walk.' } },
  render: () => <MachineChart machine={conversationsMachine} />,
}

const playing = conversationsMachine.provide({
  actors: {
    loadConversations: fromPromise(async ({ input: { search, page } }) =>
      conversations.filter(
        ({ shop }) => page === 1 && shop.name.toLowerCase().includes(search.toLowerCase()),
      ),
    ),
  },
})

/** The machine runs: shops are looked for by name. */
export const Playing: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'One of those in Every state, beside the chart.' } },
  render: () => (
    <PlayedMachine
      machine={playing}
      input={{ open: null }}
      poses={conversationsPoses}
      view={(snapshot, { send }) => <ListIn snapshot={snapshot} send={send} />}
    />
  ),
  play: async ({ canvas }) => {
    await nowIn(canvas, 'conversations.shown')
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz')
    await nowIn(canvas, 'conversations.typing')
    await nowIn(canvas, 'conversations.shown')
    await userEvent.selectOptions(canvas.getByLabelText('Jump to'), 'moreFailed')
    await nowIn(canvas, 'conversations.moreFailed')
  },
}

/** All states of the machine, side by side. */
export const EveryState: Story = {
  render: ({ send }) => (
    <SideBySide names={poses}>
      {(pose) => <ListIn snapshot={conversationsScenes[pose]} send={send} />}
    </SideBySide>
  ),
}
