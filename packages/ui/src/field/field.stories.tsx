import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextInput } from '../text-input/index.ts'
import { TextLink } from '../text-link/index.ts'
import { Textarea } from '../textarea/index.ts'
import { Field } from './index.ts'

const about = `
Label, control, hint and error as one.

**When to use.** Around every input of a form: TextInput, Textarea, Select, NumberInput, PasswordInput,
SearchInput, Checkbox, Switch. Ids and aria attributes reach the control by themselves. **Something else:**
a RadioGroup and a Slider bring their own label.

- Do: put the server's first message about the field into \`error\`, and the focus into the first wrong field.
- Do: mark what is optional where most is required, and the other way round; never both.
- Don't: use a placeholder as the label: it goes with the first letter.
- Don't: repeat the label in the hint.

**Keys.** None of its own; pressing the label goes to the control.

**Accessibility.** The label names the control, hint or error describe it, \`error\` makes it \`aria-invalid\`,
\`required\` asks it for a value. The star is decoration. In a control of your own call \`useFieldControl\`, or pass
a function as the child.
`

const meta = {
  title: 'Primitives/Forms/Field',
  component: Field,
  args: { label: 'Full name', children: <TextInput name="name" autoComplete="name" /> },
  argTypes: { children: { control: false } },
  parameters: { docs: { description: { component: about } } },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toBeValid()
  },
}

export const Hint: Story = {
  args: { hint: 'As it stands on your doorbell.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'As it stands on your doorbell.',
    )
  },
}

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toBeRequired()
  },
}

/** The message takes the place of the hint. */
export const Failed: Story = {
  name: 'Error',
  args: { hint: 'As it stands on your doorbell.', error: 'The name field is required.' },
  tags: ['vrt-forced-colors'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toHaveAccessibleDescription('The name field is required.')
  },
}

export const Disabled: Story = {
  args: {
    hint: 'Write to us to change it.',
    children: <TextInput disabled defaultValue="Noor Haddad" />,
  },
}

export const Optional: Story = {
  args: {
    label: 'Note for the courier',
    optional: true,
    children: <Textarea name="note" placeholder="Ring twice" />,
  },
}

export const WithAside: Story = {
  args: {
    label: 'Password',
    aside: (
      <TextLink href="#forgot" variant="strong" className="text-sm">
        Forgot password?
      </TextLink>
    ),
  },
}

/** The name is there, but only for screen readers. */
export const HiddenLabel: Story = {
  args: { hideLabel: true, label: 'Coupon', children: <TextInput placeholder="SPRING-10" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Coupon' })).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    label: 'Umsatzsteueridentifikationsnummer des rechnungsempfangenden Unternehmens',
    hint: 'Falls vorhanden; sie erscheint auf der Rechnung und kann später nicht geändert werden.',
    optional: true,
    aside: (
      <TextLink href="#help" className="text-sm">
        Hilfe
      </TextLink>
    ),
    className: 'max-w-72',
  },
  tags: ['vrt-zoom'],
}

/** A control of your own gets its ids from a function. */
export const OwnControl: Story = {
  args: {
    label: 'Delivery date',
    hint: 'Monday to Saturday',
    children: ({ id, 'aria-describedby': describedBy }) => (
      <input
        id={id}
        aria-describedby={describedBy}
        type="date"
        defaultValue="2026-03-02"
        className="h-11 rounded-control border border-edge px-3"
      />
    ),
  },
}

export const Arabic: Story = {
  args: { label: 'الاسم الكامل', error: 'حقل الاسم مطلوب.', required: true },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = {
  ...Failed,
  globals: { scheme: 'dark' },
  tags: ['!autodocs'],
}
