import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/index.ts'
import { Field } from '../field/index.ts'
import { StoryOpen } from '../lib/story-open.tsx'
import { Skeleton, SkeletonRegion } from '../skeleton/index.ts'
import { TextInput } from '../text-input/index.ts'
import { Dialog, DialogClose } from './index.ts'

const about = `
A window over the page for one task: log in, write an address, look at a picture. On small screens it comes
up as a sheet.

**When to use.** A short task that belongs to the page and returns to it. **Something else:** a yes-or-no
question is an AlertDialog; cart, menu and filters are a Drawer; a long task is a page of its own.

- Do: name the task in \`title\` (\`hideTitle\` where a picture says it), put the buttons in \`footer\`, close
  it when the task is done. One dialog at a time: switching replaces it.
- Don't: open it unasked, or \`dismissible={false}\` unless something would be lost.

**Parts.** \`DialogClose\` around a button of one's own closes the dialog (or drawer) that it stands in.

**State.** Held by its owner with \`open\` and \`onOpenChange\`; with \`trigger\` it keeps it itself. Heavy ones
are loaded on intent: \`import()\` them when the button is hovered or focused, and open by state.

| Key | Does |
| --- | --- |
| Tab, Shift+Tab | goes round inside; the page behind cannot be reached |
| Escape | closes it, unless \`dismissible={false}\` |
| Arrow keys | scroll a body that holds nothing to focus |

**Accessibility.** \`role="dialog"\`, named by the title. Focus starts in the first field that is in sight, else on the first
control, and goes back to what opened it, also out of a menu; where that is gone, to what stands in its place, the list
that it stood in, or the page's heading. The page behind does not scroll and does not
jump. The body scrolls between head and foot; in a very low window the whole dialog does. A press on a
Toast does not close it. In forced colors it has a border.
`

const meta = {
  title: 'Primitives/Overlays/Dialog',
  tags: ['dialog'],
  component: Dialog,
  parameters: {
    docs: { description: { component: about }, story: { inline: false, iframeHeight: 520 } },
  },
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
  render: ({ open: initially, ...args }) => (
    <StoryOpen label="Open the dialog" initially={initially}>
      {(open, setOpen) => <Dialog {...args} open={open} onOpenChange={setOpen} />}
    </StoryOpen>
  ),
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['vrt-widths', 'vrt-forced-colors', 'vrt-zoom'] }

/** Enter opens it, focus goes in and stays in, Escape closes it and focus comes back. */
export const ByKeyboard: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'It ends closed: what it shows is the keyboard.' } },
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
    const page = getComputedStyle(document.documentElement)
    await expect(page.overflow).toBe('hidden')
    for (let press = 0; press < 7; press += 1) {
      await userEvent.tab()
      await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
    await expect(page.overflow).not.toBe('hidden')
  },
}

/** A button of its own closes it, whoever holds its state. */
export const ClosedByItsOwnButton: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'It ends closed: what it shows is the button.' } },
  args: {
    open: undefined,
    trigger: <Button variant="outline">Size guide</Button>,
    footer: (
      <DialogClose asChild>
        <Button>Got it</Button>
      </DialogClose>
    ),
  },
  render: (args) => <Dialog {...args} />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Size guide' })
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('button', { name: 'Got it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(trigger).toHaveFocus()
  },
}

/** It keeps its state itself: the button that opens it is its trigger. */
export const ClosedAtItsTrigger: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'It ends closed: what it shows is the keyboard.' } },
  args: { open: undefined, trigger: <Button variant="outline">Size guide</Button> },
  render: (args) => <Dialog {...args} />,
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Size guide' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog')
    await expect(args.onOpenChange).toHaveBeenCalledWith(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(trigger).toHaveFocus()
  },
}

/** Its first button opens the dialog, and what is done in it takes that button away. */
function Taken({ shown, opener: name, ...args }: ComponentProps<typeof Dialog> & TakenProps) {
  const [isDone, setDone] = useState(false)
  const [open, setOpen] = useState(false)
  const opener = <Button onClick={() => setOpen(true)}>{name}</Button>
  const finish = () => {
    setDone(true)
    setOpen(false)
  }
  return (
    <>
      <h1>Orders</h1>
      {shown(isDone, opener)}
      <Dialog
        {...args}
        open={open}
        onOpenChange={setOpen}
        footer={<Button onClick={finish}>Save address</Button>}
      />
    </>
  )
}

interface TakenProps {
  opener: string
  shown: (isDone: boolean, opener: ReactNode) => ReactNode
}

const finished =
  (opener: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    canvas.getByRole('button', { name: opener }).focus()
    await userEvent.keyboard('{Enter}')
    ;(await screen.findByRole('button', { name: 'Save address' })).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
const noPicture = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: { visual: { reason: 'It ends closed: what it shows is the keyboard.' } },
}

/** What opened it is another button by now: the focus is on that one. */
export const OpenerReplaced: Story = {
  ...noPicture,
  render: (args) => (
    <Taken
      {...args}
      opener="Log in"
      shown={(isDone, opener) => (
        <>
          <Button>Menu</Button>
          <span>{isDone ? <Button key="account">My account</Button> : opener}</span>
        </>
      )}
    />
  ),
  play: async (context) => {
    await finished('Log in')(context)
    const account = context.canvas.getByRole('button', { name: 'My account' })
    await waitFor(() => expect(account).toHaveFocus())
  },
}

/** What opened it is gone: the focus is on the list that it stood in. */
export const OpenerGoneFromList: Story = {
  ...noPicture,
  render: (args) => (
    <Taken
      {...args}
      opener="Delete"
      shown={(isDone, opener) => (
        <ul aria-label="Addresses" tabIndex={-1}>
          {isDone ? null : <li>{opener}</li>}
          <li>
            <Button>Edit</Button>
          </li>
        </ul>
      )}
    />
  ),
  play: async (context) => {
    await finished('Delete')(context)
    const list = context.canvas.getByRole('list', { name: 'Addresses' })
    await waitFor(() => expect(list).toHaveFocus())
  },
}

/** What opened it is gone, and nothing stands there: the focus is on the page's heading. */
export const OpenerGone: Story = {
  ...noPicture,
  render: (args) => (
    <Taken
      {...args}
      opener="Cancel order"
      shown={(isDone, opener) => (
        <div>
          <Button>Invoice</Button>
          {isDone ? null : opener}
        </div>
      )}
    />
  ),
  play: async (context) => {
    await finished('Cancel order')(context)
    const heading = context.canvas.getByRole('heading', { level: 1 })
    await waitFor(() => expect(heading).toHaveFocus())
  },
}

export const Small: Story = { args: { size: 'sm' } }

export const Large: Story = { args: { size: 'lg' } }

export const ExtraLarge: Story = { args: { size: 'xl' } }

export const WithDescription: Story = {
  args: { description: 'It is kept for your next order.' },
}

/** The title is there for screen readers only. */
export const HiddenTitle: Story = {
  args: {
    hideTitle: true,
    footer: undefined,
    size: 'sm',
    title: 'Field linen jacket',
    children: <div className="aspect-square rounded-tile bg-tile" />,
  },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Field linen jacket' })
  },
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

export const Loading: Story = {
  args: {
    footer: undefined,
    children: (
      <SkeletonRegion className="grid gap-4">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-11 w-1/2" />
      </SkeletonRegion>
    ),
  },
}

/** What scrolls is the middle; title and buttons stay. */
export const LongText: Story = {
  tags: ['vrt-widths', 'vrt-zoom'],
  args: {
    title: 'Allgemeine Geschäftsbedingungen und Datenschutzgrundverordnungskonformitätserklärung',
    children: 'Nothing in these terms takes a right from you that the law gives you. '.repeat(60),
  },
}

/** What has to be read before the first field is not scrolled away. */
export const FieldAtTheEnd: Story = {
  args: {
    title: 'Terms',
    children: (
      <>
        <p>{'Nothing in these terms takes a right from you that the law gives you. '.repeat(60)}</p>
        <Field label="Your name">
          <TextInput name="name" />
        </Field>
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const [cross] = within(dialog).getAllByRole('button')
    await waitFor(() => expect(cross).toHaveFocus())
    await expect(dialog.querySelector('[data-slot="dialog-body"]')?.scrollTop).toBe(0)
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, tags: ['!autodocs'] }

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

export const Dark: Story = { globals: { scheme: 'dark' }, tags: ['!autodocs'] }
