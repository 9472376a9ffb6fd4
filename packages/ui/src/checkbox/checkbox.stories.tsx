import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { fieldStates, StoryStates } from '../lib/story-states.tsx'
import { Checkbox } from './index.ts'

const about = `
Yes or no, sent with the rest of a form; or several of many.

**When to use.** For consent, for filters of which several may hold, for choosing rows of a cart.
**Something else:** what works at once is a Switch; one of a few is a RadioGroup.

- Do: word it so that the tick means yes: "In stock only".
- Do: show a parent as \`indeterminate\` while some of its children are ticked.
- Don't: tick it beforehand where the law wants consent.
- Don't: let \`disabled\` stand without a reason in \`hint\`.

**Keys.** Tab reaches it, Space ticks.

**Accessibility.** The native input; the words are its label and all of it can be pressed, 44 px high on
touch. Without words pass \`aria-label\`. In a Field it takes the field's message and error.
`

const meta = {
  title: 'Primitives/Forms/Checkbox',
  component: Checkbox,
  args: { children: 'In stock only', onCheckedChange: fn() },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
  },
}

export const States: Story = {
  tags: ['vrt-forced-colors'],
  render: (args) => (
    <StoryStates rows={['off', 'on', 'some', 'wrong']} states={fieldStates}>
      {(row, state) => (
        <Checkbox
          {...args}
          defaultChecked={row === 'on'}
          indeterminate={row === 'some'}
          aria-invalid={row === 'wrong' || undefined}
          disabled={state === 'disabled'}
        >
          {row}
        </Checkbox>
      )}
    </StoryStates>
  ),
}

export const Dark: Story = { ...States, globals: { scheme: 'dark' }, tags: ['!autodocs'] }

const shops = ['Atelier Nord', 'Werkstatt Süd']

function Cart() {
  const [chosen, setChosen] = useState(['Atelier Nord'])
  return (
    <div className="grid justify-items-start">
      <Checkbox
        shape="circle"
        checked={chosen.length === shops.length}
        indeterminate={chosen.length === 1}
        onCheckedChange={(all) => setChosen(all ? shops : [])}
      >
        All shops
      </Checkbox>
      {shops.map((shop) => (
        <Checkbox
          key={shop}
          shape="circle"
          className="ps-8"
          checked={chosen.includes(shop)}
          onCheckedChange={(on) =>
            setChosen(on ? [...chosen, shop] : chosen.filter((other) => other !== shop))
          }
        >
          {shop}
        </Checkbox>
      ))}
    </div>
  )
}

/** Circles choose the shops of a cart; the one above is neither on nor off while some are. */
export const SomeOfThem: Story = {
  render: () => <Cart />,
  play: async ({ canvas }) => {
    const [all, ...each] = canvas.getAllByRole('checkbox')
    await waitFor(() => expect(all).toBePartiallyChecked())
    await userEvent.tab()
    await userEvent.keyboard(' ')
    for (const one of each) await expect(one).toBeChecked()
    await expect(all).not.toBePartiallyChecked()
  },
}

/** A filter: the line has its count at the end. */
export const WithHintAndCount: Story = {
  args: {
    hint: 'Ships within two days',
    trailing: <span className="text-ink-muted">128</span>,
    className: 'w-72',
  },
}

export const WithoutWords: Story = {
  args: { children: undefined, 'aria-label': 'Select Atelier Nord', shape: 'circle' },
}

export const LongText: Story = {
  args: {
    children:
      'Ich habe die Datenschutzgrundverordnungskonformitätserklärung gelesen und stimme zu.',
    hint: 'Sie können Ihre Einwilligung jederzeit widerrufen.',
    className: 'max-w-60',
  },
  tags: ['vrt-zoom'],
}

export const Arabic: Story = {
  args: { children: 'المتوفر فقط', hint: 'يشحن خلال يومين', defaultChecked: true },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
