import { categories } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ApiError } from '#app/data/api-error.ts'
import { say } from '#app/stories/say.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { CategoriesGrid } from './categories-grid.tsx'

const meta = {
  title: 'Patterns/Layout/CategoriesGrid',
  component: CategoriesGrid,
  decorators: [withShop],
  args: {
    label: 'Categories',
    categories,
    failure: undefined,
    isLoading: false,
    onRetry: fn(),
  },
} satisfies Meta<typeof CategoriesGrid>
export default meta
type Story = StoryObj<typeof meta>

/** As many columns as the screen has room for (specification.md section 2). */
export const Default: Story = {
  play: async ({ canvas }) => {
    const columns = getComputedStyle(canvas.getByRole('list')).gridTemplateColumns.split(' ')
    const [, expected] = [
      [1536, 10],
      [1024, 7],
      [768, 5],
      [640, 4],
    ].find(([from = 0]) => innerWidth >= from) ?? [0, 2]
    await expect(columns).toHaveLength(expected ?? 2)
  },
}

export const Loading: Story = { args: { categories: undefined, isLoading: true } }

export const Empty: Story = { args: { categories: [] } }

export const Failed: Story = {
  name: 'Error',
  args: { categories: undefined, failure: new ApiError(500, 'The shop is being tidied up.') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Retry') }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

export const OneCategory: Story = { args: { categories: categories.slice(0, 1) } }

export const LongText: Story = {
  args: {
    categories: categories.map((category) => ({
      ...category,
      name: 'Haushaltsgroßgerätezubehör und Ersatzteile',
    })),
  },
}

/** Two columns on a phone. */
export const Phone: Story = {
  ...Default,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
}

/** Ten columns on the widest screens. */
export const Wide: Story = {
  ...Default,
  globals: { viewport: { value: 'wide' } },
  tags: ['!autodocs'],
}

export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }
