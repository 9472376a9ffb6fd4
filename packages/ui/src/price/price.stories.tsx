import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price, priceSizes } from './index.ts'

const sizes = Object.keys(priceSizes) as Array<keyof typeof priceSizes>

const meta = {
  title: 'Primitives/Content/Price',
  component: Price,
  args: { price: '$ 24.00', original: '$ 30.00', percentage: '-20%' },
} satisfies Meta<typeof Price>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Plain: Story = { args: { original: undefined, percentage: undefined } }

export const Sizes: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-3">
      {sizes.map((size) => (
        <Price key={size} {...args} size={size} />
      ))}
    </div>
  ),
}

export const LongText: Story = {
  args: { price: '1,250,000,000.00 IRR', original: '1,500,000,000.00 IRR', size: 'lg' },
  render: (args) => (
    <div className="w-60">
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
