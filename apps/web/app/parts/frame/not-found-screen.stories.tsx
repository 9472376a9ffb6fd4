import { user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { withLongWords } from '#app/stories/long-words.tsx'
import { withShop } from '#app/stories/with-shop.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'

/** Any path that is nobody's, on the bare layout: the same for guests and customers. */
const meta = {
  title: 'Screens/Not found',
  component: NotFoundScreen,
  decorators: [withShop],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Customer: Story = {
  parameters: { shop: { user }, visual: { reason: 'A customer reads the same.' } },
}
export const LongTexts: Story = { decorators: [withLongWords] }
export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }
