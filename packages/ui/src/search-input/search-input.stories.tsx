import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SearchInput } from './index.ts'

const meta = {
  title: 'Primitives/Forms/SearchInput',
  component: SearchInput,
  args: { 'aria-label': 'Search', placeholder: 'Search for products', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchInput>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox')
    await userEvent.tab()
    await userEvent.keyboard('linen')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('linen')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
  },
}

export const Filled: Story = { args: { defaultValue: 'linen shirt' } }

/** In the navigation bar: the button submits the form around it. */
export const WithSubmit: Story = {
  args: { defaultValue: 'linen shirt', submitLabel: 'Start the search', size: 'lg' },
}

export const Disabled: Story = { args: { disabled: true } }

export const Arabic: Story = {
  args: { 'aria-label': 'بحث', placeholder: 'ابحث عن المنتجات' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
