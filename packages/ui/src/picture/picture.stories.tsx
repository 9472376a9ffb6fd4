import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { demoPicture } from '#lib/demo-picture'
import { Picture } from './index.ts'

const meta = {
  title: 'Primitives/Content/Picture',
  component: Picture,
  args: {
    src: demoPicture('cup', 20),
    alt: 'A stoneware cup',
    width: 400,
    height: 400,
    className: 'w-60 rounded-tile',
  },
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const WithSources: Story = {
  args: {
    sources: [{ type: 'image/svg+xml', srcSet: demoPicture('lamp', 40) }],
    priority: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
  },
}

export const Failed: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-failed]')).toBeInTheDocument())
    await expect(canvas.getByRole('img', { name: 'A stoneware cup' })).toBeVisible()
  },
}

/** No picture at all looks like one that failed. */
export const Missing: Story = { args: { src: null } }

export const Contain: Story = { args: { fit: 'contain', width: 600, height: 300 } }
