import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import { withLongWords } from '#app/stories/long-words.tsx'
import { withShop } from '#app/stories/with-shop.tsx'
import { ErrorScreen } from './error-screen.tsx'

const error = new Error('A part of the page broke.')

const meta = {
  title: 'Screens/Error',
  component: ErrorScreen,
  decorators: [withShop],
  args: { error },
  parameters: { layout: 'fullscreen' },
  // What broke is told to the console, once; here it is a spy's.
  beforeEach: () => {
    const told = spyOn(console, 'error').mockImplementation(() => undefined)
    return () => told.mockRestore()
  },
} satisfies Meta<typeof ErrorScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await expect(console.error).toHaveBeenCalledWith(error)
  },
}
export const LongTexts: Story = { decorators: [withLongWords] }
export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }
