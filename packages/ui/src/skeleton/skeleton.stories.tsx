import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Skeleton, SkeletonRegion, SkeletonRow, SkeletonText, SkeletonTile } from './index.ts'

const meta = { title: 'Primitives/Feedback/Skeleton', component: Skeleton } satisfies Meta<
  typeof Skeleton
>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { className: 'h-5 w-40' } }

export const Text: Story = {
  render: () => <SkeletonText lines={4} className="max-w-96" />,
}

/** The same geometry as what comes: nothing moves when it is there. */
export const Listing: Story = {
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
