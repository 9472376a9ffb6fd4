import { contact, noContact } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { contactResource } from '#app/data/content.ts'
import { inTheShop } from '#app/stories/in-the-shop.tsx'
import { withLongWords } from '#app/stories/long-words.tsx'
import { say } from '#app/stories/say.ts'
import { authSpies, known, type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { SupportScreen } from './support-screen.tsx'

const answered: ShopStory = { path: '/support', known: known(contactResource, [], contact) }

const meta = {
  title: 'Screens/Support',
  component: SupportScreen,
  decorators: [withShop],
  parameters: { layout: 'fullscreen', shop: answered },
} satisfies Meta<typeof SupportScreen>
export default meta
type Story = StoryObj<typeof meta>

export const InTheShop: Story = { decorators: [inTheShop] }

/** A guest who wants an order’s timeline is asked to log in, and goes on from there. */
export const Guest: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('link', { name: new RegExp(say('Track an order')) }),
    )
    await expect(authSpies.askLogin).toHaveBeenLastCalledWith({
      kind: 'go',
      path: '/order-history',
    })
    await userEvent.click(canvas.getByText(say('How can I pay?')))
    await expect(
      canvas.getByText(say('Online or in cash on delivery. Card numbers never reach us.')),
    ).toBeVisible()
  },
}

/** One vendor, and an owner who has filled in nothing. */
export const LittleKnown: Story = {
  parameters: {
    shop: {
      path: '/support',
      known: known(contactResource, [], noContact),
      settings: {
        multi_vendor: false,
        online_payment: false,
        mobile: null,
        email: null,
        address: null,
      },
    } satisfies ShopStory,
  },
}

export const LongTexts: Story = { decorators: [withLongWords] }
