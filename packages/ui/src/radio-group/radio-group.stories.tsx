import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { BanknoteIcon, CreditCardIcon } from '../icons/index.ts'
import { expectReset, StoryForm, sentBy } from '../lib/story-form.tsx'
import { fieldStates, StoryStates } from '../lib/story-states.tsx'
import { Radio, RadioGroup, radioVariants } from './index.ts'

const variants = Object.keys(radioVariants) as Array<keyof typeof radioVariants>

const about = `
One of a few, all in view.

**When to use.** For two to about seven answers that are worth comparing; \`variant="card"\` for payment
methods and addresses. **Something else:** more than that is a Select, several at once are Checkboxes, on
or off is a Switch.

- Do: write the question in \`label\`; hide it with \`hideLabel\` when a heading above already asks it.
- Do: choose the likeliest answer beforehand, unless the choice must be the person's own.
- Don't: nest fields between the answers; show them below the group.

**Keys.** Tab comes to the chosen answer, or the first; the arrow keys move and choose, going round at
the ends; Space chooses.

**Accessibility.** The role \`radiogroup\`, named by the question; hint or error describe it.
The whole line or card can be pressed.
`

const meta = {
  title: 'Primitives/Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Payment method',
    defaultValue: 'cash',
    onValueChange: fn(),
    className: 'max-w-96',
    children: (
      <>
        <Radio value="cash" trailing={<BanknoteIcon aria-hidden="true" className="size-5" />}>
          Cash on delivery
        </Radio>
        <Radio
          value="card"
          hint="Visa, Mastercard"
          trailing={<CreditCardIcon aria-hidden="true" className="size-5" />}
        >
          Online payment
        </Radio>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleName('Payment method')
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Cash/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Online/ })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith('card')
  },
}

/** Both variants in every state. */
export const States: Story = {
  tags: ['vrt-forced-colors'],
  render: (args) => (
    <StoryStates rows={variants} states={fieldStates}>
      {(variant, state) => (
        <RadioGroup
          {...args}
          label={`${variant}, ${state}`}
          hideLabel
          variant={variant}
          disabled={state === 'disabled'}
        >
          <Radio value="cash">chosen</Radio>
          <Radio value="card">other</Radio>
        </RadioGroup>
      )}
    </StoryStates>
  ),
}

/** A form that asks for an answer is not sent without one. */
export const InAForm: Story = {
  args: { name: 'method', defaultValue: null, required: true },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks like Playground, above a button.' } },
  render: (args) => (
    <StoryForm>
      <RadioGroup {...args} />
    </StoryForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(form.checkValidity()).toBe(false)
    await userEvent.click(canvas.getByRole('radio', { name: /Online/ }))
    await expect(form.checkValidity()).toBe(true)
    await expect(sentBy(canvasElement)).toEqual(['method=card'])
    await expectReset(canvasElement, [])
    await expect(canvas.getByRole('radio', { name: /Online/ })).not.toBeChecked()
  },
}

export const Dark: Story = { ...States, globals: { scheme: 'dark' }, tags: ['!autodocs'] }

export const Cards: Story = { args: { variant: 'card' } }

export const Horizontal: Story = { args: { orientation: 'horizontal' } }

export const NothingChosen: Story = {
  args: { defaultValue: null, required: true },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getAllByRole('radio')[0]).toBeChecked()
  },
}

export const WithHint: Story = { args: { hint: 'You pay when the parcel is handed over.' } }

export const Failed: Story = {
  name: 'Error',
  args: { defaultValue: null, required: true, error: 'Please choose how to pay.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group).toHaveAttribute('aria-invalid', 'true')
    await expect(group).toHaveAccessibleDescription('Please choose how to pay.')
  },
}

export const OneDisabled: Story = {
  args: {
    variant: 'card',
    children: (
      <>
        <Radio value="cash">Cash on delivery</Radio>
        <Radio value="card" disabled hint="Not for orders under $5">
          Online payment
        </Radio>
      </>
    ),
  },
}

export const LongText: Story = {
  args: {
    label: 'Zahlungsart für die Umsatzsteuervoranmeldungspflichtigen',
    variant: 'card',
    className: 'max-w-72',
    children: (
      <>
        <Radio value="cash" hint="Der Betrag wird bei der Zustellung in bar bezahlt.">
          Nachnahmezustellungsvereinbarung
        </Radio>
        <Radio value="card" trailing={<CreditCardIcon aria-hidden="true" className="size-5" />}>
          Kreditkartenzahlungsabwicklungsdienstleister
        </Radio>
      </>
    ),
  },
  tags: ['vrt-zoom'],
}

export const Arabic: Story = {
  args: {
    label: 'طريقة الدفع',
    variant: 'card',
    children: <Radio value="cash">الدفع عند الاستلام</Radio>,
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
