import { address, addresses, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { neverAnswers, refuse, unreachable } from '#app/stories/story-api.ts'
import { withShop } from '#app/stories/with-shop.tsx'
import { ChangeAddressDialog } from './change-address-dialog.tsx'
import { NewAddressDialog } from './new-address-dialog.tsx'

const onSaved = fn()
const onChoose = fn()
const onAdd = fn()
const onOpenChange = fn()

const meta = {
  title: 'Patterns/Addresses/Dialogs',
  decorators: [withShop],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '760px' } },
    shop: { user },
  },
  render: () => <NewAddressDialog open isFirst onOpenChange={onOpenChange} onSaved={onSaved} />,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const api = (answer: object | (() => Response | Promise<Response>)) => ({
  shop: { user, api: { 'POST /address/store': answer } },
})

/** The first address begins with what the account knows; a phone keeps its digits only. */
export const NewAddress: Story = {
  globals: { locale: 'en' },
  tags: ['!autodocs'],
  parameters: api({ address: { ...address, id: 9 } }),
  play: async () => {
    const name = await screen.findByLabelText(/Full name/)
    await expect(name).toHaveValue(user.name)
    const phone = screen.getByLabelText(/Phone number/)
    await userEvent.clear(phone)
    await userEvent.type(phone, '+1 (555) 01-0123')
    await expect(phone).toHaveValue('1555010123')
    await userEvent.type(screen.getByLabelText(/^Address \*/), '17 Wharf Lane')
    await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 9 })))
  },
}

/** The server's first message under each field, focus in the first wrong one, values kept. */
export const WrongFields: Story = {
  globals: { locale: 'en' },
  tags: ['!autodocs'],
  parameters: api(
    refuse(422, 'The given data was invalid.', {
      phone: ['The phone must be at least 9 digits.', 'Another one'],
      address_line: ['The address line field is required.'],
      post_code: ['The post code field is required.'],
    }),
  ),
  play: async () => {
    const phone = await screen.findByLabelText(/Phone number/)
    await userEvent.clear(phone)
    await userEvent.type(phone, '123')
    await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
    await waitFor(() =>
      expect(screen.getByText('The phone must be at least 9 digits.')).toBeVisible(),
    )
    await waitFor(() => expect(phone).toHaveFocus())
    await expect(phone).toHaveValue('123')
    await expect(phone).toHaveAccessibleDescription('The phone must be at least 9 digits.')
    await userEvent.type(phone, '4')
    await expect(screen.queryByText('The phone must be at least 9 digits.')).toBeNull()
    await expect(phone).toHaveFocus()
    await expect(screen.getByText('The post code field is required.')).toBeVisible()
  },
}

/** A failure that names no field. */
export const Unreachable: Story = {
  globals: { locale: 'en' },
  tags: ['!autodocs'],
  parameters: api(unreachable),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(screen.getByText('The address was not saved')).toBeVisible())
  },
}

export const Saving: Story = {
  globals: { locale: 'en' },
  tags: ['!autodocs'],
  parameters: api(neverAnswers),
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Save address' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Arabic: Story = { globals: { locale: 'ar' }, tags: ['!autodocs'] }

/** Three addresses; arrow keys choose, a button confirms. */
export const Change: Story = {
  globals: { locale: 'en' },
  tags: ['!autodocs'],
  render: () => (
    <ChangeAddressDialog
      open
      onOpenChange={onOpenChange}
      addresses={addresses}
      chosen={1}
      onChoose={onChoose}
      onAdd={onAdd}
    />
  ),
  play: async () => {
    const [first] = await screen.findAllByRole('radio')
    if (!first) throw new Error('No address')
    await expect(first).toBeChecked()
    first.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(onChoose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Deliver here' }))
    await expect(onChoose).toHaveBeenCalledWith(2)
    await userEvent.click(screen.getByRole('button', { name: 'New address' }))
    await expect(onAdd).toHaveBeenCalled()
  },
}
