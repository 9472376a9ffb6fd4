import { addresses, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { say } from '#app/stories/say.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { ChangeAddressDialog } from './change-address-dialog.tsx'

const meta = {
  title: 'Patterns/Addresses/Change address dialog',
  tags: ['dialog'],
  component: ChangeAddressDialog,
  decorators: [withShop],
  args: {
    open: true,
    onOpenChange: fn(),
    addresses,
    chosen: 1,
    onChoose: fn(),
    onAdd: fn(),
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '680px' } },
    shop: { user },
  },
} satisfies Meta<typeof ChangeAddressDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Arrow keys mark one, a button confirms it. */
export const Choose: Story = {
  play: async ({ args }) => {
    const [first] = await screen.findAllByRole('radio')
    if (!first) throw new Error('No address')
    await expect(first).toBeChecked()
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    first.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChoose).not.toHaveBeenCalled()
    screen.getByRole('button', { name: say('Deliver here') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(2)
    screen.getByRole('button', { name: say('New address') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdd).toHaveBeenCalled()
  },
}

/** Nothing to choose: the way to a new one is left. */
export const Empty: Story = { args: { addresses: [] } }

export const OneAddress: Story = { args: { addresses: addresses.slice(0, 1) } }

/** The list scrolls, the buttons stay. */
export const ManyAddresses: Story = {
  args: {
    addresses: Array.from({ length: 24 }, (_, index) => ({
      ...(addresses[index % addresses.length] as (typeof addresses)[number]),
      id: index + 1,
      is_default: index === 0,
    })),
    chosen: 3,
  },
}

export const LongTexts: Story = {
  decorators: [withLongWords],
  args: {
    addresses: addresses.map((one) => ({ ...one, name: longName, address_line: longName })),
  },
}
export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }
export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }
