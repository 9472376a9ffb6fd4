import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Checkbox } from './index.ts'

const meta = {
  title: 'Primitives/Forms/Checkbox',
  component: Checkbox,
  args: { children: 'In stock only', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
  },
}

export const States: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-1">
      <Checkbox {...args}>off</Checkbox>
      <Checkbox {...args} defaultChecked>
        on
      </Checkbox>
      <Checkbox {...args} indeterminate>
        some
      </Checkbox>
      <Checkbox {...args} disabled>
        off, disabled
      </Checkbox>
      <Checkbox {...args} disabled defaultChecked>
        on, disabled
      </Checkbox>
      <Checkbox {...args} aria-invalid>
        wrong
      </Checkbox>
    </div>
  ),
}

/** Chooses a shop in the cart. */
export const Circle: Story = {
  args: { shape: 'circle', children: 'Atelier Nord', defaultChecked: true },
}

export const WithHintAndCount: Story = {
  args: {
    hint: 'Ships within two days',
    trailing: <span className="text-ink-muted">128</span>,
    className: 'w-72',
  },
}

export const WithoutWords: Story = {
  args: { children: undefined, 'aria-label': 'Select Atelier Nord', shape: 'circle' },
}

export const Arabic: Story = {
  args: { children: 'المتوفر فقط', defaultChecked: true },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
