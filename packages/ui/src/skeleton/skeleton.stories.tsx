import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton, SkeletonRegion, SkeletonRow, SkeletonText, SkeletonTile } from './index.ts'

const about = `
Grey shapes with the geometry of what is on its way, so that nothing moves when it is there.

**When to use.** A block whose shape is known and that waits for the server. **Something else:** a button
that waits has \`loading\`; a wait without a shape is a Spinner; data that is already there stays, however
old, while a newer answer is fetched.

- Do: wrap one block's shapes in one SkeletonRegion; draw as many rows as usually come.
- Don't: show it for actions, or let it outlive the answer: then comes content, EmptyState or ErrorState.

| part | stands for |
| --- | --- |
| \`Skeleton\` | one shape: \`className="h-5 w-32"\` |
| \`SkeletonText\` | lines of text |
| \`SkeletonTile\` | a product tile |
| \`SkeletonRow\` | a row with a picture |
| \`SkeletonRegion\` | around one block: says once that it is loading |

**Accessibility.** The shapes are hidden; the region is a busy status that says "Loading" or \`label\`. With
reduced motion they stand still; in forced colors they are outlined. No focus, no keys.
`

const meta = {
  title: 'Primitives/Feedback/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonText, SkeletonTile, SkeletonRow, SkeletonRegion },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { className: 'h-5 w-40' } }

export const Text: Story = {
  render: () => <SkeletonText lines={4} className="max-w-96" />,
}

/** The same geometry as what comes: nothing moves when it is there. */
export const Listing: Story = {
  tags: ['vrt-widths', 'vrt-forced-colors'],
  render: () => (
    <SkeletonRegion label="Products are loading">
      <div className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-4">
        {['one', 'two', 'three', 'four'].map((name) => (
          <SkeletonTile key={name} />
        ))}
      </div>
    </SkeletonRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Products are loading')
  },
}

export const Rows: Story = {
  render: () => (
    <SkeletonRegion className="grid max-w-96 gap-5">
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </SkeletonRegion>
  ),
}

export const Arabic: Story = { ...Rows, globals: { locale: 'ar' }, tags: ['!autodocs'] }

export const Dark: Story = { ...Listing, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
