import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AmountRow, OrderSummary } from './index.ts'

const about = `
What an order comes to: goods, delivery, what a voucher takes off, taxes, and the sum that is paid.

**When to use.** In a cart, in the checkout, on an order and its invoice. **Something else:** the price of one
thing is a Price; rows of goods are a Table or CartLines.

- Do: format the amounts where the currency is known, and show each as the server sent it. Nothing is added up here.
- Do: pass \`isUpdating\` while a change is on its way: the last amounts stay, dimmed, and nothing moves.
- Don't: write 0 for what is not known. \`amount={null}\` draws a skeleton.

**Accessibility.** A description list: each amount is read with its name. Amounts keep their own direction.
`

const meta = {
  title: 'Primitives/Shop/OrderSummary',
  component: OrderSummary,
  subcomponents: { AmountRow },
  parameters: { docs: { description: { component: about } } },
  decorators: [
    (Story) => (
      <div className="w-80 max-w-full">
        <Story />
      </div>
    ),
  ],
  args: {
    children: (
      <>
        <AmountRow label="Total Amount" amount="$120.00" />
        <AmountRow label="Delivery Charge" amount="$5.00" />
        <AmountRow label="Coupon Discount" note="SUMMER10" amount="−$12.00" />
        <AmountRow label="Tax (5%)" amount="$5.65" />
        <AmountRow isTotal label="Payable Amount" amount="$118.65" />
      </>
    ),
  },
} satisfies Meta<typeof OrderSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('Total Amount')
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('$120.00')
  },
}

/** Nothing is known yet: each line has its room. */
export const Loading: Story = {
  args: {
    children: (
      <>
        <AmountRow label="Total Amount" amount={null} />
        <AmountRow label="Delivery Charge" amount={null} />
        <AmountRow isTotal label="Payable Amount" amount={null} />
      </>
    ),
  },
}

/** A quantity has changed: the last amounts stay until the new ones are there. */
export const Updating: Story = {
  args: {
    children: (
      <>
        <AmountRow isUpdating label="Total Amount" amount="$120.00" />
        <AmountRow isUpdating isTotal label="Payable Amount" amount="$125.00" />
      </>
    ),
  },
}

export const LongText: Story = {
  args: {
    children: (
      <>
        <AmountRow
          label="Versandkostenpauschale für Speditionslieferungen"
          note="Donaudampfschifffahrtsgesellschaft"
          amount="1,250,000,000.00 IRR"
        />
        <AmountRow isTotal label="Zu zahlender Gesamtbetrag" amount="1,251,000,000.00 IRR" />
      </>
    ),
  },
  tags: ['vrt-zoom'],
}

export const Arabic: Story = {
  args: {
    children: (
      <>
        <AmountRow label="المبلغ الإجمالي" amount="120.00 د.إ" />
        <AmountRow label="خصم القسيمة" note="SUMMER10" amount="−12.00 د.إ" />
        <AmountRow isTotal label="المبلغ المستحق" amount="108.00 د.إ" />
      </>
    ),
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = { globals: { scheme: 'dark' }, tags: ['!autodocs'] }
