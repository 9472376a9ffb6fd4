import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button/index.ts'
import { linkStates, StoryStates } from '../lib/story-states.tsx'
import { Banner, bannerTones } from './index.ts'

const tones = Object.keys(bannerTones) as Array<keyof typeof bannerTones>

const about = `
A quiet notice that stays where it is: the page is offline, two prices have changed, a shop is closed.

**When to use.** It holds for the page or block that it stands on, for as long as it is true.
**Something else:** what happened a moment ago is a Toast; a block that failed is an ErrorState; a wrong
field says so under itself; a question is an AlertDialog.

- Do: say what it means for the reader, and offer the one thing to do about it as \`action\`.
- Don't: stack more than two, or dismiss what the reader must still know.

**Keys.** \`action\`, then Dismiss, are tab stops in this order; Enter and Space press them. After
dismissing, its owner takes it away and decides where the focus goes.

**Accessibility.** \`role="status"\`: what appears in it is read out at a pause. Give \`role="alert"\` to
one that must interrupt. The icon repeats the tone, which in forced colors is gone.
`

const review = (
  <Button variant="outline" size="sm">
    Review
  </Button>
)

const meta = {
  title: 'Primitives/Feedback/Banner',
  component: Banner,
  parameters: { docs: { description: { component: about } } },
  args: { children: 'Orders placed before noon leave today.' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Tones: Story = {
  tags: ['vrt-forced-colors'],
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
  tags: ['vrt-widths'],
  args: { tone: 'offline', layout: 'bar', children: 'You are offline. What you see may be old.' },
}

export const WithAction: Story = {
  tags: ['vrt-widths', 'vrt-zoom'],
  args: { tone: 'warning', title: 'Two prices have changed', action: review, onDismiss: fn() },
}

export const Dismissible: Story = {
  args: { onDismiss: fn() },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const States: Story = {
  args: { onDismiss: fn(), children: 'Orders leave today.' },
  render: (args) => (
    <StoryStates states={linkStates} rows={tones}>
      {(tone) => <Banner {...args} tone={tone} />}
    </StoryStates>
  ),
}

/** The action goes below the words where they need the room. */
export const LongText: Story = {
  args: {
    tone: 'danger',
    title: 'Datenschutzgrundverordnungskonformitätserklärung fehlt',
    children: `Unexpected token at https://example.com/${'very-long-path/'.repeat(6)}`,
    action: review,
    onDismiss: fn(),
  },
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
}

export const Arabic: Story = {
  args: {
    tone: 'success',
    children: 'الطلبات قبل الظهر تُشحن اليوم.',
    action: (
      <Button variant="outline" size="sm">
        مراجعة
      </Button>
    ),
    onDismiss: fn(),
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = { ...Tones, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
