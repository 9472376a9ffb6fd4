import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Countdown, countdownVariants } from './index.ts'

const now = Date.UTC(2026, 0, 15, 10)
const hour = 3_600_000
const variants = Object.keys(countdownVariants) as Array<keyof typeof countdownVariants>

const about = `
Time that runs out: a flash sale's end, an offer's start.

**When to use.** The moment is near and matters: hours or a few days. **Something else:** a date that is
far off is text; the wait before a code can be sent again is part of its button.

- Do: pass the server's moment as \`endsAt\` and how far its clock is ahead as \`offset\`, so that a
  device with a wrong clock still shows the right time. Reload what depends on it in \`onEnd\`.
- Don't: use it to press people; never start it again from the beginning.

**Server time.** The server draws dashes instead of figures: a cached page is never wrong, and nothing
moves when the figures come.

**Accessibility.** Screen readers get one sentence without seconds ("2 days, 5 hours and 10 minutes
left") that is not read out by itself. With reduced motion no seconds run. No focus, no keys.
`

const meta = {
  title: 'Primitives/Content/Countdown',
  component: Countdown,
  parameters: { docs: { description: { component: about } } },
  args: { label: 'Ends in', endsAt: now + 5 * hour + 123_000, now, onEnd: fn() },
} satisfies Meta<typeof Countdown>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Variants: Story = {
  tags: ['vrt-forced-colors', 'vrt-zoom'],
  render: (args) => (
    <div className="grid justify-items-start gap-4">
      {variants.map((variant) => (
        <Countdown key={variant} {...args} variant={variant} />
      ))}
    </div>
  ),
}

export const Days: Story = { args: { endsAt: now + 53 * hour } }

export const WithoutLabel: Story = { args: { label: undefined } }

/** It tells once that it ended. */
export const Ended: Story = {
  args: { endsAt: now - 1000 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce())
  },
}

/** A server that does not say when: there is nothing to count. */
export const UnknownTime: Story = {
  args: { endsAt: '' },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Nothing is drawn.' } },
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=countdown]')).toBeNull()
    await expect(args.onEnd).not.toHaveBeenCalled()
  },
}

/** The server's clock is an hour ahead of this device's: two hours by the device are one by the shop. */
export const ServerClock: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'It runs by the real clock.' } },
  render: (args) => (
    <Countdown {...args} now={undefined} endsAt={Date.now() + 2 * hour} offset={hour} />
  ),
  play: async ({ canvasElement }) => {
    const figures = () =>
      [...canvasElement.querySelectorAll('b')].slice(1, 3).map((figure) => figure.textContent)
    await waitFor(() => expect(['00,59', '01,00']).toContain(figures().join()))
  },
}

/** In a place too narrow for one line the label goes above. */
export const Narrow: Story = {
  args: { endsAt: now + 53 * hour, label: 'Sonderverkaufsaktion endet in' },
  decorators: [
    (Story) => (
      <div className="w-52">
        <Story />
      </div>
    ),
  ],
}

export const Arabic: Story = {
  args: { label: 'ينتهي خلال', endsAt: now + 53 * hour },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = { ...Variants, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
