import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Price, priceSizes } from './index.ts'

const sizes = Object.keys(priceSizes) as Array<keyof typeof priceSizes>

const about = `
What a thing costs, with the old price and the discount when there is one.

**When to use.** Wherever one amount is the price of one thing. **Something else:** a sum in a list of totals
is plain text in a \`bdi\`; a discount alone is a Badge.

- Do: format the amount where the currency is known ("$24.00" or "24.00 د.إ"): the shop decides whether
  its sign stands before or after. Pass \`original\` only when it is higher.
- Don't: build it from parts: each amount is kept whole and apart from the text's direction.

**Accessibility.** With an old price, screen readers hear "Price now", "Price before" and "Discount": a line
through a figure is not read out. Figures have one width, so columns line up. No focus, no keys.
`

const meta = {
  title: 'Primitives/Content/Price',
  component: Price,
  parameters: { docs: { description: { component: about } } },
  args: { price: '$24.00', original: '$30.00', percentage: '-20%' },
} satisfies Meta<typeof Price>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$30.00').closest('s')).toBeVisible()
  },
}

export const Plain: Story = { args: { original: undefined, percentage: undefined } }

export const OldPriceOnly: Story = { args: { percentage: undefined } }

/** Before or after: the shop's settings say where the sign stands. */
export const CurrencyPosition: Story = {
  render: () => (
    <div className="grid justify-items-start gap-3">
      <Price price="$24.00" original="$30.00" percentage="-20%" />
      <Price price="24.00 €" original="30.00 €" percentage="-20%" />
      <Price price="24.00 د.إ" original="30.00 د.إ" percentage="-20%" />
    </div>
  ),
}

export const Sizes: Story = {
  tags: ['vrt-forced-colors', 'vrt-zoom'],
  render: (args) => (
    <div className="grid justify-items-start gap-3">
      {sizes.map((size) => (
        <Price key={size} {...args} size={size} />
      ))}
    </div>
  ),
}

/** Free is a price too. */
export const Zero: Story = { args: { price: '$0.00', original: '$30.00', percentage: '-100%' } }

/** The parts go below each other; an amount is never torn. */
export const LongText: Story = {
  args: { price: '1,250,000,000.00 IRR', original: '1,500,000,000.00 IRR', size: 'lg' },
  render: (args) => (
    <div className="w-72">
      <Price {...args} />
    </div>
  ),
}

/** The figures keep their own direction. */
export const Arabic: Story = {
  args: { price: '24.00 د.إ', original: '30.00 د.إ' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = { ...Sizes, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
