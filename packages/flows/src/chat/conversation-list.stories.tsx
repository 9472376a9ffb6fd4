import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { storyFormat } from '../testing/chat-format.ts'
import { MachineChart } from '../testing/machine-chart.tsx'
import { SideBySide } from '../testing/side-by-side.tsx'
import { withWords } from '../testing/words.tsx'
import { ConversationList, type ConversationListProps } from './conversation-list.tsx'
import { conversationsMachine } from './conversations.machine.ts'
import { conversationsScenes } from './conversations.poses.ts'

type Pose = keyof typeof conversationsScenes
const poses = Object.keys(conversationsScenes) as Pose[]

function ListIn({ pose, send }: Pick<ConversationListProps, 'send'> & { pose: Pose }) {
  return (
    <ConversationList
      snapshot={conversationsScenes[pose]}
      send={send}
      hrefOf={(shop) => `#shop-${shop}`}
      format={storyFormat}
      className="h-110 max-w-90 overflow-hidden rounded-tile border border-hairline"
    />
  )
}

const meta = {
  title: 'Flows/Chat/Shop list machine',
  component: ListIn,
  decorators: [withWords],
  args: { pose: 'shown', send: fn() },
  argTypes: { pose: { options: poses, control: 'select' } },
} satisfies Meta<typeof ListIn>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The machine itself: its states, and every way between them. */
export const Chart: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Drawn from the definition, which tests walk.' } },
  render: () => <MachineChart machine={conversationsMachine} />,
}

/** All states of the machine, side by side. */
export const EveryState: Story = {
  render: ({ send }) => (
    <SideBySide names={poses}>{(pose) => <ListIn pose={pose} send={send} />}</SideBySide>
  ),
}
