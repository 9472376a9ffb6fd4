import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { expectReset, StoryForm, sentBy } from '../lib/story-form.tsx'
import { fieldStates, StoryStates } from '../lib/story-states.tsx'
import { inputSizes } from '../text-input/index.ts'
import { SearchInput } from './index.ts'

const sizes = Object.keys(inputSizes) as Array<keyof typeof inputSizes>

const about = `
A box to search in, with a cross that empties it.

**When to use.** For the shop's search, and to narrow a long list. **Something else:** to pick one of known
answers use a combobox or a Select.

- Do: put it in \`<search><form>…\`; Enter submits. \`submitLabel\` adds the button for it.
- Do: name it with \`aria-label\`; the magnifier is decoration.
- Don't: search with every letter without waiting a moment.

**Keys.** Enter submits the form, Escape empties the box (the browser's own), Tab goes to the cross and to the button.

**Accessibility.** The role \`searchbox\`; the cross is "Clear search" and puts the focus back into the box.
`

const meta = {
  title: 'Primitives/Forms/SearchInput',
  component: SearchInput,
  args: { 'aria-label': 'Search', placeholder: 'Search for products', onValueChange: fn() },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof SearchInput>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { className: 'max-w-120' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('searchbox')
    await userEvent.tab()
    await userEvent.keyboard('linen')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('linen')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
  },
}

export const States: Story = {
  tags: ['vrt-forced-colors'],
  render: (args) => (
    <StoryStates rows={['empty', 'filled']} states={fieldStates}>
      {(row, state) => (
        <SearchInput
          {...args}
          defaultValue={row === 'filled' ? 'linen shirt' : ''}
          disabled={state === 'disabled'}
        />
      )}
    </StoryStates>
  ),
}

const submit = fn((event: { preventDefault: () => void }) => event.preventDefault())

/** In the navigation bar: Enter and the button submit the form around it. */
export const WithSubmit: Story = {
  args: { defaultValue: 'linen shirt', submitLabel: 'Start the search', className: 'max-w-120' },
  render: (args) => (
    <search>
      <form onSubmit={submit} className="grid gap-3">
        {sizes.map((size) => (
          <SearchInput key={size} {...args} size={size} aria-label={size} />
        ))}
      </form>
    </search>
  ),
  play: async () => {
    submit.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(submit).toHaveBeenCalledOnce()
  },
}

export const InAForm: Story = {
  args: { name: 'search', defaultValue: 'lamp' },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks like Playground, above a button.' } },
  render: (args) => (
    <StoryForm>
      <SearchInput {...args} />
    </StoryForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 's')
    await expect(sentBy(canvasElement)).toEqual(['search=lamps'])
    await expectReset(canvasElement, ['search=lamp'])
  },
}

export const LongText: Story = {
  args: {
    defaultValue: 'Handgetöpferte Steingutbecher mit Ascheglasur aus der Oberlausitz',
    submitLabel: 'Start the search',
    className: 'max-w-72',
  },
  tags: ['vrt-zoom'],
}

export const Arabic: Story = {
  args: { 'aria-label': 'بحث', placeholder: 'ابحث عن المنتجات', className: 'max-w-120' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = { ...States, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
