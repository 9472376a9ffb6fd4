import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { Field } from '../field/index.ts'
import { SearchIcon } from '../icons/index.ts'
import { expectReset, StoryForm, sentBy } from '../lib/story-form.tsx'
import { StoryOpen } from '../lib/story-open.tsx'
import { fieldStates, StoryStates } from '../lib/story-states.tsx'
import { inputSizes } from '../text-input/index.ts'
import { Combobox, type ComboboxOption } from './index.ts'

const sizes = Object.keys(inputSizes) as Array<keyof typeof inputSizes>

const countries: ComboboxOption[] = [
  { value: 'ae', label: 'United Arab Emirates' },
  { value: 'ci', label: 'Côte d’Ivoire' },
  { value: 'de', label: 'Germany', keywords: 'Deutschland' },
  { value: 'es', label: 'España' },
  { value: 'ir', label: 'Iran' },
  { value: 'iq', label: 'Iraq' },
  { value: 'kp', label: 'North Korea', disabled: true },
  { value: 'om', label: 'Oman' },
  { value: 'ro', label: 'Romania' },
]

const brands: ComboboxOption[] = [
  { value: 'nord', label: 'Atelier Nord', group: 'Clothes', hint: '128 products' },
  { value: 'haddad', label: 'Haddad & Sons', group: 'Clothes', hint: '40 products' },
  { value: 'kiln', label: 'Kiln', group: 'Home', hint: '62 products' },
  { value: 'lumen', label: 'Lumen', group: 'Home', hint: '17 products' },
]

const streets: ComboboxOption[] = Array.from({ length: 1000 }, (_, index) => ({
  value: `street-${index}`,
  label: `${['Garden', 'Harbour', 'Mill', 'Orchard', 'Station'][index % 5]} Street ${index + 1}`,
}))

const meta = {
  title: 'Primitives/Forms/Combobox',
  component: Combobox,
  args: {
    'aria-label': 'Country',
    options: countries,
    onValueChange: fn(),
    onInputChange: fn(),
    className: 'max-w-80',
  },
  decorators: [
    (Story) => (
      <div className="min-h-96">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 440 },
      description: {
        component: `One of many, found by typing.

**Use it** for more than about ten known answers: a country, a city, a brand. **Use something else** for
up to five answers that fit on the screen (RadioGroup), for a short list (Select, the system's own), for
free text with a search behind it (SearchInput).

| Do | Don't |
| --- | --- |
| Put it in a Field, which names it | Use a placeholder as its name |
| Give \`keywords\` for other spellings and codes | Sort by what is popular without groups |
| Set \`filter={false}\` when a server searches | Leave out the chosen option and its name at first |

| Key | Does |
| --- | --- |
| typing | opens the list and leaves what fits; accents, case and letter forms don't matter |
| Arrow down, arrow up | open the list; next and previous option, round the ends |
| Home, End | first and last option while one is active, else the caret |
| Enter | takes the active option; after typing that is the best match |
| Tab | takes the best match after typing, and goes on |
| a press elsewhere | takes the only option that is left, or the one that is named in full; other text goes |
| Escape | closes the list and brings the chosen option back; a dialog around stays open |
| Alt + arrow down, up | opens, closes |

**Accessibility**: the editable combobox with list autocomplete of the ARIA practices. Focus stays in
the box (\`aria-activedescendant\`), the number of options is announced, groups are groups. The list
lies in the top layer, so nothing cuts it off. Long lists stay fast: what is out of view is not laid out.`,
      },
    },
  },
} satisfies Meta<typeof Combobox>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard('ger')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await expect(box).toHaveAttribute('aria-activedescendant', canvas.getByRole('option').id)
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith('de', expect.anything())
    await expect(box).toHaveValue('Germany')
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
  },
}

/** Arrows go round the ends and past what is disabled; Escape brings the old choice back. */
export const ByKeyboard: Story = {
  args: { defaultValue: 'om' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox')
    const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(active()).toHaveTextContent('Oman')
    await userEvent.keyboard('{ArrowUp}')
    await expect(active()).toHaveTextContent('Iraq')
    await userEvent.keyboard('{End}')
    await expect(active()).toHaveTextContent('Romania')
    await userEvent.keyboard('{ArrowDown}')
    await expect(active()).toHaveTextContent('United Arab Emirates')
    await userEvent.keyboard('{End}{Home}')
    await expect(active()).toHaveTextContent('United Arab Emirates')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    await userEvent.clear(box)
    await userEvent.keyboard('zzz{Escape}')
    await expect(box).toHaveValue('Oman')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

/** Who types a name and presses elsewhere means it; what fits several is dropped. */
export const Left: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks like Playground, filled in.' } },
  render: (args) => (
    <div className="grid gap-4">
      <Combobox {...args} />
      <input aria-label="Next" className="rounded-control border border-hairline" />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'om')
    await userEvent.click(canvas.getByLabelText('Next'))
    await expect(box).toHaveValue('')
    await userEvent.type(box, 'oman')
    await userEvent.click(canvas.getByLabelText('Next'))
    await expect(box).toHaveValue('Oman')
    await expect(canvas.getByLabelText('Next')).toHaveFocus()
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
  },
}

/** Accents and case don't matter, nor does the form of an Arabic letter. */
export const Accents: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('cote d ivoire{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ci', expect.anything())
    await expect(canvas.getByRole('combobox')).toHaveValue('Côte d’Ivoire')
  },
}

export const Open: Story = {
  tags: ['vrt-ends'],
  args: { defaultOpen: true, defaultValue: 'es' },
}

export const Groups: Story = {
  args: { 'aria-label': 'Brand', options: brands, defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(2)
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div className="grid gap-3">
      {sizes.map((size) => (
        <Combobox key={size} {...args} aria-label={size} size={size} placeholder={size} />
      ))}
    </div>
  ),
}

export const WithIcon: Story = {
  args: { leading: <SearchIcon aria-hidden="true" />, placeholder: 'Find a country' },
}

/** The cross empties it; so does emptying the text. */
export const Clearable: Story = {
  args: { clearable: true, defaultValue: 'om' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, null)
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
  },
}

export const States: Story = {
  tags: ['vrt-forced-colors'],
  render: (args) => (
    <StoryStates rows={['nothing chosen', 'chosen', 'wrong']} states={fieldStates}>
      {(row, state) => (
        <Combobox
          {...args}
          placeholder="Choose one"
          defaultValue={row === 'nothing chosen' ? undefined : 'om'}
          aria-invalid={row === 'wrong' || undefined}
          disabled={state === 'disabled'}
        />
      )}
    </StoryStates>
  ),
}

export const Loading: Story = { args: { options: [], loading: true, defaultOpen: true } }

export const Empty: Story = {
  args: { emptyText: 'No country of that name' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('atlantis')
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument()
    await expect(canvas.getByRole('status')).toHaveTextContent('No country of that name')
  },
}

/** The options did not come: why, and a way to ask again that Tab reaches. */
export const LoadError: Story = {
  args: {
    options: [],
    loadError: 'The shop cannot be reached. Please try again.',
    onRetry: fn(),
    defaultOpen: true,
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
}

export const Failed: Story = {
  name: 'Error',
  render: (args) => (
    <Field label="Country" error="The country field is required" required className="max-w-80">
      <Combobox {...args} aria-label={undefined} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'The country field is required',
    )
  },
}

export const Many: Story = {
  args: { 'aria-label': 'Street', options: streets },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getAllByRole('option').length).toBeLessThan(200)
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '1000')
    await userEvent.keyboard('{ArrowUp}')
    const last = canvas.getByRole('option', { name: 'Station Street 1000' })
    await waitFor(() => expect(last).toHaveAttribute('data-active'))
    await userEvent.keyboard('orchard 99{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('street-98', expect.anything())
  },
}

function FromServer() {
  const [text, setText] = useState('')
  const found = text.length < 2 ? [] : streets.filter(({ label }) => label.includes(text))
  return (
    <Combobox
      aria-label="Street"
      className="max-w-80"
      filter={false}
      options={found.slice(0, 20)}
      onInputChange={setText}
      emptyText={text.length < 2 ? 'Type two letters' : undefined}
    />
  )
}

/** A server searches: `filter={false}`, and `onInputChange` asks it. The choice stays when its answer goes. */
export const Asynchronous: Story = {
  render: () => <FromServer />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('Mill{Enter}')
    await expect(canvas.getByRole('combobox')).toHaveValue('Mill Street 3')
  },
}

export const LongText: Story = {
  args: {
    className: 'max-w-60',
    defaultOpen: true,
    options: [
      { value: 'a', label: 'Vereinigtes Königreich Großbritannien und Nordirland' },
      { value: 'b', label: 'Donaudampfschifffahrtsgesellschaftskapitän', hint: 'A long word' },
    ],
  },
}

/** Escape closes the list first, the dialog after it. */
export const InAForm: Story = {
  args: { name: 'country', defaultValue: 'de' },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks like Playground, above a button.' } },
  render: (args) => (
    <StoryForm>
      <Combobox {...args} />
    </StoryForm>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByRole('combobox')
    await userEvent.type(input, 'oman{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 9 })
    await expect(sentBy(canvasElement)).toEqual(['country=om'])
    await expectReset(canvasElement, ['country=de'])
    await expect(input).toHaveValue('Germany')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('de', countries[2])
  },
}

/** Its form stands elsewhere and is named by its id; who prevents a reset keeps what was chosen. */
export const OutsideItsForm: Story = {
  args: { name: 'country', defaultValue: 'de', form: 'elsewhere' },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks like InAForm.' } },
  render: (args) => (
    <div className="grid gap-4">
      <form id="elsewhere" aria-label="Form">
        <Button type="reset">Reset</Button>
      </form>
      <Combobox {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('combobox')
    const form = canvas.getByRole('form')
    await userEvent.type(input, 'oman{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 9 })
    await expect(sentBy(canvasElement)).toEqual(['country=om'])
    form.addEventListener('reset', (event) => event.preventDefault(), { once: true })
    await expectReset(canvasElement, ['country=om'])
    await expectReset(canvasElement, ['country=de'])
    await expect(input).toHaveValue('Germany')
  },
}

export const InADialog: Story = {
  render: (args) => (
    <StoryOpen label="Open the dialog">
      {(open, setOpen) => (
        <Dialog open={open} onOpenChange={setOpen} title="New address" size="sm">
          <Field label="Country">
            <Combobox {...args} aria-label={undefined} className={undefined} />
          </Field>
        </Dialog>
      )}
    </StoryOpen>
  ),
  play: async () => {
    const box = await screen.findByRole('combobox')
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.keyboard('o')
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open')
  },
}

export const Dark: Story = {
  args: { defaultOpen: true, defaultValue: 'es' },
  globals: { scheme: 'dark' },
  tags: ['!autodocs'],
}

export const Arabic: Story = {
  args: {
    'aria-label': 'الدولة',
    defaultOpen: true,
    defaultValue: 'om',
    options: [
      { value: 'ae', label: 'الإمارات العربية المتحدة' },
      { value: 'eg', label: 'مصر' },
      { value: 'om', label: 'عُمان' },
    ],
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('الامارات')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Escape}{ArrowDown}')
  },
}
