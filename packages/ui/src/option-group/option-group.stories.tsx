import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { OptionGroup, type OptionGroupProps } from './index.ts'

const about = `
Which of a product's kinds one wants: its colour as swatches, its size as chips.

**When to use.** On a product's page and in the sheet that asks for a size. **Something else:** several at once in a list
of products are FilterSwatch and FilterChip; answers in a form are a RadioGroup.

- Do: leave it without a choice where the shopper has made none, and say so in \`problem\` when they try to buy.
- Do: say in an option's \`note\` what it adds to the price.
- Do: set \`soldOut\` where nothing is left, instead of asking for a choice.
- Don't: choose a size for anybody.

**Keys.** Tab reaches the group, arrows walk and choose.

**Accessibility.** The browser's own radio buttons in a fieldset; its legend has the choice, or what is wrong with it,
in place, so that nothing moves. Each option is 44 px high.
`

const colors = [
  { id: 1, name: 'Sand', color: '#d8c3a5' },
  { id: 2, name: 'Forest', color: '#2f5d50', note: '(+$ 3.00)' },
  { id: 3, name: 'Night', color: '#1b2a49' },
]
const sizes = ['XS', 'S', 'M', 'L', 'XL'].map((name, at) => ({ id: at + 1, name }))

function Choosing({ value: first, ...props }: OptionGroupProps) {
  const [value, setValue] = useState(first)
  return <OptionGroup {...props} value={value} onValueChange={setValue} />
}

const meta = {
  title: 'Primitives/Shop/OptionGroup',
  component: OptionGroup,
  parameters: { docs: { description: { component: about } } },
  args: {
    label: 'Size',
    variant: 'chip',
    options: sizes,
    value: null,
    onValueChange: () => undefined,
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof OptionGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^Size/ })).toBeVisible()
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: 'XS' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'S' })).toBeChecked()
  },
}

export const Swatches: Story = {
  args: { label: 'Colour', variant: 'swatch', options: colors, value: 2 },
  tags: ['vrt-forced-colors'],
}

export const Chosen: Story = { args: { value: 3 }, tags: ['vrt-forced-colors'] }

/** Somebody pressed "Add to cart" without a size. */
export const Missing: Story = { args: { problem: 'Please choose a size' } }

/** Nothing is left: what it came in can be read, and not chosen. */
export const SoldOut: Story = {
  args: { soldOut: true },
  tags: ['vrt-forced-colors'],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: /Sold out|نفد|ناموجود/ })
    await expect(group).not.toHaveTextContent('Please choose')
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled()
    await expect(getComputedStyle(canvas.getByText('XS')).textDecorationLine).toBe('line-through')
  },
}

export const SoldOutDark: Story = { ...SoldOut, globals: { scheme: 'dark' }, tags: ['!autodocs'] }

export const Many: Story = {
  args: { options: Array.from({ length: 40 }, (_, at) => ({ id: at, name: String(30 + at) })) },
}

export const LongText: Story = {
  args: {
    value: 1,
    options: [
      {
        id: 1,
        name: 'Zweihundertfünfzig Zentimeter mit Verlängerung',
        note: '(+1,250,000.00 IRR)',
      },
      { id: 2, name: 'Einhundertachtzig Zentimeter' },
    ],
  },
  tags: ['vrt-zoom'],
}

export const Arabic: Story = {
  args: {
    label: 'المقاس',
    value: 2,
    options: [
      { id: 1, name: 'صغير' },
      { id: 2, name: 'كبير', note: '(+3.00 د.إ)' },
    ],
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = { ...Swatches, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
