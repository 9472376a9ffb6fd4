import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextInput } from '../text-input/index.ts'
import { TextLink } from '../text-link/index.ts'
import { Textarea } from '../textarea/index.ts'
import { Field } from './index.ts'

const meta = {
  title: 'Primitives/Forms/Field',
  component: Field,
  args: { label: 'Full name', children: <TextInput name="name" autoComplete="name" /> },
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

export const Failed: Story = {
  name: 'Error',
  args: { hint: 'Hidden by the error.', error: 'The name field is required.', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toHaveAccessibleDescription('The name field is required.')
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

export const LongText: Story = {
  args: {
    label: 'Umsatzsteuer-Identifikationsnummer des rechnungsempfangenden Unternehmens',
    hint: 'Falls vorhanden; sie erscheint auf der Rechnung und kann später nicht geändert werden.',
  },
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
