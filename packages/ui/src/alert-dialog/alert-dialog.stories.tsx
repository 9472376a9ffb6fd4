import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ErrorState } from '../error-state/index.ts'
import { StoryOpen } from '../lib/story-open.tsx'
import { AlertDialog } from './index.ts'

const about = `
A question that must be answered before anything else goes on.

**When to use.** Something is lost or cannot be taken back: log out, cancel an order, remove an address.
**Something else:** what can be undone is done at once, with a Toast that offers to undo it; forms and details
are a Dialog.

- Do: ask in the title, say what follows in the description, answer with verbs ("Cancel the order",
  "Keep it"); \`busy\` while the answer is carried out, then close it yourself.
- Don't: use it to tell something, or ask twice.

| Key | Does |
| --- | --- |
| Tab, Shift+Tab | moves between the answers, and stays in the dialog |
| Enter, Space | gives the focused answer |
| Escape | the harmless answer |

**Accessibility.** \`role="alertdialog"\`, named by the title and described by the description. Focus starts
on the harmless answer and goes back to what opened it. A press outside does nothing. The page behind
neither scrolls nor can be reached. A dialog higher than the window scrolls inside.
`

const meta = {
  title: 'Primitives/Overlays/AlertDialog',
  tags: ['dialog'],
  component: AlertDialog,
  parameters: {
    docs: { description: { component: about }, story: { inline: false, iframeHeight: 400 } },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Log Out!',
    description: 'Logout Confirmation',
    confirmLabel: 'Yes',
  },
  render: ({ open: initially, ...args }) => (
    <StoryOpen label="Log Out" initially={initially}>
      {(open, setOpen) => <AlertDialog {...args} open={open} onOpenChange={setOpen} />}
    </StoryOpen>
  ),
} satisfies Meta<typeof AlertDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Focus starts on the harmless answer. */
export const Playground: Story = {
  tags: ['vrt-widths', 'vrt-forced-colors', 'vrt-zoom'],
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

/** Enter opens it, Escape is the harmless answer, focus comes back. */
export const ByKeyboard: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'It ends closed: what it shows is the keyboard.' } },
  render: (args) => (
    <StoryOpen label="Log Out" initially={false}>
      {(open, setOpen) => <AlertDialog {...args} open={open} onOpenChange={setOpen} />}
    </StoryOpen>
  ),
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Log Out' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog', { name: 'Log Out!' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
    await expect(args.onConfirm).not.toHaveBeenCalled()
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

/** The answer is being carried out: it cannot be given twice. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    const confirm = await screen.findByRole('button', { name: 'Yes' })
    confirm.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

/** It was refused: the dialog stays and says so. */
export const Failed: Story = {
  args: {
    ...Danger.args,
    children: (
      <div className="pt-4">
        <ErrorState layout="inline" title="The order is on its way already" />
      </div>
    ),
  },
}

export const LongText: Story = {
  tags: ['vrt-widths'],
  args: {
    title: 'Möchten Sie die ausgewählten Artikel wirklich aus Ihrer Merkliste entfernen?',
    description: 'Datenschutzgrundverordnungskonformitätserklärungen bleiben davon unberührt.',
    confirmLabel: 'Ausgewählte Artikel entfernen',
    cancelLabel: 'Doch lieber behalten',
  },
}

/** Higher than the window: the words scroll, the answers stay. */
export const Tall: Story = {
  args: { description: 'What follows from this is told here at length. '.repeat(60) },
}

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
}

export const Arabic: Story = {
  args: { title: 'تسجيل الخروج!', description: 'تأكيد تسجيل الخروج', confirmLabel: 'نعم' },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = { ...Danger, globals: { scheme: 'dark' }, tags: ['!autodocs'] }
