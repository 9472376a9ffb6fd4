import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { fieldStates, StoryStates } from '../lib/story-states.tsx'
import { Textarea } from './index.ts'

const about = `
Several lines of text.

**When to use.** For notes, reviews, messages; in a Field. **Something else:** one line is a TextInput.

- Do: give room for what is expected with \`rows\`; it grows with what is typed, up to 320 px, then scrolls.
- Do: say the limit in the hint when there is one.
- Don't: submit on Enter: here it starts a new line.

**Keys.** Tab reaches and leaves it, Enter starts a line.

**Accessibility.** Without a Field pass \`aria-label\`. It takes the direction of what is typed, whatever the
page's.
`

const meta = {
  title: 'Primitives/Forms/Textarea',
  component: Textarea,
  args: { 'aria-label': 'Note', placeholder: 'Anything the shop should know' },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof Textarea>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  args: { className: 'max-w-120' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox')
    const { offsetHeight } = box
    await userEvent.tab()
    await userEvent.keyboard('Ring twice.{Enter}Second floor.')
    await expect(box).toHaveValue('Ring twice.\nSecond floor.')
    await userEvent.keyboard('{Enter}Then{Enter}the{Enter}left{Enter}door.')
    await expect(box.offsetHeight).toBeGreaterThan(offsetHeight)
  },
}

const values = { empty: '', filled: 'Ring twice.', wrong: '…' }

export const States: Story = {
  tags: ['vrt-forced-colors'],
  render: (args) => (
    <StoryStates rows={Object.keys(values) as Array<keyof typeof values>} states={fieldStates}>
      {(row, state) => (
        <Textarea
          {...args}
          aria-label={`${row}, ${state}`}
          defaultValue={values[row]}
          aria-invalid={row === 'wrong' || undefined}
          disabled={state === 'disabled'}
        />
      )}
    </StoryStates>
  ),
}

export const Dark: Story = { ...States, globals: { scheme: 'dark' }, tags: ['!autodocs'] }

export const Rows: Story = {
  render: (args) => (
    <div className="grid max-w-120 gap-3">
      {[1, 3, 6].map((rows) => (
        <Textarea key={rows} {...args} aria-label={`${rows} rows`} rows={rows} />
      ))}
    </div>
  ),
}

export const LongText: Story = {
  args: {
    defaultValue:
      'Bitte bei den Nachbarn im zweiten Obergeschoss abgeben: Briefkastenbeschriftungsanlage fehlt. '.repeat(
        12,
      ),
    className: 'max-w-72',
  },
  tags: ['vrt-zoom'],
}

export const Arabic: Story = {
  args: { 'aria-label': 'ملاحظة', defaultValue: 'اتركه عند الجيران من فضلك.' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
