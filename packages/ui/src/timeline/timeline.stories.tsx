import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Timeline } from './index.ts'

const about = `
What happened, what is happening, what comes: an order's way to its buyer.

**When to use.** Three to six steps in a fixed order, with the times of those that are done.
**Something else:** a list of events without an end is a list; steps that the reader goes through are a form's
own headings.

- Do: name each step by what is then true ("Delivered"); end a broken way with one \`failed\` step.
- Don't: show steps that will not come.

**Layout.** \`horizontal\` needs room: below 640 px it stands upright by itself.

**Accessibility.** An ordered list named by \`label\`. Each step says its state in words ("Done", "Still to
come"), the current one is \`aria-current="step"\`. Dots and lines are borders, so they stay in forced
colors. No focus, no keys.
`

const meta = {
  title: 'Primitives/Content/Timeline',
  component: Timeline,
  parameters: { docs: { description: { component: about } } },
  args: {
    label: 'Order status',
    items: [
      { id: 1, label: 'Order placed', time: '12 Jan 2026, 10:32', state: 'done' },
      { id: 2, label: 'Confirmed', time: '12 Jan 2026, 11:05', state: 'done' },
      {
        id: 3,
        label: 'On the way',
        time: '14 Jan 2026, 08:10',
        description: 'Handed to the courier.',
        state: 'current',
      },
      { id: 4, label: 'Delivered', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  tags: ['vrt-forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('On the way')
  },
}

/** Upright on a phone. */
export const Horizontal: Story = {
  args: { orientation: 'horizontal' },
  tags: ['vrt-widths', 'vrt-forced-colors', 'vrt-zoom'],
}

export const Failed: Story = {
  args: {
    items: [
      { id: 1, label: 'Order placed', time: '12 Jan 2026, 10:32', state: 'done' },
      {
        id: 2,
        label: 'Cancelled',
        time: '12 Jan 2026, 12:00',
        description: 'You cancelled this order.',
        state: 'failed',
      },
    ],
  },
}

export const AllDone: Story = {
  args: {
    orientation: 'horizontal',
    items: ['Order placed', 'Confirmed', 'Delivered'].map((label) => ({
      id: label,
      label,
      state: 'done',
    })),
  },
}

export const OneStep: Story = {
  args: { items: [{ id: 1, label: 'Order placed', time: 'Just now', state: 'current' }] },
}

export const LongText: Story = {
  args: {
    orientation: 'horizontal',
    items: [
      {
        id: 1,
        label: 'Bestellbestätigung an die Versandabteilung übermittelt',
        time: 'Donnerstag, 12. Januar 2026, 10:32 Uhr',
        state: 'done',
      },
      {
        id: 2,
        label: 'Zollabfertigungsbescheinigungsnummer',
        description: 'Die Sendung wartet auf die Unterlagen des Empfängers.',
        state: 'current',
      },
      { id: 3, label: 'Zugestellt', state: 'upcoming' },
    ],
  },
}

export const Narrow: Story = {
  args: { ...LongText.args, orientation: 'vertical' },
  decorators: [
    (Story) => (
      <div className="w-56">
        <Story />
      </div>
    ),
  ],
}

export const Arabic: Story = {
  args: {
    label: 'حالة الطلب',
    orientation: 'horizontal',
    items: [
      { id: 1, label: 'تم الطلب', time: '12 يناير 2026', state: 'done' },
      { id: 2, label: 'في الطريق', state: 'current' },
      { id: 3, label: 'تم التوصيل', state: 'upcoming' },
    ],
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = { globals: { scheme: 'dark' }, tags: ['!autodocs'] }
