import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { QuantityStepper, type QuantityStepperProps } from './index.ts'

function Counting({ value, onValueChange, ...props }: QuantityStepperProps) {
  const [quantity, setQuantity] = useState(value)
  return (
    <QuantityStepper
      {...props}
      value={quantity}
      onValueChange={(next) => {
        setQuantity(next)
        onValueChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Primitives/Actions/QuantityStepper',
  component: QuantityStepper,
  args: { value: 2, max: 3, label: 'Linen shirt', onValueChange: fn() },
  render: (args) => <Counting {...args} />,
} satisfies Meta<typeof QuantityStepper>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const [less, more] = canvas.getAllByRole('button')
    more?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('3')
    await expect(more).toBeDisabled()
    less?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2)
  },
}

export const Small: Story = { args: { size: 'sm' } }

export const AtTheMinimum: Story = { args: { value: 1 } }

/** In a cart the minimum can be left through the bin. */
export const Removable: Story = {
  args: { value: 1, onRemove: fn() },
  play: async ({ canvas, args }) => {
    canvas.getAllByRole('button')[0]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = { args: { busy: true } }

export const Disabled: Story = { args: { disabled: true } }

export const Arabic: Story = {
  args: { label: 'قميص كتان' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
