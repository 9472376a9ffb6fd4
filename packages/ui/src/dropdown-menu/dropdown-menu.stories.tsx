import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { ChevronDownIcon, LayoutDashboardIcon, LogOutIcon, PackageIcon } from '../icons/index.ts'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './index.ts'

const meta = {
  title: 'Primitives/Overlays/DropdownMenu',
  component: DropdownMenu,
  parameters: { docs: { story: { inline: false, iframeHeight: 340 } } },
  args: { onOpenChange: fn() },
  render: (args) => (
    <div className="flex min-h-80 justify-center">
      <DropdownMenu {...args}>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost">
            Noor Haddad
            <ChevronDownIcon aria-hidden="true" className="size-4" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
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
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  ),
} satisfies Meta<typeof DropdownMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { defaultOpen: true } }

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Noor Haddad' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Dashboard' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Order History' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(screen.getByRole('menuitem', { name: 'Log Out' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await expect(trigger).toHaveFocus()
  },
}

function Currencies() {
  const [currency, setCurrency] = useState('USD')
  return (
    <div className="min-h-64">
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost">{currency}</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuRadioGroup value={currency} onValueChange={setCurrency}>
            {['USD', 'EUR', 'AED', 'IRR'].map((name) => (
              <DropdownMenuRadioItem key={name} value={name}>
                {name}
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  )
}

/** One of a few, as in the currency picker. */
export const Choice: Story = { render: () => <Currencies /> }

export const Arabic: Story = {
  args: { defaultOpen: true },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
