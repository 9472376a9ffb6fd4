import type { Facets } from '@shop/contract'
import { capabilities } from '@shop/contract/capabilities'
import { categories, filters } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { withShop } from '#app/stories/with-shop.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { SortSelect } from './sort-select.tsx'

const meta = {
  title: 'Patterns/Catalogue/Filters',
  component: FilterPanel,
  decorators: [
    (Story) => (
      <div className="max-w-80">
        <Story />
      </div>
    ),
    withShop,
  ],
  args: { filters, categories },
  parameters: { shop: { path: '/products' } },
} satisfies Meta<typeof FilterPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Chosen: Story = {
  tags: ['vrt-forced-colors'],
  parameters: {
    shop: {
      path: '/products?category_id=4&sub_category_id=14&brand_id=2&color_id=3&size_id=2&rating=4&min_price=20&max_price=200',
    },
  },
}

/** A category that is chosen below another one stays under the finger: the other's sub-categories go on. */
export const AnotherCategory: Story = {
  tags: ['no-vrt'],
  parameters: {
    shop: { path: '/products?category_id=2' },
    visual: { reason: 'Where the pressed one stands is measured in the play.' },
  },
  play: async ({ canvas }) => {
    const [, second, third] = categories
    const [sub] = second?.sub_categories ?? []
    const other = canvas.getByRole('link', { name: third?.name ?? '' })
    const { top } = other.getBoundingClientRect()
    await userEvent.click(other)
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: third?.name ?? '' })).toHaveAttribute('aria-current'),
    )
    await expect(canvas.getByRole('link', { name: third?.name ?? '' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: sub?.name ?? '' })).toBeVisible()
    await expect(other.getBoundingClientRect().top).toBe(top)
  },
}

const counts: Facets = {
  is_estimated: false,
  categories: categories.map(({ id }) => ({ id, count: id * 7 })),
  brands: filters.brands.slice(1).map(({ id }) => ({ id, count: id * 3 })),
  colors: filters.colors.slice(0, 6).map(({ id }) => ({ id, count: id })),
  sizes: filters.sizes.slice(1).map(({ id }) => ({ id, count: id * 2 })),
  ratings: [4, 5].map((id) => ({ id, count: id * 11 })),
}

/**
 * In front of a server that knows every filter: how many products each value leaves; several of a kind may be
 * chosen, and none is a dead end.
 */
export const Counted: Story = {
  args: { counts },
  parameters: {
    shop: {
      path: '/products?brand_id=2,3&rating=4,5',
      settings: { capabilities: [...capabilities] },
    },
  },
}

/** What the search asks for in words is chosen as well; its way back takes the words away. */
export const InWords: Story = {
  args: {
    counts,
    words: {
      color_words: [{ word: 'black', color_ids: [1], without: 'coat xl under 100' }],
      size_words: [{ word: 'xl', size_ids: [4], without: 'black coat under 100' }],
      brand_words: [],
      category_words: [
        { word: 'coat', category_id: 4, sub_category_id: 14, without: 'black xl under 100' },
      ],
      price_words: { word: 'under 100', min_price: null, max_price: 100, without: 'black coat xl' },
    },
  },
  parameters: {
    shop: {
      path: '/products?search=black+coat+xl+under+100',
      settings: { capabilities: [...capabilities] },
    },
  },
  play: async ({ canvas }) => {
    const colour = filters.colors.find(({ id }) => id === 1)?.name ?? ''
    const black = canvas.getByRole('link', { name: new RegExp(colour) })
    await expect(black).toHaveAttribute('aria-current', 'true')
    await expect(black).toHaveAttribute('href', '/products?search=coat+xl+under+100')
    const size = filters.sizes.find(({ id }) => id === 4)?.name ?? ''
    const [xl] = canvas
      .getAllByRole('link', { name: new RegExp(`^${size}`) })
      .filter((link) => link.hasAttribute('aria-current'))
    await expect(xl).toHaveAttribute('href', '/products?search=black+coat+under+100')
    const kind = categories.flatMap((one) => one.sub_categories).find(({ id }) => id === 14)
    const coats = canvas.getByRole('link', { name: kind?.name ?? '' })
    await expect(coats).toHaveAttribute('aria-current', 'true')
    await expect(coats).toHaveAttribute('href', '/products?search=black+xl+under+100&category_id=4')
  },
}

/** The cheapest costs 47.50, which the list tells as 47: up to 47 there is nothing, so up to 48 it is. */
export const BelowTheCheapest: Story = {
  args: { filters: { ...filters, min_price: 47 } },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks like Chosen, with other prices.' } },
  play: async ({ canvas }) => {
    const [, to] = canvas.getAllByRole('spinbutton')
    if (!to) throw new Error('A range of prices has two boxes.')
    await userEvent.clear(to)
    await userEvent.type(to, '40{Enter}')
    await expect(to).toHaveValue('48')
    await expect(canvas.getAllByRole('slider')[1]).toHaveValue('48')
  },
}

export const InACategory: Story = { args: { categories: [] } }

export const NothingToFilterBy: Story = {
  args: { filters: { sizes: [], colors: [], brands: [], min_price: 0, max_price: 0 } },
}

export const OtherCurrency: Story = {
  parameters: {
    shop: {
      path: '/products?max_price=100',
      currency: {
        id: 4,
        name: 'SEK',
        symbol: 'kr',
        rate: 10.4,
        rate_from_default: 10.4,
        is_default: false,
        position: 'suffix',
      },
    },
  },
}

export const Chips: Story = {
  tags: ['vrt-forced-colors', 'vrt-ends'],
  // In the list's line, which scrolls.
  render: () => (
    <div className="-m-1 overflow-x-auto scrollbar-none p-1">
      <ActiveFilters
        active={[
          { label: 'Electronics', without: { category_id: null } },
          { label: '$20.00 to $200.00', without: { min_price: null, max_price: null } },
          { label: 'A brand whose name is much too long for a chip', without: { brand_id: null } },
        ]}
      />
    </div>
  ),
}

export const NoChips: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Nothing is drawn.' } },
  render: () => <ActiveFilters active={[]} />,
}
export const Sort: Story = { render: () => <SortSelect /> }
