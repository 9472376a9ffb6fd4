import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { linkStates, StoryStates } from '../lib/story-states.tsx'
import { Chip } from './index.ts'

const about = `
One chosen thing in a row of them, with a cross that takes it away.

**When to use.** For active filters above a list, for what was picked from many. **Something else:** a
state or a count is a Badge; a choice among a few is a RadioGroup; something to press is a Button.

- Do: put chips in a wrapping row with \`gap-2\`.
- Do: pass \`label\` when the children are not plain text; the cross is called after it.
- Do: after removing, put the focus on the next chip or on the list's heading: the chip goes with it.
- Don't: make the chip itself a button as well.

**Keys.** Tab goes from cross to cross, Enter and Space remove.

**Accessibility.** The cross is named "Remove Linen". It is 28 px across, 44 on touch. Long text goes on
below rather than being cut off.
`

const names = ['Linen', 'Blue', 'Size M', '$20 – $80', '4 stars and up', 'In stock']

const meta = {
  title: 'Primitives/Actions/Chip',
  component: Chip,
  args: { children: 'Linen', onRemove: fn() },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof Chip>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const States: Story = {
  tags: ['vrt-forced-colors'],
  render: (args) => <StoryStates states={linkStates}>{() => <Chip {...args} />}</StoryStates>,
}

/** Only says what was chosen. */
export const WithoutRemove: Story = { args: { onRemove: undefined } }

function Filters() {
  const [left, setLeft] = useState(names)
  return (
    <ul className="flex max-w-96 flex-wrap gap-2" aria-label="Filters">
      {left.map((name) => (
        <li key={name} className="max-w-full">
          <Chip onRemove={() => setLeft(left.filter((other) => other !== name))}>{name}</Chip>
        </li>
      ))}
    </ul>
  )
}

export const Many: Story = {
  render: () => <Filters />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(names.length - 1)
    await expect(canvas.queryByText('Linen')).toBeNull()
  },
}

export const LongText: Story = {
  args: {
    children:
      'Handgewebte Baumwolle aus kontrolliert biologischem Anbau, Umweltfreundlichkeitssiegel',
  },
  tags: ['vrt-zoom'],
  render: (args) => (
    <div className="w-60">
      <Chip {...args} />
    </div>
  ),
}

export const Arabic: Story = {
  args: { children: 'كتان' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = { ...States, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
