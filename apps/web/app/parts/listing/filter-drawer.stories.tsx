import { categories, filters } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { withShop } from '#app/stories/with-shop.tsx'
import FilterDrawer from './filter-drawer.tsx'

const meta = {
  title: 'Patterns/Catalogue/Filter drawer',
  tags: ['dialog'],
  component: FilterDrawer,
  decorators: [withShop],
  args: { filters, categories, total: 24, open: true, onOpenChange: () => undefined },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
    shop: { path: '/products' },
  },
  render: function Opened(args) {
    const [open, setOpen] = useState(true)
    return (
      <>
        <FilterDrawer {...args} open={open} onOpenChange={setOpen} />
        <output data-testid="search" className="sr-only">
          {useLocation().search}
        </output>
      </>
    )
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof FilterDrawer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Escape takes the box away before it was left: what was typed in it narrows the list all the same. */
export const TypedAndEscaped: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'The drawer is closed again: nothing is drawn.' } },
  play: async ({ canvas }) => {
    const drawer = await screen.findByRole('dialog')
    const [from] = within(drawer).getAllByRole('spinbutton')
    if (!from) throw new Error('A range of prices has two boxes.')
    await userEvent.clear(from)
    await userEvent.type(from, '50{Escape}')
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByTestId('search')).toHaveTextContent('min_price=50'))
  },
}
