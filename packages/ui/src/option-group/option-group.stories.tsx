import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { expectReset, StoryForm, sentBy } from '../lib/story-form.tsx'
import { OptionGroup } from './index.ts'

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
  { id: 2, name: 'Forest', color: '#2f5d50', note: '(+$3.00)' },
  { id: 3, name: 'Night', color: '#1b2a49' },
]
const sizes = ['XS', 'S', 'M', 'L', 'XL'].map((name, at) => ({ id: at + 1, name }))

const meta = {
  title: 'Primitives/Shop/OptionGroup',
  component: OptionGroup,
  parameters: { docs: { description: { component: about } } },
  args: {
    label: 'Size',
    variant: 'chip',
    options: sizes,
    defaultValue: null,
  },
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
  args: { label: 'Colour', variant: 'swatch', options: colors, defaultValue: 2 },
  tags: ['vrt-forced-colors'],
}

export const Chosen: Story = { args: { defaultValue: 3 }, tags: ['vrt-forced-colors'] }

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
    defaultValue: 1,
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
    defaultValue: 2,
    options: [
      { id: 1, name: 'صغير' },
      { id: 2, name: 'كبير', note: '(+3.00 د.إ)' },
    ],
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = { ...Swatches, globals: { scheme: 'dark' }, tags: ['!autodocs'] }

/** It sends the chosen id, and nothing without a name. */
export const InAForm: Story = {
  args: { name: 'size', defaultValue: 2 },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks like Playground, above a button.' } },
  render: (args) => (
    <StoryForm>
      <OptionGroup {...args} />
      <OptionGroup label="Colour" variant="swatch" options={colors} defaultValue={1} />
    </StoryForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(sentBy(canvasElement)).toEqual(['size=2'])
    await userEvent.click(canvas.getByRole('radio', { name: 'XL' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Night' }))
    await expect(sentBy(canvasElement)).toEqual(['size=5'])
    await expectReset(canvasElement, ['size=2'])
    await expect(canvas.getByRole('radio', { name: 'Sand' })).toBeChecked()
  },
}
