import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Field } from '../field/index.ts'
import { fieldStates, StoryStates } from '../lib/story-states.tsx'
import { PasswordInput } from './index.ts'

const about = `
A password, with a button that shows it.

**When to use.** For passwords, old and new; in a Field. **Something else:** codes that are sent are not
secret on the screen: use a code input.

- Do: pass \`autoComplete="current-password"\` to log in and \`"new-password"\` to choose one, so that password
  managers work.
- Do: put the rules for a new password in the Field's hint, before it is typed.
- Don't: ask for it twice: it can be looked at.
- Don't: forbid pasting.

**Keys.** Tab goes from the password to the button; Enter and Space show and hide it.

**Accessibility.** The button's name says what it will do: "Show password", "Hide password". The password is never
read out while it is hidden.
`

const meta = {
  title: 'Primitives/Forms/PasswordInput',
  component: PasswordInput,
  args: { autoComplete: 'current-password', defaultValue: 'secret' },
  render: (args) => (
    <Field label="Password" className="max-w-96">
      <PasswordInput {...args} />
    </Field>
  ),
  parameters: { docs: { description: { component: about } } },
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

export const States: Story = {
  tags: ['vrt-forced-colors'],
  render: (args) => (
    <StoryStates states={fieldStates}>
      {(_, state) => <PasswordInput {...args} aria-label={state} disabled={state === 'disabled'} />}
    </StoryStates>
  ),
}

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('textbox')).toHaveValue('secret')
  },
}

export const Empty: Story = { args: { defaultValue: '' } }

export const Failed: Story = {
  name: 'Error',
  tags: ['vrt-zoom'],
  render: (args) => (
    <Field label="Password" className="max-w-96" error="The password is too short.">
      <PasswordInput {...args} />
    </Field>
  ),
}

export const Arabic: Story = {
  render: (args) => (
    <Field label="كلمة المرور" className="max-w-96">
      <PasswordInput {...args} />
    </Field>
  ),
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = { ...States, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
