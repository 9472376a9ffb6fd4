import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/index.ts'
import { HeartIcon, SearchIcon } from '../icons/index.ts'
import { EmptyState } from './index.ts'

const meta = {
  title: 'Primitives/Feedback/EmptyState',
  component: EmptyState,
  args: {
    icon: <HeartIcon />,
    title: 'Nothing saved yet',
    hint: 'Press the heart on a product to find it here again.',
    action: <Button>Browse products</Button>,
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const TitleOnly: Story = {
  args: {
    icon: undefined,
    hint: undefined,
    action: undefined,
    title: 'Sorry there is no voucher available',
  },
}

export const LongText: Story = {
  args: {
    icon: <SearchIcon />,
    title: 'Zu „Donaudampfschifffahrtsgesellschaftskapitänsmütze“ wurde nichts gefunden',
    hint: 'Prüfen Sie die Schreibweise, entfernen Sie Filter oder suchen Sie nach einem allgemeineren Begriff.',
  },
}

export const Arabic: Story = {
  args: {
    title: 'السلة فارغة',
    hint: 'ما تضيفه يظهر هنا.',
    action: <Button>تصفح المنتجات</Button>,
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
