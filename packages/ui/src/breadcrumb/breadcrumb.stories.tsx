import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumb } from './index.ts'

const meta = {
  title: 'Primitives/Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Kitchen', href: '#kitchen' },
      { label: 'Stoneware cup', href: '#cup' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Stoneware cup')
  },
}

export const LongText: Story = {
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Kitchen', href: '#kitchen' },
      { label: 'Handgetöpferte Steingutbecher mit Ascheglasur aus der Oberlausitz', href: '#cup' },
    ],
  },
  render: (args) => (
    <div className="max-w-80">
      <Breadcrumb {...args} />
    </div>
  ),
}

export const Arabic: Story = {
  args: {
    items: [
      { label: 'الرئيسية', href: '#home' },
      { label: 'المطبخ', href: '#kitchen' },
      { label: 'كوب خزفي', href: '#cup' },
    ],
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
