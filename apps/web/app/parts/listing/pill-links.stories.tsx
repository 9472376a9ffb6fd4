import { categories } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longName } from '#app/stories/long-words.tsx'
import { withShop } from '#app/stories/with-shop.tsx'
import { PillLinks, PillLinksSkeleton } from './pill-links.tsx'

const items = categories.map(({ name }, at) => ({
  to: `/products?category_id=${at + 1}`,
  name,
  current: at === 1,
}))

/** Neighbouring lists above a list: in lines on wide screens, a row to scroll on phones. */
const meta = {
  title: 'Patterns/Catalogue/PillLinks',
  component: PillLinks,
  decorators: [withShop],
  args: { label: 'Categories', items },
} satisfies Meta<typeof PillLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['vrt-ends', 'vrt-forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(
      items[1]?.name ?? '',
    )
  },
}

export const Loading: Story = { render: () => <PillLinksSkeleton /> }

export const One: Story = { args: { items: items.slice(1, 2) } }

export const LongText: Story = {
  args: { items: items.map((item, at) => (at === 1 ? { ...item, name: longName } : item)) },
}
