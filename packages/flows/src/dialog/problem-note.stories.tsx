import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProblemNote } from './problem-note.tsx'

const meta = {
  title: 'Flows/Parts/Problem note',
  component: ProblemNote,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** In a form that a server may refuse, above its button. **Something
else:** a message that belongs to one field stands under that field (Field's \`error\`).

**Accessibility.** It is an alert: read out when it comes, wherever the focus is.`,
      },
    },
  },
  args: {
    problem: { status: 422, message: 'Credentials do not match', errors: {} },
    fields: ['phone', 'password'],
  },
} satisfies Meta<typeof ProblemNote>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The field says it already, so it is not said twice. */
export const ShownByAField: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Nothing is drawn.' } },
  args: {
    problem: {
      status: 422,
      message: 'The phone field is required.',
      errors: { phone: ['Required'] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

/** What is wrong with something that the form has no field for is said here, whatever else is wrong. */
export const OfNoField: Story = {
  args: {
    problem: {
      status: 422,
      message: 'The phone field is required. (and 1 more error)',
      errors: { phone: ['Required'], token: ['The code has expired.'] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^The code has expired\.$/)
  },
}

export const LongText: Story = {
  args: {
    problem: {
      status: 422,
      message:
        'Die eingegebenen Zugangsdaten stimmen mit keinem Kundenkonto überein. Bitte überprüfen Sie Ihre Eingaben oder lassen Sie sich ein neues Kennwort zusenden.',
      errors: {},
    },
  },
}
