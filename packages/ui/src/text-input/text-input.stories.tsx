import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { MailIcon } from '../icons/index.ts'
import { fieldStates, StoryStates } from '../lib/story-states.tsx'
import { inputSizes, TextInput } from './index.ts'

const sizes = Object.keys(inputSizes) as Array<keyof typeof inputSizes>

const about = `
One line of text.

**When to use.** For names, addresses, codes, e-mail; in a Field, which gives it label and message.
**Something else:** several lines are a Textarea, numbers a NumberInput, secrets a PasswordInput, looking
for something a SearchInput.

- Do: pass \`type\`, \`inputMode\` and \`autoComplete\`: they bring the right keyboard and fill it in.
- Do: pass \`dir="ltr"\` for what is written from left to right in every language: e-mail, web addresses, codes.
- Do: prefer \`readOnly\` to \`disabled\` for what may be read and copied.
- Don't: put the label into \`placeholder\`.

**Keys.** Tab reaches it; the rest is the browser's.

**Accessibility.** Without a Field pass \`aria-label\`. \`className\` styles the box, all else reaches the
input. On touch it is at least 44 px high and its text 16 px, so that iOS does not zoom in.
`

const meta = {
  title: 'Primitives/Forms/TextInput',
  component: TextInput,
  args: { 'aria-label': 'Email', onChange: fn() },
  parameters: { docs: { description: { component: about } } },
  decorators: [
    (Story, { name }) => (
      <div className={name === 'States' || name === 'Dark' ? undefined : 'grid max-w-96 gap-3'}>
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

const values = { empty: '', filled: 'Noor Haddad', wrong: 'noor@', 'read only': 'Noor Haddad' }

export const States: Story = {
  tags: ['vrt-forced-colors'],
  render: (args) => (
    <StoryStates rows={Object.keys(values) as Array<keyof typeof values>} states={fieldStates}>
      {(row, state) => (
        <TextInput
          {...args}
          aria-label={`${row}, ${state}`}
          placeholder="Your name"
          defaultValue={values[row]}
          aria-invalid={row === 'wrong' || undefined}
          readOnly={row === 'read only'}
          disabled={state === 'disabled'}
        />
      )}
    </StoryStates>
  ),
}

export const Dark: Story = { ...States, globals: { scheme: 'dark' }, tags: ['!autodocs'] }

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

export const WithUnit: Story = {
  args: {
    'aria-label': 'Weight',
    defaultValue: '12',
    inputMode: 'decimal',
    trailing: <span className="px-2 text-sm">kg</span>,
  },
}

/** Long text scrolls inside; the box stays. */
export const LongText: Story = {
  args: {
    defaultValue: 'a.very.long.address.that.does.not.fit@subdomain.of.an.example.com',
    className: 'max-w-60',
  },
  tags: ['vrt-zoom'],
}

export const Arabic: Story = {
  args: { 'aria-label': 'الاسم', defaultValue: 'نور الحداد' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
