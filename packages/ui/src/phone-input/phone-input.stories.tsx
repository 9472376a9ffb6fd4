import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '../field/index.ts'
import { fieldStates, StoryStates } from '../lib/story-states.tsx'
import { inputSizes } from '../text-input/index.ts'
import { type PhoneCountry, PhoneInput } from './index.ts'

const sizes = Object.keys(inputSizes) as Array<keyof typeof inputSizes>

const countries: PhoneCountry[] = [
  { name: 'American Samoa', phone_code: '1-684' },
  { name: 'Canada', phone_code: '1' },
  { name: 'Barbados', phone_code: '1246' },
  { name: 'Germany', phone_code: '49' },
  { name: 'Iran', phone_code: '98' },
  { name: 'United Arab Emirates', phone_code: '971' },
  { name: 'United States', phone_code: '1' },
]

const many: PhoneCountry[] = Array.from({ length: 250 }, (_, index) => ({
  name: `Country ${index + 1}`,
  phone_code: String(100 + (index % 200)),
}))

const meta = {
  title: 'Primitives/Forms/PhoneInput',
  component: PhoneInput,
  args: {
    'aria-label': 'Phone number',
    countries,
    defaultCountry: 'United Arab Emirates',
    onCountryChange: fn(),
    onValueChange: fn(),
    className: 'max-w-80',
  },
  parameters: {
    docs: {
      description: {
        component: `A phone number: the country's dial code and the digits after it.

**Use it** wherever a number is asked for by country. **Use something else** where an e-mail address
fits as well (TextInput, as at login) or where any digits are meant (NumberInput, OtpInput).

| Do | Don't |
| --- | --- |
| Take the country from the form's country field when there is one | Ask for the country twice |
| Pass the limits that the server has (\`minLength\`, \`maxLength\`) | Refuse spaces and brackets: they are dropped |
| Store the country's name: several share a code | Guess the country from the code alone |

| Key | Does |
| --- | --- |
| Tab | to the country code, then to the number |
| in the country code: letters, arrows, Space | the system's own list |
| in the number: digits | Latin, Arabic and Persian ones; anything else is dropped |
| pasting or typing +971… or 00971… | chooses the country and leaves the rest |

**Accessibility**: two controls. A Field names the number; the country code has a name of its own.
\`inputmode="tel"\`, \`autocomplete="tel-national"\` and \`"tel-country-code"\`. It reads from left to right in
every language.`,
      },
    },
  },
} satisfies Meta<typeof PhoneInput>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const number = canvas.getByRole('textbox', { name: 'Phone number' })
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('50 123-45a67')
    await expect(number).toHaveValue('501234567')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('501234567')
  },
}

/** Several countries share a code: the name is what is chosen. */
export const SharedCode: Story = {
  args: { defaultCountry: 'United States' },
  play: async ({ canvas, args }) => {
    const country = canvas.getByRole('combobox')
    await expect(country).toHaveValue('United States')
    await userEvent.selectOptions(country, 'Canada')
    await expect(args.onCountryChange).toHaveBeenLastCalledWith(countries[1])
    await expect(country).toHaveValue('Canada')
  },
}

/** A whole number chooses the country, pasted or typed. */
export const WholeNumber: Story = {
  play: async ({ canvas, args }) => {
    const number = canvas.getByRole('textbox')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.paste('+49 (0) 30 1234567')
    await expect(args.onCountryChange).toHaveBeenLastCalledWith(countries[3])
    await expect(number).toHaveValue('0301234567')
    await userEvent.clear(number)
    await userEvent.keyboard('+98912')
    await expect(args.onCountryChange).toHaveBeenLastCalledWith(countries[4])
    await expect(number).toHaveValue('912')
  },
}

/** Typed key by key, a code that begins like another's is waited for. */
export const LongerCode: Story = {
  args: { defaultCountry: 'Canada' },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks like SharedCode, with a number.' } },
  play: async ({ canvas }) => {
    const number = canvas.getByRole('textbox')
    const country = canvas.getByRole('combobox')
    await userEvent.click(number)
    await userEvent.keyboard('+1246')
    await expect(country).toHaveValue('Barbados')
    await userEvent.keyboard('2501234')
    await expect(number).toHaveValue('2501234')
    await userEvent.clear(number)
    await userEvent.selectOptions(country, 'Canada')
    await userEvent.click(number)
    await userEvent.keyboard('+14165550100')
    await expect(country).toHaveValue('Canada')
    await expect(number).toHaveValue('4165550100')
  },
}

/** What is typed in the middle leaves the caret there. */
export const InTheMiddle: Story = {
  args: { defaultValue: '501234567' },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks like Playground, with a number.' } },
  play: async ({ canvas }) => {
    const number = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.click(number)
    number.setSelectionRange(2, 2)
    await userEvent.keyboard('a-9')
    await expect(number).toHaveValue('5091234567')
    await expect(number.selectionStart).toBe(3)
  },
}

export const MaxLength: Story = {
  args: { maxLength: 10 },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('1234567890123')
    await expect(canvas.getByRole('textbox')).toHaveValue('1234567890')
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div className="grid gap-3">
      {sizes.map((size) => (
        <PhoneInput key={size} {...args} aria-label={size} size={size} defaultValue="501234567" />
      ))}
    </div>
  ),
}

export const States: Story = {
  render: (args) => (
    <StoryStates states={fieldStates}>
      {(_, state) => (
        <PhoneInput
          {...args}
          aria-label={state}
          defaultValue="501234567"
          disabled={state === 'disabled'}
        />
      )}
    </StoryStates>
  ),
}

export const NothingChosen: Story = { args: { defaultCountry: undefined } }

export const Disabled: Story = { args: { disabled: true, defaultValue: '501234567' } }

/** The countries are on their way: the number can be typed already. */
export const Loading: Story = { args: { countries: [], loading: true } }

/** Without countries only the number is asked for. */
export const Empty: Story = { args: { countries: [] } }

export const Failed: Story = {
  name: 'Error',
  render: (args) => (
    <Field label="Phone" error="The phone has already been taken" required className="max-w-80">
      <PhoneInput {...args} aria-label={undefined} defaultValue="501234567" />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription(
      'The phone has already been taken',
    )
  },
}

export const LongText: Story = { args: { defaultValue: '1234567890123456', className: 'max-w-48' } }

export const Many: Story = {
  args: { countries: many, defaultCountry: 'Country 200' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(250)
  },
}

export const Dark: Story = {
  args: { defaultValue: '501234567' },
  globals: { scheme: 'dark' },
  tags: ['!autodocs'],
}

/** Arabic digits are taken; the number stays from left to right. */
export const Arabic: Story = {
  args: {
    'aria-label': 'رقم الهاتف',
    countries: [{ name: 'الإمارات العربية المتحدة', phone_code: '971' }],
    defaultCountry: 'الإمارات العربية المتحدة',
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const number = canvas.getByRole('textbox')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('٥٠١٢٣٤٥٦٧')
    await expect(number).toHaveValue('501234567')
    await expect(getComputedStyle(number).direction).toBe('ltr')
  },
}
