import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Rating, ratingSizes } from './index.ts'

const sizes = Object.keys(ratingSizes) as Array<keyof typeof ratingSizes>

const about = `
How others rated: five stars, filled to a part of a star, with the figure and the number of reviews.

**When to use.** Products, shops, single reviews. **Something else:** to *give* a rating, use a RatingInput.

- Do: show the count beside an average: five stars from two people are little.
- Don't: draw it for things that nobody rated; leave it out.

**Accessibility.** One image named "Rated 4.3 out of 5", then "128 reviews". The figure is repeated for the
eye only. In forced colors the stars are drawn in the text's colour, the empty ones in a quarter of it. No focus, no keys.
`

const meta = {
  title: 'Primitives/Content/Rating',
  component: Rating,
  parameters: { docs: { description: { component: about } } },
  args: { value: 4.3, count: 128 },
} satisfies Meta<typeof Rating>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/4\.3/)
  },
}

export const Fractions: Story = {
  tags: ['vrt-forced-colors'],
  render: (args) => (
    <div className="grid justify-items-start gap-2">
      {[0, 0.5, 1.7, 2.5, 3.3, 4.9, 5].map((value) => (
        <Rating key={value} {...args} value={value} showValue count={undefined} />
      ))}
    </div>
  ),
}

export const Sizes: Story = {
  tags: ['vrt-zoom'],
  render: (args) => (
    <div className="grid justify-items-start gap-3">
      {sizes.map((size) => (
        <Rating key={size} {...args} size={size} showValue />
      ))}
    </div>
  ),
}

/** None, one and many reviews; values out of range are brought into it. */
export const Counts: Story = {
  render: () => (
    <div className="grid justify-items-start gap-3">
      <Rating value={0} count={0} />
      <Rating value={5} count={1} />
      <Rating value={4.86} count={12034} showValue />
      <Rating value={9} showValue />
    </div>
  ),
}

export const Arabic: Story = { ...Fractions, globals: { locale: 'ar' }, tags: ['!autodocs'] }

export const Dark: Story = { ...Sizes, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
