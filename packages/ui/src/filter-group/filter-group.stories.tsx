import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Rating } from '../rating/index.ts'
import { FilterChip, FilterGroup, FilterLink, FilterSwatch, FoldedList } from './index.ts'

const about = `
What a list is narrowed by: brands as lines, colours as swatches, sizes as chips, each with how many products it leaves.

**When to use.** Beside a list of products, and in a Drawer on phones. **Something else:** a choice that is sent with a
form is a Checkbox or a RadioGroup.

- Do: make \`href\` the same list with the value, or without it when it is chosen: back, a new tab and a page
  without scripts work by themselves.
- Do: pass \`count={0}\` for what leaves nothing: it is seen, and cannot be pressed. \`null\` says that nobody counts.
- Do: put more than eight into a FoldedList. What is chosen stays in sight, and nothing moves when the list narrows.
- Don't: leave out a group because something in it is chosen: its way back would be gone.

**Keys.** Tab walks the links, Enter follows; Enter or Space on a group's title folds it.

**Accessibility.** Each chosen value has \`aria-current\`, each that leads nowhere \`aria-disabled\`; a folded group says
what is chosen in it.
`

const brands = ['Aurum', 'Brava', 'Cedar', 'Delta'].map((name, at) => ({
  id: at + 1,
  name,
  count: [12, 8, 0, 3][at] ?? 0,
}))
const many = Array.from({ length: 30 }, (_, at) => ({ id: at + 1, name: `Brand ${at + 1}` }))
const colors = [
  { id: 1, name: 'Sand', color: '#d8c3a5' },
  { id: 2, name: 'Forest', color: '#2f5d50' },
  { id: 3, name: 'Night', color: '#1b2a49' },
]
const sizes = ['XS', 'S', 'M', 'L'].map((name, at) => ({ id: at + 1, name }))

const lines = (
  <ul>
    {brands.map(({ id, name, count }) => (
      <li key={id}>
        <FilterLink href={`#brand-${id}`} chosen={id === 2} count={count}>
          {name}
        </FilterLink>
      </li>
    ))}
  </ul>
)

const meta = {
  title: 'Primitives/Shop/FilterGroup',
  component: FilterGroup,
  subcomponents: { FilterLink, FilterSwatch, FilterChip, FoldedList },
  parameters: { docs: { description: { component: about } } },
  decorators: [
    (Story) => (
      <div className="w-64 max-w-full">
        <h2 className="sr-only">Filters</h2>
        <Story />
      </div>
    ),
  ],
  args: { title: 'Brand', open: true, chosen: ['Brava'], children: lines },
} satisfies Meta<typeof FilterGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: /Brava/ })).toHaveAttribute('aria-current')
    await expect(canvas.getByRole('link', { name: /Cedar/ })).toHaveAttribute('aria-disabled')
    const group = canvasElement.querySelector('details')
    await userEvent.click(canvas.getByRole('heading', { name: 'Brand' }))
    await expect(group).not.toHaveAttribute('open')
    await userEvent.click(canvas.getByRole('heading', { name: 'Brand' }))
    await expect(group).toHaveAttribute('open')
  },
}

/** It says what is chosen in it. */
export const Folded: Story = { args: { open: false, chosen: ['Brava', 'Delta'] } }

export const Colours: Story = {
  tags: ['vrt-forced-colors'],
  args: {
    title: 'Colour',
    chosen: ['Forest'],
    children: (
      <ul className="flex flex-wrap gap-1.5 py-1">
        {colors.map(({ id, name, color }) => (
          <li key={id}>
            <FilterSwatch
              href={`#color-${id}`}
              name={name}
              color={color}
              chosen={id === 2}
              count={id === 3 ? 0 : 4}
            />
          </li>
        ))}
      </ul>
    ),
  },
}

export const Sizes: Story = {
  tags: ['vrt-forced-colors'],
  args: {
    title: 'Size',
    chosen: ['M'],
    children: (
      <ul className="flex flex-wrap gap-2 py-1">
        {sizes.map(({ id, name }) => (
          <li key={id}>
            <FilterChip href={`#size-${id}`} chosen={id === 3} count={id === 1 ? 0 : 4}>
              {name}
            </FilterChip>
          </li>
        ))}
      </ul>
    ),
  },
}

/** A server that does not count. */
export const WithoutCounts: Story = {
  args: {
    title: 'Rating',
    chosen: [],
    children: (
      <ul>
        {[5, 4, 3].map((rating) => (
          <li key={rating}>
            <FilterLink href={`#rating-${rating}`} chosen={false} count={null}>
              <Rating value={rating} size="sm" />
            </FilterLink>
          </li>
        ))}
      </ul>
    ),
  },
}

/** Six of thirty are seen, and the one that is chosen; the rest opens below. */
export const Many: Story = {
  args: {
    chosen: ['Brand 20'],
    children: (
      <FoldedList
        items={many}
        isChosen={(id) => id === 20}
        countOf={(id) => (id % 5 === 0 ? 0 : id)}
        moreLabel={(count) => `Show ${count} more`}
        render={({ id, name }) => (
          <FilterLink href={`#brand-${id}`} chosen={id === 20} count={id % 5 === 0 ? 0 : id}>
            {name}
          </FilterLink>
        )}
      />
    ),
  },
  play: async ({ canvas }) => {
    // 24 leave something; six of them are seen.
    await expect(canvas.getByText('Show 18 more')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Brand 20/ })).toBeVisible()
  },
}

/** The rest stands among them in the list's own order; the focus goes on at the first that was not seen. */
export const ManyOpened: Story = {
  ...Many,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Show 18 more'))
    await waitFor(() => expect(canvas.getByRole('link', { name: /Brand 8/ })).toHaveFocus())
    await expect(canvas.queryByText(/^Show/)).toBeNull()
    await expect(canvas.getAllByRole('link').at(-1)).toHaveAccessibleName(/Brand 29/)
  },
}

export const LongText: Story = {
  args: {
    title: 'Herstellerbezeichnung',
    chosen: ['Rindfleischetikettierungsüberwachungsgesellschaft'],
    open: false,
  },
  tags: ['vrt-zoom'],
}

export const Arabic: Story = {
  args: {
    title: 'العلامة التجارية',
    children: (
      <ul>
        {['أورو', 'برافا'].map((name, at) => (
          <li key={name}>
            <FilterLink href={`#${at}`} chosen={at === 1} count={12}>
              {name}
            </FilterLink>
          </li>
        ))}
      </ul>
    ),
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = { globals: { scheme: 'dark' }, tags: ['!autodocs'] }
