import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { ChevronDownIcon, LayoutDashboardIcon, LogOutIcon, PackageIcon } from '../icons/index.ts'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from './index.ts'

const about = `
A menu that a button opens: things to do, places to go, or one of a few answers.

**When to use.** Account menu, language, currency, sort: three to ten short items. **Something else:** in a
form it is a Select; links that hovering brings out are a HoverFlyout; anything with fields is a Dialog.

- Do: put your own button into the trigger with \`asChild\`, links into items with \`asChild\`; the item that
  loses something last, with \`tone="danger"\`.
- Don't: nest more than one \`DropdownMenuSub\`; put inputs in it.

| Key | Does |
| --- | --- |
| Enter, Space, arrow down | opens it, on the first item |
| Arrow up, arrow down | the item before or after |
| Home, End | the first or last item |
| letters | the next item that begins so |
| Enter, Space | does it and closes |
| arrow along the text, back | opens the inner menu, closes it |
| Escape, Tab | closes it; after Escape focus is back on the button |

**State.** \`open\` and \`onOpenChange\`, or by itself, with \`defaultOpen\`. Load it on intent: it carries Radix.

**Accessibility.** Menu, menu items, radio and checkbox items as the ARIA Authoring Practices have them. Not
modal: the page behind still scrolls. Items are 40 px high, 44 on touch. A menu higher than the window
scrolls. In forced colors the highlighted item is outlined.
`

const account = (
  <>
    <DropdownMenuLabel>noor@example.com</DropdownMenuLabel>
    <DropdownMenuItem asChild>
      <a href="#dashboard">
        <LayoutDashboardIcon aria-hidden="true" />
        Dashboard
      </a>
    </DropdownMenuItem>
    <DropdownMenuItem>
      <PackageIcon aria-hidden="true" />
      Order History
    </DropdownMenuItem>
    <DropdownMenuItem disabled>Support Ticket</DropdownMenuItem>
    <DropdownMenuSeparator />
    <DropdownMenuItem tone="danger">
      <LogOutIcon aria-hidden="true" />
      Log Out
    </DropdownMenuItem>
  </>
)

const meta = {
  title: 'Primitives/Overlays/DropdownMenu',
  component: DropdownMenu,
  parameters: {
    docs: { description: { component: about }, story: { inline: false, iframeHeight: 340 } },
  },
  args: { onOpenChange: fn(), defaultOpen: true, children: account },
  render: ({ children, ...args }) => (
    <div className="flex min-h-80 items-start justify-center">
      <DropdownMenu {...args}>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost">
            Noor Haddad
            <ChevronDownIcon aria-hidden="true" className="size-4" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>{children}</DropdownMenuContent>
      </DropdownMenu>
    </div>
  ),
} satisfies Meta<typeof DropdownMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['vrt-widths', 'vrt-zoom'] }

const item = (name: string) => screen.getByRole('menuitem', { name })

export const ByKeyboard: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'It ends closed: what it shows is the keyboard.' } },
  args: { defaultOpen: false },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Noor Haddad' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(item('Dashboard')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(item('Order History')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(item('Log Out')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(item('Dashboard')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(item('Log Out')).toHaveFocus()
    await userEvent.keyboard('o')
    await waitFor(() => expect(item('Order History')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await expect(trigger).toHaveFocus()
  },
}

/** The item under pointer or keyboard. */
export const Highlighted: Story = {
  tags: ['vrt-forced-colors'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{End}')
    await expect(item('Log Out')).toHaveFocus()
  },
}

const currencies = ['USD', 'EUR', 'AED', 'IRR']

/** One of a few, as in the currency picker. */
export const Choice: Story = {
  tags: ['vrt-forced-colors'],
  args: {
    children: (
      <DropdownMenuRadioGroup value="EUR">
        {currencies.map((name) => (
          <DropdownMenuRadioItem key={name} value={name}>
            {name}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('menuitemradio', { name: 'EUR' })).toBeChecked()
  },
}

/** Each on or off, whatever the others are. */
export const Switches: Story = {
  args: {
    children: (
      <DropdownMenuGroup>
        <DropdownMenuLabel>Show</DropdownMenuLabel>
        <DropdownMenuCheckboxItem checked>In stock only</DropdownMenuCheckboxItem>
        <DropdownMenuCheckboxItem>With a discount</DropdownMenuCheckboxItem>
        <DropdownMenuCheckboxItem disabled>Free delivery</DropdownMenuCheckboxItem>
      </DropdownMenuGroup>
    ),
  },
}

/** The arrow along the text opens the inner menu, the other one closes it. */
export const Nested: Story = {
  args: {
    children: (
      <>
        <DropdownMenuItem>Order History</DropdownMenuItem>
        <DropdownMenuSub>
          <DropdownMenuSubTrigger>Currency</DropdownMenuSubTrigger>
          <DropdownMenuSubContent>
            {currencies.map((name) => (
              <DropdownMenuItem key={name}>{name}</DropdownMenuItem>
            ))}
          </DropdownMenuSubContent>
        </DropdownMenuSub>
      </>
    ),
  },
  play: async () => {
    const rtl = document.documentElement.dir === 'rtl'
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    await userEvent.keyboard('{End}')
    await userEvent.keyboard(rtl ? '{ArrowLeft}' : '{ArrowRight}')
    await waitFor(() => expect(item('USD')).toHaveFocus())
  },
}

const many: ReactNode = Array.from({ length: 40 }, (_, index) => `Language ${index + 1}`).map(
  (name) => <DropdownMenuItem key={name}>{name}</DropdownMenuItem>,
)

/** Higher than the window: it scrolls. */
export const Many: Story = { tags: ['vrt-ends'], args: { children: many } }

export const LongText: Story = {
  tags: ['vrt-widths'],
  args: {
    children: (
      <>
        <DropdownMenuLabel>eine.sehr.lange.adresse.ohne.trennstellen@example.com</DropdownMenuLabel>
        <DropdownMenuItem>
          <PackageIcon aria-hidden="true" />
          Bestellungen und Rücksendebestätigungen der Versandabteilung
        </DropdownMenuItem>
        <DropdownMenuItem>Datenschutzgrundverordnungskonformitätserklärung</DropdownMenuItem>
      </>
    ),
  },
}

export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }

export const Dark: Story = { ...Highlighted, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
