import { settings, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { gatewaysOf } from '#app/parts/payment/methods.ts'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
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

/** The first gateway is chosen until another one is. */
export const Default: Story = {}

/** Chosen and paid by keyboard. */
export const PaidByKeyboard: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    screen.getAllByRole('radio')[0]?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPay).toHaveBeenCalledWith('stripe')
  },
}

/** Shown in one currency, charged in another. */
export const AnotherCurrency: Story = {
  parameters: {
    shop: { user, currency: settings.currencies.find(({ name }) => name === 'EUR') },
  },
}

/** A server that does not say how much it is. */
export const AmountUnknown: Story = { args: { order: { order_code: '#RC000107', amount: null } } }

export const ManyMethods: Story = {
  args: {
    methods: Array.from({ length: 12 }, (_, index) => ({
      name: `gateway-${index}`,
      title: `Gateway ${index + 1}`,
      logo: '',
    })),
  },
}

export const LongTexts: Story = {
  decorators: [withLongWords],
  args: {
    order: { order_code: `#${longName}`, amount: 3_123_456.78 },
    methods: [...gatewaysOf(settings), { name: 'long', title: longName, logo: '' }],
  },
}
export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }
export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }
