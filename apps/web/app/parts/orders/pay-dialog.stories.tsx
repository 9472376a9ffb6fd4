import { settings, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { gatewaysOf } from '#app/parts/payment/methods.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { PayDialog } from './pay-dialog.tsx'

const meta = {
  title: 'Patterns/Orders/Pay dialog',
  tags: ['dialog'],
  component: PayDialog,
  decorators: [withShop],
  args: {
    open: true,
    onOpenChange: fn(),
    order: { order_code: '#RC000107', amount: 204.57 },
    methods: gatewaysOf(settings),
    onPay: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } }, shop: { user } },
} satisfies Meta<typeof PayDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Chosen and paid by keyboard. */
export const Default: Story = {
  globals: { locale: 'en' },
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    screen.getAllByRole('radio')[0]?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPay).toHaveBeenCalledWith('stripe')
  },
}
