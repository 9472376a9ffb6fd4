import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fieldStates, StoryStates } from '../lib/story-states.tsx'
import { NumberInput } from './index.ts'

const about = `
A number that is typed.

**When to use.** For prices and amounts that may be anything between two limits; in a Field.
**Something else:** a few pieces are a QuantityStepper, a range a Slider; phone numbers, postal codes and card
numbers are no numbers but text: TextInput with \`inputMode="numeric"\`.

- Do: pass \`min\`, \`max\` and a \`step\` that makes sense for the arrow keys.
- Do: act on \`onValueCommit\`; \`onValueChange\` comes with every letter and knows no limits.
- Don't: tell people off while they type: what is out of its limits is brought back when they leave.

**Keys.** Arrow Up and Down go one step, Enter commits, leaving commits too.

**Accessibility.** A text box with a numeric keyboard, so scrolling changes nothing by accident. Arabic and
Persian digits are read. Without a Field pass \`aria-label\`.
`

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
  parameters: { docs: { description: { component: about } } },
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

export const States: Story = {
  tags: ['vrt-forced-colors'],
  render: (args) => (
    <StoryStates states={fieldStates}>
      {(_, state) => <NumberInput {...args} disabled={state === 'disabled'} />}
    </StoryStates>
  ),
}

export const WithUnit: Story = { args: { leading: <bdi>$</bdi> } }

export const Empty: Story = { args: { defaultValue: null, placeholder: '0' } }

export const Failed: Story = { name: 'Error', args: { 'aria-invalid': true } }

/** A fraction as a step brings the decimal keyboard, and adds up without rounding errors. */
export const Decimals: Story = {
  args: { defaultValue: 0.1, min: 0, step: 0.1 },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(canvas.getByRole('textbox')).toHaveValue('0.3')
    await expect(canvas.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal')
  },
}

export const LongText: Story = {
  args: { defaultValue: 123_456_789_012, max: undefined },
  tags: ['vrt-zoom'],
}

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

export const Dark: Story = { ...States, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
