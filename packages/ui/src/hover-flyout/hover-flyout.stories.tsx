import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { HoverFlyout } from './index.ts'

const link = 'block rounded-control px-3 py-2.5 hover:bg-tile'

const meta = {
  title: 'Primitives/Overlays/HoverFlyout',
  component: HoverFlyout,
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
  args: {
    label: 'Kitchen',
    onOpenChange: fn(),
    className: 'inline-block',
    trigger: (
      <a href="#kitchen" className="inline-block px-3 py-2 font-medium">
        Kitchen
      </a>
    ),
    children: ['Cups', 'Plates', 'Knives', 'Linen'].map((name) => (
      <a key={name} href={`#${name}`} className={link}>
        {name}
      </a>
    )),
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-64 items-start justify-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HoverFlyout>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Arrow down opens it, Tab walks its links, Escape closes it and goes back. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('link', { name: 'Kitchen' })
    trigger.focus()
    await userEvent.keyboard('{ArrowDown}')
    const first = await canvas.findByRole('link', { name: 'Cups' })
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(trigger).toHaveFocus()
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Kitchen' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await canvas.findByRole('link', { name: 'Cups' })
  },
}

/** Beside its link; on the other side where there is no room. */
export const Beside: Story = { ...Open, args: { side: 'end' } }

export const Arabic: Story = {
  ...Open,
  args: { side: 'end' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
