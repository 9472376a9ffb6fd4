import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { linkStates, StoryStates } from '../lib/story-states.tsx'
import { TabLinks } from './index.ts'

const about = `
Tabs whose choice is in the address: a navigation of links.

**When to use.** For views of one list (orders by status) and the pages of one place. **Something else:** panels of one
page that need no address of their own are Tabs; more than about eight are a Select.

- Do: show counts where they help to choose; a 0 is worth knowing.
- Do: keep the other filters of the address in each \`href\`.
- Don't: mark two as \`current\`.

**Keys.** Tab goes from link to link, Enter follows. They are links, so the arrow keys scroll.

**Accessibility.** A navigation named by \`label\`; the present link is \`aria-current="page"\`. When they don't fit they scroll
sideways, and the present one is brought into view.
`

const statuses = ['All', 'Pending', 'Processing', 'On the way', 'Delivered', 'Cancelled']

const items = (chosen: number) =>
  statuses.map((label, index) => ({
    label,
    href: `#${label}`,
    count: [128, 2, 1, 0, 120, 5][index],
    current: index === chosen,
  }))

const meta = {
  title: 'Primitives/Navigation/TabLinks',
  component: TabLinks,
  args: { label: 'Order status', items: items(1) },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof TabLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Pending')
  },
}

export const States: Story = {
  tags: ['vrt-forced-colors', 'vrt-zoom'],
  render: (args) => (
    <StoryStates states={linkStates}>
      {(_, state) => <TabLinks {...args} label={state} items={items(1).slice(0, 3)} />}
    </StoryStates>
  ),
}

export const Dark: Story = { ...States, globals: { scheme: 'dark' }, tags: ['!autodocs'] }

export const WithoutCounts: Story = {
  args: { items: items(0).map((item) => ({ ...item, count: undefined })) },
}

/** The present tab is in view, however far down the row it is. */
export const Narrow: Story = {
  args: { items: items(5), className: 'max-w-80' },
  play: async ({ canvas }) => {
    await waitFor(() => {
      const row = canvas.getByRole('list').getBoundingClientRect()
      const tab = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
      expect(tab.left).toBeGreaterThanOrEqual(row.left - 1)
      expect(tab.right).toBeLessThanOrEqual(row.right + 1)
    })
  },
}

export const LongText: Story = {
  args: {
    className: 'max-w-80',
    items: [
      { label: 'Versandbestätigungsbenachrichtigungen', href: '#a', count: 1200, current: true },
      { label: 'Rücksendungen', href: '#b', count: 3 },
    ],
  },
}

export const Arabic: Story = {
  args: {
    label: 'حالة الطلب',
    items: [
      { label: 'الكل', href: '#all', count: 12, current: true },
      { label: 'قيد الانتظار', href: '#pending', count: 2 },
    ],
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
