import { user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { authSpies, type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { ChatButton } from './chat-button.tsx'

const shop = { id: 1, name: 'Harbour & Co', logo: '' }

const meta = {
  title: 'Patterns/Chat/Chat button',
  component: ChatButton,
  decorators: [withShop],
  args: { shop },
  parameters: { shop: { user } satisfies ShopStory },
} satisfies Meta<typeof ChatButton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** A guest gets the login; the chat goes on after it. */
export const Guest: Story = {
  args: { product: 5 },
  parameters: { shop: { user: null } satisfies ShopStory },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: `${say('Chat')} ${shop.name}` }))
    await expect(authSpies.askLogin).toHaveBeenCalledWith({
      kind: 'chat',
      target: { shop, product: 5, color: null },
    })
  },
}
