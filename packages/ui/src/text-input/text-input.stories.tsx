import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { MailIcon } from '../icons/index.ts'
import { inputSizes, TextInput } from './index.ts'

const sizes = Object.keys(inputSizes) as Array<keyof typeof inputSizes>

const meta = {
  title: 'Primitives/Forms/TextInput',
  component: TextInput,
  args: { 'aria-label': 'Email', onChange: fn() },
  decorators: [
    (Story) => (
      <div className="grid max-w-96 gap-3">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextInput>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('noor@example.com')
    await expect(canvas.getByRole('textbox')).toHaveValue('noor@example.com')
  },
}

export const Sizes: Story = {
  render: (args) => (
    <>
      {sizes.map((size) => (
        <TextInput key={size} {...args} aria-label={size} size={size} defaultValue={size} />
      ))}
    </>
  ),
}

export const WithIcon: Story = {
  args: { leading: <MailIcon aria-hidden="true" />, placeholder: 'you@example.com' },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'noor@example.com' } }

export const Failed: Story = {
  name: 'Error',
  args: { 'aria-invalid': true, defaultValue: 'noor@' },
}

export const LongText: Story = {
  args: { defaultValue: 'a.very.long.address.that.does.not.fit@subdomain.of.an.example.com' },
}

export const Arabic: Story = {
  args: { 'aria-label': 'الاسم', defaultValue: 'نور الحداد' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
