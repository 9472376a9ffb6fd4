import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inputSizes } from '../text-input/index.ts'
import { Select } from './index.ts'

const sizes = Object.keys(inputSizes) as Array<keyof typeof inputSizes>

const meta = {
  title: 'Primitives/Forms/Select',
  component: Select,
  args: {
    'aria-label': 'Sort by',
    onValueChange: fn(),
    className: 'max-w-72',
    options: [
      { value: 'popular', label: 'Most popular' },
      { value: 'cheap', label: 'Price: low to high' },
      { value: 'dear', label: 'Price: high to low' },
    ],
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'cheap')
    await expect(args.onValueChange).toHaveBeenCalledWith('cheap')
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div className="grid gap-3">
      {sizes.map((size) => (
        <Select key={size} {...args} aria-label={size} size={size} />
      ))}
    </div>
  ),
}

export const Placeholder: Story = { args: { placeholder: 'Choose one', defaultValue: '' } }

export const Disabled: Story = { args: { disabled: true } }

export const Failed: Story = { name: 'Error', args: { 'aria-invalid': true } }

export const LongText: Story = {
  args: {
    className: 'max-w-48',
    options: [{ value: 'a', label: 'Vereinigtes Königreich Großbritannien und Nordirland' }],
  },
}

export const Arabic: Story = {
  args: { 'aria-label': 'الترتيب', options: [{ value: 'a', label: 'الأكثر شعبية' }] },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
