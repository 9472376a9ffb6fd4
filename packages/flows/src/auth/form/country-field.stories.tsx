import { countries } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { CountryField } from './country-field.tsx'

const [, guessed] = countries

const meta = {
  title: 'Flows/Auth/Country field',
  component: CountryField,
  args: {
    countries: { list: countries },
    value: '',
    error: null,
    readOnly: false,
    onChoose: fn(),
  },
  render: function Held({ value, onChoose, ...args }) {
    const [chosen, setChosen] = useState(value)
    return (
      <div className="max-w-90">
        <CountryField
          {...args}
          value={chosen}
          onChoose={(country) => {
            setChosen(country.name)
            onChoose(country)
          }}
        />
      </div>
    )
  },
} satisfies Meta<typeof CountryField>
export default meta
type Story = StoryObj<typeof meta>

/** Where the browser seems to be is chosen at once, and can be changed. */
export const Guessed: Story = {
  args: { countries: { list: countries, guess: guessed ?? null } },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'A country that is chosen looks so in the forms.' } },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(guessed))
    await expect(canvas.getByRole('combobox')).toHaveValue(guessed?.name)
  },
}

/** What was chosen stays, whatever is guessed later. */
export const Chosen: Story = {
  args: { ...Guessed.args, value: countries[0]?.name ?? '' },
  tags: ['no-vrt'],
  parameters: Guessed.parameters,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue(countries[0]?.name)
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}

/** In the shopper's language, and found by either name. */
export const InArabic: Story = {
  globals: { locale: 'ar' },
  tags: ['no-vrt', '!autodocs'],
  args: { countries: { list: [{ id: 1, name: 'Egypt', label: 'مصر', phone_code: '20' }] } },
  parameters: Guessed.parameters,
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'مصر')
    const egypt = await screen.findByRole('option', { name: 'مصر' })
    // The list is drawn before it is opened.
    await waitFor(() => expect(egypt).toBeVisible())
    await userEvent.clear(box)
    await userEvent.type(box, 'egy')
    await userEvent.click(await screen.findByRole('option', { name: 'مصر' }))
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'Egypt' }))
  },
}
