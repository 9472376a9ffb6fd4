import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { createTranslate, TranslationProvider } from '../i18n/index.ts'
import { expectReset, StoryForm, sentBy } from '../lib/story-form.tsx'
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

**Keys.** Arrow Up and Down go one step, Page Up and Page Down ten; Enter commits, leaving commits too.

**Languages.** 12,5 and 1.234,5 are read as well as 12.5 and 1,234.5; what both could mean (1,234) is read as the language
of the TranslationProvider writes it. What is no number gives way to the one before. A form is sent 12.5 in every language.

**Accessibility.** A \`spinbutton\` with a numeric keyboard, so scrolling changes nothing by accident. Arabic and
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
    const input = canvas.getByRole('spinbutton')
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
    await expect(canvas.getByRole('spinbutton')).toHaveValue('0.3')
    await expect(canvas.getByRole('spinbutton')).toHaveAttribute('inputmode', 'decimal')
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

const german = createTranslate('de', {})

/** A comma is a comma: never a hundred times as much. */
export const OtherLanguage: Story = {
  args: { defaultValue: 12.5, step: 0.5, max: 5000 },
  render: (args) => (
    <TranslationProvider t={german}>
      <NumberInput {...args} />
    </TranslationProvider>
  ),
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton')
    await expect(input).toHaveValue('12,5')
    await userEvent.clear(input)
    await userEvent.type(input, '1.234,5{Enter}')
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(1234.5)
    await expect(input).toHaveValue('1234,5')
    await userEvent.clear(input)
    await userEvent.type(input, '1.2.3')
    await userEvent.tab()
    await expect(input).toHaveValue('1,2')
  },
}

/** As the ARIA Authoring Practices have it for a spinbutton; with Ctrl or Alt a key is the browser's. */
export const Keys: Story = {
  args: { defaultValue: 50, max: 100 },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks like Playground.' } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton')
    await userEvent.tab()
    await userEvent.keyboard('{PageUp}{ArrowUp}')
    await expect(input).toHaveAttribute('aria-valuenow', '61')
    await userEvent.keyboard('{PageDown}{PageDown}{Control>}{ArrowUp}{/Control}')
    await expect(input).toHaveValue('41')
    await userEvent.keyboard('{PageUp}'.repeat(7))
    await expect(input).toHaveValue('100')
  },
}

/** What was there before what cannot be read may have been too much itself. */
export const TooMuchThenNothing: Story = {
  args: { defaultValue: 50, max: 100, name: 'amount' },
  tags: ['no-vrt', '!autodocs'],
  parameters: { visual: { reason: 'Looks like Playground.' } },
  render: (args) => (
    <StoryForm>
      <NumberInput {...args} />
    </StoryForm>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByRole('spinbutton')
    await userEvent.clear(input)
    await userEvent.type(input, '999')
    await expect(sentBy(canvasElement)).toEqual(['amount=100'])
    await userEvent.clear(input)
    await userEvent.type(input, '999')
    await userEvent.type(input, 'abc', { initialSelectionStart: 0, initialSelectionEnd: 3 })
    await userEvent.tab()
    await expect(input).toHaveValue('100')
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(100)
  },
}

export const InAForm: Story = {
  args: { name: 'amount', defaultValue: 5, step: 0.5 },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks like Playground, above a button.' } },
  render: (args) => (
    <StoryForm>
      <NumberInput {...args} />
    </StoryForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('spinbutton')
    await userEvent.clear(input)
    await userEvent.type(input, '7,5')
    await expect(sentBy(canvasElement)).toEqual(['amount=7.5'])
    await expectReset(canvasElement, ['amount=5'])
    await expect(input).toHaveValue('5')
  },
}

export const Dark: Story = { ...States, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
