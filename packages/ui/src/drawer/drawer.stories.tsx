import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { demoPicture } from '#lib/demo-picture'
import { Badge } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { ErrorState } from '../error-state/index.ts'
import { ShoppingBagIcon } from '../icons/index.ts'
import { StoryOpen } from '../lib/story-open.tsx'
import { Picture } from '../picture/index.ts'
import { Price } from '../price/index.ts'
import { SkeletonRegion, SkeletonRow } from '../skeleton/index.ts'
import { Drawer } from './index.ts'

const line = (name: string, index: number) => (
  <li key={`${name}-${index}`} className="flex items-center gap-4 py-4">
    <Picture
      src={demoPicture('cup', 20 + index * 40)}
      alt=""
      width={400}
      height={400}
      className="w-18 shrink-0 rounded-control"
    />
    <span className="grid min-w-0 flex-1 gap-1">
      <span className="wrap-anywhere font-medium text-sm">{name}</span>
      <Price price="$24.00" original="$30.00" percentage="-20%" size="sm" />
    </span>
  </li>
)

const about = `
A panel from the page's edge: the cart, the menu, filters. It behaves like a Dialog.

**When to use.** Something that accompanies the page and may be long. **Something else:** a task with a form
is a Dialog; a short list of things to do is a DropdownMenu.

- Do: the menu from the \`start\`, the cart from the \`end\`, filters on a phone from the \`bottom\`; put what
  must stay in view in \`footer\`; change only its body while it is open.
- Don't: open one from another, or put a page's only copy of something in it.

**State.** Held by its owner with \`open\` and \`onOpenChange\`; with \`trigger\` it keeps it itself. Load it on
intent: \`import()\` it when the button is hovered or focused.

| Key | Does |
| --- | --- |
| Tab, Shift+Tab | goes round inside; the page behind cannot be reached |
| Escape | closes it, unless \`dismissible={false}\` |
| Arrow keys | scroll a body that holds nothing to focus |

**Accessibility.** \`role="dialog"\`, named by the title. Focus starts in the first field, else on the first
control, and goes back to what opened it. The page behind does not scroll. \`start\` and \`end\` mirror in
RTL, and the motion with them; with reduced motion there is none. A strip of the page stays in view to press.
`

const meta = {
  title: 'Primitives/Overlays/Drawer',
  tags: ['dialog'],
  component: Drawer,
  parameters: {
    docs: { description: { component: about }, story: { inline: false, iframeHeight: 560 } },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'My Cart',
    aside: <Badge>2 items</Badge>,
    children: (
      <ul className="-mt-4 divide-y divide-hairline">
        {['Stoneware cup', 'Stoneware cup, tall'].map(line)}
      </ul>
    ),
    footer: (
      <div className="grid gap-4">
        <p className="flex justify-between font-semibold">
          Cart Amount <Price price="$48.00" />
        </p>
        <Button block>Proceed to Checkout</Button>
      </div>
    ),
  },
  render: ({ open: initially, ...args }) => (
    <StoryOpen label="Open the cart" initially={initially}>
      {(open, setOpen) => <Drawer {...args} open={open} onOpenChange={setOpen} />}
    </StoryOpen>
  ),
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['vrt-widths', 'vrt-forced-colors', 'vrt-zoom'] }

/** Enter opens it, focus goes in, Escape closes it and focus comes back. */
export const ByKeyboard: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'It ends closed: what it shows is the keyboard.' } },
  render: (args) => (
    <StoryOpen label="Open the cart" initially={false}>
      {(open, setOpen) => <Drawer {...args} open={open} onOpenChange={setOpen} />}
    </StoryOpen>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open the cart' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog', { name: 'My Cart' })
    await userEvent.tab()
    await expect(drawer).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}

/** The menu's side. It mirrors: left in English, right in Arabic. */
export const Start: Story = {
  tags: ['vrt-widths'],
  args: { side: 'start', title: 'Menu', aside: undefined, footer: undefined },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    const atLeft = () => drawer.getBoundingClientRect().left < 1
    const rtl = document.documentElement.dir === 'rtl'
    await waitFor(() => expect(atLeft()).toBe(!rtl))
  },
}

/** The cart's side. */
export const End: Story = { args: { side: 'end' } }

/** Near the thumb: filters on a phone. */
export const Bottom: Story = {
  tags: ['vrt-widths', 'vrt-forced-colors'],
  args: { side: 'bottom', title: 'Filters' },
}

/** It keeps its state itself: the button that opens it is its trigger. */
export const ClosedAtItsTrigger: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'It ends closed: what it shows is the keyboard.' } },
  args: { open: undefined, trigger: <Button variant="outline">Filters</Button> },
  render: (args) => <Drawer {...args} />,
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Filters' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await expect(args.onOpenChange).toHaveBeenCalledWith(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(trigger).toHaveFocus()
  },
}

export const HiddenTitle: Story = {
  args: { hideTitle: true, footer: undefined, aside: undefined },
  play: async () => {
    await screen.findByRole('dialog', { name: 'My Cart' })
  },
}

export const Loading: Story = {
  args: {
    aside: undefined,
    footer: undefined,
    children: (
      <SkeletonRegion className="grid gap-8">
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </SkeletonRegion>
    ),
  },
}

export const Failed: Story = {
  args: {
    aside: undefined,
    footer: undefined,
    children: <ErrorState message="The server did not answer in time." onRetry={fn()} />,
  },
}

export const Empty: Story = {
  args: {
    aside: undefined,
    footer: undefined,
    children: (
      <EmptyState
        icon={<ShoppingBagIcon />}
        title="Cart is empty"
        hint="What you add shows up here."
        action={<Button variant="outline">Browse products</Button>}
      />
    ),
  },
}

export const Many: Story = {
  args: {
    aside: <Badge>1,000 items</Badge>,
    children: (
      <ul className="-mt-4 divide-y divide-hairline">
        {Array.from({ length: 40 }, (_, index) => line(`Stoneware cup ${index + 1}`, index))}
      </ul>
    ),
  },
}

export const LongText: Story = {
  tags: ['vrt-zoom'],
  args: {
    title: 'Einkaufswagenzusammenfassung und Versandkostenübersicht',
    description: 'Versandkostenpauschalen werden an der Kasse berechnet.',
    children: (
      <ul className="-mt-4 divide-y divide-hairline">
        {line('Donaudampfschifffahrtsgesellschaftskapitänsmützenbecher aus Steingut', 0)}
      </ul>
    ),
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }

export const Arabic: Story = {
  args: {
    title: 'سلتي',
    aside: <Badge>قطعتان</Badge>,
    footer: <Button block>إتمام الشراء</Button>,
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = { globals: { scheme: 'dark' }, tags: ['!autodocs'] }
