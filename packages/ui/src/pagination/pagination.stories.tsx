import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Pagination } from './index.ts'

const meta = {
  title: 'Primitives/Navigation/Pagination',
  component: Pagination,
  args: {
    page: 7,
    pages: 20,
    hrefFor: (page: number) => `#page-${page}`,
    onPageChange: fn((_page, event) => event.preventDefault()),
  },
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

export const Many: Story = { args: { page: 5000, pages: 10_000 } }

/** One page needs no pages: nothing is drawn. */
export const OnePage: Story = { args: { page: 1, pages: 1 } }

export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }
