import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Field } from '../field/index.ts'
import { StoryOpen } from '../lib/story-open.tsx'
import { TextInput } from '../text-input/index.ts'
import { Dialog } from './index.ts'

const meta = {
  title: 'Primitives/Overlays/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'New address',
    children: (
      <div className="grid gap-4">
        <Field label="Full name" required>
          <TextInput name="name" autoComplete="name" />
        </Field>
        <Field label="Street and number" required>
          <TextInput name="street" autoComplete="street-address" />
        </Field>
      </div>
    ),
    footer: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button>Save address</Button>
      </>
    ),
  },
  render: (args) => (
    <StoryOpen label="Open the dialog">
      {(open, setOpen) => <Dialog {...args} open={open} onOpenChange={setOpen} />}
    </StoryOpen>
  ),
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** Enter opens it, focus goes in and stays in, Escape closes it and focus comes back. */
export const ByKeyboard: Story = {
  render: (args) => (
    <StoryOpen label="Open the dialog" initially={false}>
      {(open, setOpen) => <Dialog {...args} open={open} onOpenChange={setOpen} />}
    </StoryOpen>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open the dialog' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'New address' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    for (let press = 0; press < 7; press += 1) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
  },
}

export const Small: Story = { args: { size: 'sm' } }

export const ExtraLarge: Story = { args: { size: 'xl' } }

export const WithDescription: Story = {
  args: { description: 'It is kept for your next order.' },
}

export const WithoutFooter: Story = {
  args: { footer: undefined, size: 'sm', title: 'Voucher from: Atelier Nord' },
}

export const NotDismissible: Story = {
  args: { dismissible: false, title: 'Confirm the code' },
  play: async () => {
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open')
  },
}

export const LongText: Story = {
  args: {
    title: 'Allgemeine Geschäftsbedingungen und Datenschutzbestimmungen',
    children: 'Nothing in these terms takes a right from you that the law gives you. '.repeat(60),
  },
}

export const Arabic: Story = {
  args: {
    title: 'عنوان جديد',
    children: (
      <Field label="الاسم الكامل">
        <TextInput name="name" />
      </Field>
    ),
    footer: <Button>حفظ العنوان</Button>,
  },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
