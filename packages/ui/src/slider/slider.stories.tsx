import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Slider } from './index.ts'

const meta = {
  title: 'Primitives/Forms/Slider',
  component: Slider,
  args: {
    label: 'Price',
    min: 0,
    max: 200,
    step: 5,
    defaultValue: [40, 120],
    formatValue: (value) => `$ ${value}`,
    onValueChange: fn(),
    onValueCommit: fn(),
    className: 'max-w-80',
  },
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const [from, to] = canvas.getAllByRole('slider')
    await expect(from).toHaveAttribute('aria-valuetext', '$ 40')
    await userEvent.tab()
    await expect(from).toHaveFocus()
    await userEvent.tab()
    await expect(to).toHaveFocus()
  },
}

/** Exact values by typing; a value cannot pass the other one. */
export const WithInputs: Story = {
  args: { inputs: true, unit: '$' },
  play: async ({ canvas, args }) => {
    const [from] = canvas.getAllByRole('textbox')
    if (!from) throw new Error('The slider has no input.')
    await userEvent.clear(from)
    await userEvent.type(from, '150{Enter}')
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([120, 120])
  },
}

export const WholeRange: Story = { args: { defaultValue: [0, 200] } }

export const BothAtTheEnd: Story = { args: { defaultValue: [200, 200] } }

export const Disabled: Story = { args: { disabled: true, inputs: true } }

export const Arabic: Story = {
  args: { label: 'السعر', inputs: true },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
