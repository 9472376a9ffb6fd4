import { categories } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longName } from '#app/stories/long-words.tsx'
import { withShop } from '#app/stories/with-shop.tsx'
import { CategoryTiles } from './category-tiles.tsx'

const many = Array.from({ length: 24 }, (_, at) => ({
  ...categories[at % categories.length],
  id: at + 1,
})) as typeof categories

/** The way from home into each category: full rows, or a row to scroll on phones. */
const meta = {
  title: 'Screens/Home/Categories',
  component: CategoryTiles,
  decorators: [
    (Story) => (
      <div className="px-4">
        <Story />
      </div>
    ),
    withShop,
  ],
  args: { categories },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CategoryTiles>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['vrt-ends'] }

/** More than fit into two rows are behind the heading's link. */
export const Many: Story = {
  args: { categories: many },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20)
  },
}

export const LongText: Story = {
  args: { categories: categories.map((one, at) => (at === 1 ? { ...one, name: longName } : one)) },
}
