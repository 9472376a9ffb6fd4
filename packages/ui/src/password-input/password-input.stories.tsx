import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../field/index.ts'
import { PasswordInput } from './index.ts'

const meta = {
  title: 'Primitives/Forms/PasswordInput',
  component: PasswordInput,
  args: { autoComplete: 'current-password', defaultValue: 'secret' },
  render: (args) => (
    <Field label="Password" className="max-w-96">
      <PasswordInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof PasswordInput>
export default meta
type Story = StoryObj<typeof meta>

/** Tab, Tab, Enter shows it. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'password')
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const Failed: Story = {
  name: 'Error',
  render: (args) => (
    <Field label="Password" className="max-w-96" error="The password is too short.">
      <PasswordInput {...args} />
    </Field>
  ),
}
