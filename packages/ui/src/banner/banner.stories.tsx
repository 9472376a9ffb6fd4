import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Banner, bannerTones } from './index.ts'

const tones = Object.keys(bannerTones) as Array<keyof typeof bannerTones>

const meta = {
  title: 'Primitives/Feedback/Banner',
  component: Banner,
  args: { children: 'Orders placed before noon leave today.' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Tones: Story = {
  render: (args) => (
    <div className="grid max-w-160 gap-3">
      {tones.map((tone) => (
        <Banner key={tone} {...args} tone={tone} title={tone} />
      ))}
    </div>
  ),
}

/** Quiet, over the whole width. */
export const Offline: Story = {
  args: { tone: 'offline', layout: 'bar', children: 'You are offline. What you see may be old.' },
}

export const WithAction: Story = {
  args: {
    tone: 'warning',
    title: 'Two prices have changed',
    action: (
      <Button variant="outline" size="sm">
        Review
      </Button>
    ),
  },
}

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const Arabic: Story = {
  args: { tone: 'success', children: 'الطلبات قبل الظهر تُشحن اليوم.' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
