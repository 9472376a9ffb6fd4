import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { BanknoteIcon, CreditCardIcon } from '../icons/index.ts'
import { Radio, RadioGroup } from './index.ts'

const meta = {
  title: 'Primitives/Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Payment method',
    defaultValue: 'cash',
    onValueChange: fn(),
    className: 'max-w-96',
    children: (
      <>
        <Radio value="cash" trailing={<BanknoteIcon aria-hidden="true" className="size-5" />}>
          Cash on delivery
        </Radio>
        <Radio
          value="card"
          hint="Visa, Mastercard"
          trailing={<CreditCardIcon aria-hidden="true" className="size-5" />}
        >
          Online payment
        </Radio>
      </>
    ),
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Cash/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Online/ })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith('card')
  },
}

export const Cards: Story = { args: { variant: 'card' } }

export const Horizontal: Story = { args: { orientation: 'horizontal' } }

export const NothingChosen: Story = { args: { defaultValue: null, variant: 'card' } }

export const Failed: Story = {
  name: 'Error',
  args: { defaultValue: null, error: 'Please choose how to pay.' },
}

export const Disabled: Story = { args: { disabled: true, variant: 'card' } }

export const Arabic: Story = {
  args: {
    label: 'طريقة الدفع',
    variant: 'card',
    children: <Radio value="cash">الدفع عند الاستلام</Radio>,
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
