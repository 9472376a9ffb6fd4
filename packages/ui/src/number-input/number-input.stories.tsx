import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NumberInput } from './index.ts'

const meta = {
  title: 'Primitives/Forms/NumberInput',
  component: NumberInput,
  args: {
    'aria-label': 'Amount',
    defaultValue: 5,
    min: 1,
    max: 20,
    onValueChange: fn(),
    onValueCommit: fn(),
    className: 'max-w-40',
  },
} satisfies Meta<typeof NumberInput>
export default meta
type Story = StoryObj<typeof meta>

/** What is typed may be out of its limits; what is committed may not. */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(input).toHaveValue('6')
    await userEvent.clear(input)
    await userEvent.keyboard('99')
    await expect(input).toHaveValue('99')
    await userEvent.tab()
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(20)
    await expect(input).toHaveValue('20')
  },
}

export const WithUnit: Story = { args: { leading: <bdi>$</bdi> } }

export const Empty: Story = { args: { defaultValue: null, placeholder: '0' } }

export const Disabled: Story = { args: { disabled: true } }

/** Arabic and Persian digits count. */
export const Arabic: Story = {
  args: { 'aria-label': 'المبلغ', defaultValue: null },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('١٢{Enter}')
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(12)
  },
}
