import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fieldStates, StoryStates } from '../lib/story-states.tsx'
import { inputSizes } from '../text-input/index.ts'
import { Select } from './index.ts'

const sizes = Object.keys(inputSizes) as Array<keyof typeof inputSizes>

const about = `
One of many, in the system's own list.

**When to use.** For sorting, countries, sizes of a page; in a Field, or with \`aria-label\` in a bar. It is fast,
familiar on phones and can be typed into. **Something else:** up to about seven answers that are worth comparing are a
RadioGroup; hundreds that need a search are a combobox; commands are a DropdownMenu.

- Do: order the options as people look for them; group long lists with \`<optgroup>\` children.
- Do: pass \`placeholder\` where nothing is chosen yet; with \`required\` it cannot be chosen again.
- Don't: go somewhere on change without saying so.

**Keys.** Space and the arrow keys open it (on a Mac), the arrow keys choose, letters jump, Escape closes.

**Accessibility.** The native \`<select>\`: screen readers, forced colours and phones know it.
`

const meta = {
  title: 'Primitives/Forms/Select',
  component: Select,
  args: {
    'aria-label': 'Sort by',
    onValueChange: fn(),
    options: [
      { value: 'popular', label: 'Most popular' },
      { value: 'cheap', label: 'Price: low to high' },
      { value: 'dear', label: 'Price: high to low' },
    ],
  },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { className: 'max-w-72' },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'cheap')
    await expect(args.onValueChange).toHaveBeenCalledWith('cheap')
  },
}

export const States: Story = {
  tags: ['vrt-forced-colors'],
  render: (args) => (
    <StoryStates rows={['nothing chosen', 'chosen', 'wrong']} states={fieldStates}>
      {(row, state) => (
        <Select
          {...args}
          placeholder={row === 'nothing chosen' ? 'Choose one' : undefined}
          aria-invalid={row === 'wrong' || undefined}
          disabled={state === 'disabled'}
        />
      )}
    </StoryStates>
  ),
}

export const Dark: Story = { ...States, globals: { scheme: 'dark' }, tags: ['!autodocs'] }

export const Sizes: Story = {
  render: (args) => (
    <div className="grid max-w-72 gap-3">
      {sizes.map((size) => (
        <Select key={size} {...args} aria-label={size} size={size} />
      ))}
    </div>
  ),
}

/** The placeholder stands there at first, and is no answer. */
export const Required: Story = {
  args: { placeholder: 'Choose one', required: true, className: 'max-w-72' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox')
    await expect(select).toHaveDisplayValue('Choose one')
    await expect(select).toBeInvalid()
    // Its placeholder is disabled, and it is not.
    const box = getComputedStyle(select.parentElement ?? select)
    await expect(box.backgroundColor).toBe(getComputedStyle(document.body).backgroundColor)
    await userEvent.selectOptions(select, 'dear')
    await expect(select).toBeValid()
  },
}

export const Grouped: Story = {
  args: {
    'aria-label': 'Country',
    options: undefined,
    className: 'max-w-72',
    children: (
      <>
        <optgroup label="Often">
          <option value="de">Germany</option>
          <option value="iq">Iraq</option>
        </optgroup>
        <optgroup label="All">
          <option value="at">Austria</option>
          <option value="be" disabled>
            Belgium
          </option>
        </optgroup>
      </>
    ),
  },
}

export const LongText: Story = {
  args: {
    className: 'max-w-48',
    options: [{ value: 'a', label: 'Vereinigtes Königreich Großbritannien und Nordirland' }],
  },
  tags: ['vrt-zoom'],
}

export const Many: Story = {
  args: {
    'aria-label': 'Page',
    className: 'max-w-40',
    options: Array.from({ length: 1000 }, (_, at) => ({ value: `${at}`, label: `Page ${at + 1}` })),
  },
}

export const Arabic: Story = {
  args: {
    'aria-label': 'الترتيب',
    className: 'max-w-72',
    options: [{ value: 'a', label: 'الأكثر شعبية' }],
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
