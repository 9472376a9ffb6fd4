import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { expectReset, StoryForm, sentBy } from '../lib/story-form.tsx'
import { StoryStates } from '../lib/story-states.tsx'
import { QuantityStepper, quantitySizes } from './index.ts'

const sizes = Object.keys(quantitySizes) as Array<keyof typeof quantitySizes>

const about = `
How many of it: one less, one more.

**When to use.** For a few pieces, on a product and in the cart. **Something else:** for amounts that
people type use NumberInput, for a range Slider.

- Do: pass \`max\` when the stock is known, and \`label\` so that two steppers can be told apart.
- Do: pass \`onRemove\` in a cart: at the minimum the minus becomes a bin.
- Do: show the new number at once and send it in the background; \`busy\` is for what cannot be guessed.
- Don't: leave it alone at its limit without a word; say how many there are beside it.

**Keys.** Tab goes to less and to more, Enter and Space press.

**Accessibility.** A group named "Quantity of Linen shirt"; the number is an \`output\`, so it is read out
when it changes. At a limit and while busy a button is \`aria-disabled\` and keeps the focus. Both
buttons are 44 px on touch, in both sizes.
`

const meta = {
  title: 'Primitives/Actions/QuantityStepper',
  component: QuantityStepper,
  args: { defaultValue: 2, max: 3, label: 'Linen shirt', onValueChange: fn() },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof QuantityStepper>
export default meta
type Story = StoryObj<typeof meta>

/** At its end the button keeps the focus and does nothing. */
export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const [less, more] = canvas.getAllByRole('button')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('3')
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(more).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await userEvent.tab({ shift: true })
    await expect(less).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2)
  },
}

export const States: Story = {
  tags: ['vrt-forced-colors', 'vrt-zoom'],
  render: (args) => (
    <StoryStates rows={sizes}>
      {(size, state) => <QuantityStepper {...args} size={size} disabled={state === 'disabled'} />}
    </StoryStates>
  ),
}

export const AtTheMinimum: Story = { args: { defaultValue: 1 } }

/** In a cart the minimum can be left through the bin. */
export const Removable: Story = {
  args: { defaultValue: 1, onRemove: fn() },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

/** Held from outside: it shows what its owner says. */
export const Controlled: Story = {
  parameters: { visual: { reason: 'Its owner keeps it at the number that it has elsewhere.' } },
  args: { value: 2, defaultValue: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('2')
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const Thousands: Story = { args: { defaultValue: 12_500, max: 99_999 } }

export const Arabic: Story = {
  args: { label: 'قميص كتان' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const InAForm: Story = {
  args: { name: 'quantity' },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks like Playground, above a button.' } },
  render: (args) => (
    <StoryForm>
      <QuantityStepper {...args} />
    </StoryForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [, more] = canvas.getAllByRole('button')
    if (more) await userEvent.click(more)
    await expect(sentBy(canvasElement)).toEqual(['quantity=3'])
    await expectReset(canvasElement, ['quantity=2'])
    await expect(canvas.getByRole('status')).toHaveTextContent('2')
  },
}

export const Dark: Story = { ...States, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
