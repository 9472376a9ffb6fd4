import { categories, filters } from '@shop/contract/fixtures'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { say } from '#app/stories/say.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { ActiveFilters } from './active-filters.tsx'
import FilterDrawer from './filter-drawer.tsx'
import { activeFilters } from './listing-names.ts'
import { useListing } from './listing-state.ts'

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
    const [open, setOpen] = useState(args.open)
    return <FilterDrawer {...args} open={open} onOpenChange={setOpen} />
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof FilterDrawer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const nothing = { sizes: [], colors: [], brands: [], min_price: 0, max_price: 0 }

/** The list is on its way: nobody can say yet how many products there are, or what they can be narrowed by. */
export const Loading: Story = {
  args: { filters: nothing, total: null },
  play: async () => {
    const show = await screen.findByRole('button', { name: say('Show products') })
    await expect(show).toHaveAttribute('aria-busy', 'true')
  },
}

/** Nothing has all that was chosen: each of it can be taken back. */
export const Empty: Story = {
  args: { total: 0 },
  parameters: { shop: { path: '/products?brand_id=2&color_id=3&rating=4&max_price=20' } },
  play: async () => {
    await screen.findByRole('button', { name: say('Show {{count}} products', { count: 0 }) })
  },
}

export const Arabic: Story = {
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

/** Escape takes the box away before it was left: what was typed in it narrows the list all the same. */
export const TypedAndEscaped: Story = {
  render: function Narrowing(args) {
    const t = useT()
    const { money } = useShop()
    const { listing } = useListing()
    const [open, setOpen] = useState(args.open)
    return (
      <div className="grid justify-items-start gap-4 p-4">
        <Button variant="outline" onClick={() => setOpen(true)}>
          {t('Filters')}
        </Button>
        <ActiveFilters active={activeFilters({ t, listing, filters, categories, money })} />
        <FilterDrawer {...args} open={open} onOpenChange={setOpen} />
      </div>
    )
  },
  tags: ['no-vrt'],
  parameters: {
    visual: { reason: 'The drawer is closed again: its chip is that of the filters.' },
  },
  play: async ({ canvas }) => {
    const drawer = await screen.findByRole('dialog')
    const [from] = within(drawer).getAllByRole('spinbutton')
    if (!from) throw new Error('A range of prices has two boxes.')
    await userEvent.clear(from)
    await userEvent.type(from, '50{Escape}')
    await waitFor(() => expect(drawer).not.toBeInTheDocument())
    const chosen = await canvas.findByRole('list', { name: say('Active filters') })
    await expect(within(chosen).getByRole('link')).toHaveTextContent('$50.00')
  },
}
