import type { Meta, StoryObj } from '@storybook/react-vite'
import { withLongWords } from '#app/stories/long-words.tsx'
import { withShop } from '#app/stories/with-shop.tsx'
import { ErrorScreen } from './error-screen.tsx'

const meta = {
  title: 'Screens/Error',
  component: ErrorScreen,
  decorators: [withShop],
  args: { error: new Error('A part of the page broke.') },
  // What broke is told to the console.
  parameters: { layout: 'fullscreen', console: { expected: [/part of the page broke/] } },
} satisfies Meta<typeof ErrorScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongTexts: Story = { decorators: [withLongWords] }
export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }
