import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { demoPicture } from '#lib/demo-picture'
import { Badge } from '../badge/index.ts'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { ShoppingBagIcon } from '../icons/index.ts'
import { StoryOpen } from '../lib/story-open.tsx'
import { Picture } from '../picture/index.ts'
import { Price } from '../price/index.ts'
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
    <span className="grid flex-1 gap-1">
      <span className="font-medium text-sm">{name}</span>
      <Price price="$ 24.00" original="$ 30.00" percentage="-20%" size="sm" />
    </span>
  </li>
)

const meta = {
  title: 'Primitives/Overlays/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
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
          Cart Amount <Price price="$ 48.00" />
        </p>
        <Button block>Proceed to Checkout</Button>
      </div>
    ),
  },
  render: (args) => (
    <StoryOpen label="Open the cart">
      {(open, setOpen) => <Drawer {...args} open={open} onOpenChange={setOpen} />}
    </StoryOpen>
  ),
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ByKeyboard: Story = {
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
export const Start: Story = { args: { side: 'start', title: 'Menu', footer: undefined } }

export const Bottom: Story = { args: { side: 'bottom', title: 'Filters' } }

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

export const Arabic: Story = {
  args: {
    title: 'سلتي',
    aside: <Badge>قطعتان</Badge>,
    footer: <Button block>إتمام الشراء</Button>,
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
