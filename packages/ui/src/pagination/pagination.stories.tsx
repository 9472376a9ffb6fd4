import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { linkStates, StoryStates } from '../lib/story-states.tsx'
import { Pagination } from './index.ts'

const about = `
The pages of a list as links: previous, at most five numbers, next.

**When to use.** Below lists that are longer than a page. **Something else:** what grows while it is read, such as
messages, loads more by itself; steps of a task are no pages.

- Do: put the page into the address with \`hrefFor\`: back, a new tab and a shared link then work.
- Do: after a click put focus and scroll to the top of the list.
- Don't: show it for one page; it draws nothing then.

**Keys.** Tab goes from link to link, Enter follows.

**Accessibility.** A navigation named "Pagination"; each link is "Page 7", the present one \`aria-current="page"\`. All fits
into 320 px in one line; long numbers go on below.
`

const meta = {
  title: 'Primitives/Navigation/Pagination',
  component: Pagination,
  args: {
    page: 7,
    pages: 20,
    hrefFor: (page: number) => `#page-${page}`,
    onPageChange: fn((_page, event) => event.preventDefault()),
  },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('7')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenCalledWith(6, expect.anything())
  },
}

export const States: Story = {
  tags: ['vrt-forced-colors'],
  render: (args) => (
    <div className="max-w-240">
      <StoryStates states={linkStates}>
        {(_, state) => <Pagination {...args} page={1} pages={3} aria-label={state} />}
      </StoryStates>
    </div>
  ),
}

export const Dark: Story = { ...States, globals: { scheme: 'dark' }, tags: ['!autodocs'] }

/** Where on the way it stands changes where the gaps are. */
export const EveryPosition: Story = {
  render: (args) => (
    <div className="grid gap-4">
      {[1, 2, 3, 4, 10, 18, 20].map((page) => (
        <Pagination key={page} {...args} page={page} aria-label={`On page ${page}`} />
      ))}
    </div>
  ),
}

export const Few: Story = { args: { page: 1, pages: 3 } }

export const Many: Story = { args: { page: 5000, pages: 10_000 }, tags: ['vrt-zoom'] }

/** One line on the smallest screens, two when the numbers are long. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  render: (args) => (
    <div className="grid max-w-72 gap-4">
      <Pagination {...args} aria-label="Long" />
      <Pagination {...args} page={5000} pages={10_000} aria-label="Very long" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const nav of canvas.getAllByRole('navigation'))
      await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth)
  },
}

/** One page needs no pages: nothing is drawn. */
export const OnePage: Story = {
  args: { page: 1, pages: 1 },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Nothing is drawn.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }
