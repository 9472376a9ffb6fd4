import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Countdown } from './index.ts'

const now = Date.UTC(2026, 0, 15, 10)
const hour = 3_600_000

const meta = {
  title: 'Primitives/Content/Countdown',
  component: Countdown,
  args: { label: 'Ends in', endsAt: now + 5 * hour + 123_000, now, onEnd: fn() },
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Days: Story = { args: { endsAt: now + 53 * hour } }

export const Plain: Story = { args: { variant: 'plain' } }

/** It tells once that it ended. */
export const Ended: Story = {
  args: { endsAt: now - 1000 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce())
  },
}

/** The server's clock may differ from this device's. */
export const ServerClock: Story = {
  tags: ['no-vrt'],
  args: { now: undefined, endsAt: Date.now() + 2 * hour, offset: hour },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.textContent).toMatch(/(00|59)/))
  },
}

export const Arabic: Story = {
  args: { label: 'ينتهي خلال' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
