import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { StoryOpen } from '../lib/story-open.tsx'
import { AlertDialog } from './index.ts'

const meta = {
  title: 'Primitives/Overlays/AlertDialog',
  component: AlertDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 400 } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Log Out!',
    description: 'Logout Confirmation',
    confirmLabel: 'Yes',
  },
  render: (args) => (
    <StoryOpen label="Log Out">
      {(open, setOpen) => <AlertDialog {...args} open={open} onOpenChange={setOpen} />}
    </StoryOpen>
  ),
} satisfies Meta<typeof AlertDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Focus starts on the harmless answer. */
export const Playground: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog')
    const [cancel, confirm] = [...dialog.querySelectorAll('button')]
    await waitFor(() => expect(cancel).toHaveFocus())
    await userEvent.tab()
    await expect(confirm).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Cancel this order?',
    description: 'The shop stops packing it. This cannot be taken back.',
    confirmLabel: 'Cancel the order',
    cancelLabel: 'Keep it',
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const LongText: Story = {
  args: {
    title: 'Möchten Sie die ausgewählten Artikel wirklich aus Ihrer Merkliste entfernen?',
    confirmLabel: 'Ausgewählte Artikel entfernen',
    cancelLabel: 'Doch lieber behalten',
  },
}

export const Arabic: Story = {
  args: { title: 'تسجيل الخروج!', description: 'تأكيد تسجيل الخروج', confirmLabel: 'نعم' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}
