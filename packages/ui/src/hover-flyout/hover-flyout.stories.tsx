import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { HoverFlyout } from './index.ts'

const link = 'block rounded-control px-3 py-2.5 hover:bg-tile'

const about = `
A panel of links that hovering a link brings out, in the top layer, so that no box cuts it off.

**When to use.** The sub-categories of a category. **Something else:** things to do are a DropdownMenu; on
touch there is no hovering: the link must lead to a page that has the same links.

- Do: make the trigger a link to the page of the whole; keep the panel to a dozen links.
- Don't: hide anything that can be reached nowhere else; open it from inside another.

| Key | Does |
| --- | --- |
| Enter | follows the trigger |
| Arrow down | opens the panel |
| Tab | goes on into the panel, and closes it behind its last link |
| Escape | closes it wherever the focus is; out of the panel it goes back to the trigger |

**Accessibility.** The trigger tells \`aria-expanded\` and what it controls; the panel is a navigation named
by \`label\`. It opens after 120 ms of hovering, stays while the pointer is on either, and closes after
180 ms, so that the way across is safe. It stays in view: beside or above where there is no room.
`

const meta = {
  title: 'Primitives/Overlays/HoverFlyout',
  component: HoverFlyout,
  parameters: {
    docs: { description: { component: about }, story: { inline: false, iframeHeight: 320 } },
  },
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

/** By pointer: over the trigger it opens, away from it and from the panel it closes. */
export const Hovered: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'It ends closed: what it shows is the pointer.' } },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('link', { name: 'Kitchen' })
    await userEvent.hover(trigger)
    const first = await canvas.findByRole('link', { name: 'Cups' })
    await waitFor(() => expect(first).toBeVisible())
    await userEvent.hover(first)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Cups' })).toBeNull())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const Open: Story = {
  tags: ['vrt-widths', 'vrt-forced-colors', 'vrt-zoom'],
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Kitchen' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await canvas.findByRole('link', { name: 'Cups' })
  },
}

/** Beside its link; on the other side where there is no room. */
export const Beside: Story = { ...Open, args: { side: 'end' } }

/** Higher than the window: it scrolls. */
export const Many: Story = {
  tags: ['vrt-ends'],
  args: {
    children: Array.from({ length: 30 }, (_, index) => `Category ${index + 1}`).map((name) => (
      <a key={name} href={`#${name}`} className={link}>
        {name}
      </a>
    )),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Kitchen' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await canvas.findByRole('link', { name: 'Category 1' })
  },
}

export const LongText: Story = {
  args: {
    contentClassName: 'max-w-64',
    children: (
      <a href="#cups" className={`${link} break-words`}>
        Donaudampfschifffahrtsgesellschaftskapitänsmützenbecher aus Steingut
      </a>
    ),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Kitchen' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await canvas.findByRole('link', { name: /^Donau/ })
  },
}

export const Arabic: Story = {
  ...Open,
  args: { side: 'end' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = { ...Open, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
