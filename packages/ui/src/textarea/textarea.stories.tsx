import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Textarea } from './index.ts'

const meta = {
  title: 'Primitives/Forms/Textarea',
  component: Textarea,
  args: {
    'aria-label': 'Note',
    placeholder: 'Anything the shop should know',
    className: 'max-w-120',
  },
} satisfies Meta<typeof Textarea>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('Ring twice.')
    await expect(canvas.getByRole('textbox')).toHaveValue('Ring twice.')
  },
}

export const LongText: Story = {
  args: { defaultValue: 'Please leave it with the neighbours on the second floor. '.repeat(12) },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Ring twice.' } }

export const Failed: Story = { name: 'Error', args: { 'aria-invalid': true, defaultValue: '…' } }

export const Arabic: Story = {
  args: { 'aria-label': 'ملاحظة', defaultValue: 'اتركه عند الجيران من فضلك.' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
