import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { demoPicture } from '#lib/demo-picture'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { useDirection } from '../direction/index.ts'
import { Drawer } from '../drawer/index.ts'
import { Field } from '../field/index.ts'
import { TextInput } from '../text-input/index.ts'
import { ToasterProvider, type ToastOptions, useToaster } from './index.ts'

const about = `
A word in passing: what just happened, with one thing to do about it, seldom two.

**When to use.** An action succeeded out of sight, or the server refused it. **Something else:** what stays
true is a Banner; a wrong field says so under itself; a question is an AlertDialog; a block that could not
be loaded is an ErrorState.

- Do: say what happened in three to six words; give the server's own words on failure; \`id\` where the same
  message may come twice.
- Don't: put in it what has to be read or done: it goes. Keep errors with an action longer (\`duration\`).

**Defaults.** 5 seconds, a progress bar, at the bottom start (left, and right in RTL), on phones
above a bar with \`data-bottom-bar\`, a drawer's foot or a sheet; \`progress: false\` for
none; \`duration: Infinity\` stays; \`top-right\` is the right corner in both directions. What stands at the top stands below
the page's header, or below the head of a dialog that it would cover. At most 20 stand at once, the oldest gives way. The clock stands still
while pointer or focus is in the stack and while the tab is hidden.

| Key | Does |
| --- | --- |
| F8 | goes to the newest toast, also out of a modal dialog |
| a finger to the side | takes one away |
| Tab | its action, Dismiss, then the older ones |
| Escape | dismisses the one with the focus; focus goes to its neighbour, or back to where it was |

**Accessibility.** A region named "Notifications" that is in the page from the start, live and polite;
\`tone: 'error'\` is an alert. With reduced motion there is no bar. Dismiss is 44 px on touch. Escape in an
open dialog still closes the dialog: a press on a toast does not.
`

type DemoProps = {
  /** What is given to `toast`, one after the other. */
  toasts: ToastOptions[]
}

function Demo({ toasts }: DemoProps) {
  const { toast } = useToaster()
  const shown = useRef(false)
  const show = () => {
    for (const options of toasts) toast(options)
  }
  useEffect(() => {
    if (shown.current) return
    shown.current = true
    for (const options of toasts) toast(options)
  }, [toast, toasts])
  return (
    <Button variant="outline" onClick={show}>
      Show
    </Button>
  )
}

const still = { duration: Number.POSITIVE_INFINITY }

const meta = {
  title: 'Primitives/Feedback/Toast',
  component: Demo,
  parameters: {
    docs: { description: { component: about }, story: { inline: false, iframeHeight: 420 } },
  },
  decorators: [
    (Story) => (
      <ToasterProvider>
        <div className="min-h-96">
          <Story />
        </div>
      </ToasterProvider>
    ),
  ],
  args: { toasts: [{ ...still, title: 'Saved', description: 'Your address was saved.' }] },
  // The stacks are loaded with the first toast.
  play: async () => {
    await screen.findAllByRole('listitem', {}, { timeout: 5000 })
  },
} satisfies Meta<typeof Demo>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['vrt-widths'] }

export const Tones: Story = {
  tags: ['vrt-forced-colors', 'vrt-zoom'],
  args: {
    toasts: [
      { ...still, title: 'Something to know', tone: 'info' },
      { ...still, title: 'Your order was placed', tone: 'success' },
      { ...still, title: 'Only two are left', tone: 'warning' },
      {
        ...still,
        title: 'Your cart could not be changed',
        description: 'The server answered: not enough stock.',
        tone: 'error',
      },
    ],
  },
}

/** The cart's toast: picture and action, no progress bar. */
export const AddedToCart: Story = {
  tags: ['vrt-widths'],
  args: {
    toasts: [
      {
        ...still,
        title: 'Stoneware cup',
        description: 'has been added to cart',
        picture: <img src={demoPicture('cup', 20)} alt="" className="size-full object-cover" />,
        action: { label: 'View In Cart', onSelect: fn() },
        progress: false,
      },
    ],
  },
}

/** Two things can be done about it. */
export const TwoActions: Story = {
  args: {
    toasts: [
      {
        ...still,
        title: 'Stoneware cup',
        description: 'has been added to cart',
        picture: <img src={demoPicture('cup', 20)} alt="" className="size-full object-cover" />,
        action: { label: 'View In Cart', onSelect: fn() },
        otherAction: { label: 'Undo', onSelect: fn() },
        progress: false,
      },
    ],
  },
}

const dismissed = fn()

/** A finger takes it away to either side; one that is let go at once lets it come back. */
export const Swiped: Story = {
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'It ends without a toast.' } },
  play: async () => {
    const toast = await screen.findByRole('listitem', {}, { timeout: 5000 })
    const finger = { pointerId: 5, pointerType: 'touch', clientX: 200, clientY: 20 }
    fireEvent.pointerDown(toast, finger)
    fireEvent.pointerMove(toast, { ...finger, clientX: 220 })
    fireEvent.pointerUp(toast, { ...finger, clientX: 220 })
    await expect(toast).not.toHaveStyle({ transform: 'translateX(20px)' })
    fireEvent.pointerDown(toast, finger)
    fireEvent.pointerMove(toast, { ...finger, clientX: 90 })
    fireEvent.pointerUp(toast, { ...finger, clientX: 90 })
    await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument())
  },
}

/** F8 goes to the newest, Escape dismisses it, focus goes on and back to where it was. */
export const ByKeyboard: Story = {
  args: {
    toasts: [
      { ...still, title: 'Saved', onDismiss: dismissed },
      { ...still, title: 'Sent', onDismiss: dismissed },
    ],
  },
  play: async ({ canvas }) => {
    dismissed.mockClear()
    const sent = await screen.findByText('Sent', {}, { timeout: 5000 })
    const show = canvas.getByRole('button', { name: 'Show' })
    show.focus()
    await userEvent.keyboard('{F8}')
    await expect(sent.closest('li')).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(sent).not.toBeInTheDocument())
    const saved = screen.getByText('Saved')
    await expect(saved.closest('li')).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(saved).not.toBeInTheDocument())
    await expect(show).toHaveFocus()
    await expect(dismissed).toHaveBeenCalledTimes(2)
  },
}

const undone = fn()
/** A modal dialog keeps the focus to itself, and lets it go to a toast: what was removed there can be undone. */
export const FromADialog: Story = {
  args: {
    toasts: [{ ...still, title: 'Removed', action: { label: 'Undo', onSelect: undone } }],
  },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'Looks as a toast beside a drawer does.' } },
  render: (args) => (
    <>
      <Demo {...args} />
      <Drawer open title="My Cart">
        <Button>Continue</Button>
      </Drawer>
    </>
  ),
  play: async () => {
    undone.mockClear()
    const undo = await screen.findByRole('button', { name: 'Undo' }, { timeout: 5000 })
    const inside = await screen.findByRole('button', { name: 'Continue' })
    inside.focus()
    await userEvent.keyboard('{F8}')
    await waitFor(() => expect(undo).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(undone).toHaveBeenCalledOnce()
    await waitFor(() => expect(undo).not.toBeInTheDocument())
    await waitFor(() => expect(inside).toHaveFocus())
  },
}

/** It goes by itself, but not while it is looked at: the clock, shown by the bar, stands still. */
export const GoesByItself: Story = {
  args: { toasts: [{ title: 'Saved', duration: 800 }] },
  tags: ['no-vrt'],
  parameters: { visual: { reason: 'It ends empty: the toast has gone.' } },
  play: async () => {
    const toast = await screen.findByText('Saved', {}, { timeout: 5000 })
    await userEvent.keyboard('{F8}')
    const bar = toast.closest('li')?.querySelector<HTMLElement>('[style*=animation]')
    await waitFor(() => expect(bar?.style.animationPlayState).toBe('paused'))
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await waitFor(() => expect(toast).not.toBeInTheDocument(), { timeout: 3000 })
  },
}

/** Start and end mirror; the top right does not. */
export const Positions: Story = {
  tags: ['vrt-widths'],
  args: {
    toasts: (
      ['top-center', 'top-right', 'bottom-start', 'bottom-center', 'bottom-end'] as const
    ).map((position) => ({ ...still, title: position, position })),
  },
  play: async () => {
    const stack = (await screen.findByText('top-right', {}, { timeout: 5000 })).closest('ol')
    const gap = window.innerWidth - (stack?.getBoundingClientRect().right ?? 0)
    // A scroll bar's room, at most.
    await expect(gap).toBeLessThan(20)
  },
}

/** Never more than twenty; the newest is nearest to the edge, the stack scrolls. */
export const Many: Story = {
  args: {
    toasts: Array.from({ length: 25 }, (_, index) => ({ ...still, title: `Message ${index + 1}` })),
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20), {
      timeout: 5000,
    })
    await expect(screen.queryByText('Message 5')).not.toBeInTheDocument()
    const bottom = screen.getByText('Message 25').getBoundingClientRect().bottom
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}

/** The same id: the text changes in place and the clock starts again. */
export const Replaced: Story = {
  args: {
    toasts: [
      { ...still, id: 'save', title: 'Saving' },
      { ...still, id: 'save', title: 'Saved', tone: 'success' },
    ],
  },
  play: async () => {
    await screen.findByText('Saved', {}, { timeout: 5000 })
    await expect(screen.queryByText('Saving')).not.toBeInTheDocument()
  },
}

export const LongText: Story = {
  tags: ['vrt-widths'],
  args: {
    toasts: [
      {
        ...still,
        title: 'Die Versandkostenpauschale wurde neu berechnet und gilt ab sofort',
        description: 'https://example.com/a-very-long-address-without-any-place-to-break-it-nicely',
        action: { label: 'Versandkostenübersicht anzeigen', onSelect: fn() },
      },
    ],
  },
}

export const Arabic: Story = {
  args: { toasts: [{ ...still, title: 'كوب خزفي', description: 'تمت إضافته إلى السلة' }] },
  globals: { locale: 'ar' },
  tags: ['!autodocs'],
}

export const Dark: Story = { ...Tones, globals: { scheme: 'dark' }, tags: ['!autodocs'] }

/** On a phone the bar's button can be pressed below a toast. */
export const AboveABar: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <div data-bottom-bar="" className="fixed inset-x-0 bottom-0 bg-raised p-3">
          <Button block>Add to cart</Button>
        </div>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const toast = await screen.findByRole('listitem', {}, { timeout: 5000 })
    const button = canvas.getByRole('button', { name: 'Add to cart' })
    await waitFor(() =>
      expect(toast.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top),
    )
  },
}

const atTheTop = { ...still, title: 'Login Successful', position: 'top-right' } as const

/** The cart's button stays to be pressed: what stands at the top stands below the page's header. */
export const BelowTheHeader: Story = {
  args: { toasts: [atTheTop] },
  tags: ['vrt-widths'],
  decorators: [
    (Story) => (
      <>
        <header className="contents">
          <div className="fixed inset-x-0 top-0 flex justify-end border-hairline border-b p-3">
            <Button>My Cart</Button>
          </div>
        </header>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const toast = await screen.findByRole('listitem', {}, { timeout: 5000 })
    const cart = canvas.getByRole('button', { name: 'My Cart' })
    await waitFor(() =>
      expect(toast.getBoundingClientRect().top).toBeGreaterThan(
        cart.getBoundingClientRect().bottom,
      ),
    )
  },
}

/** A sheet that fills a phone has no room but its title's: fields, buttons and the cross stay to be pressed. */
export const OverASheetsTitle: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <Dialog title="Registration" defaultOpen>
          <div className="grid gap-4">
            {['Name', 'Country', 'Email', 'Phone', 'City', 'Street', 'Password', 'Again'].map(
              (label) => (
                <Field key={label} label={label}>
                  <TextInput />
                </Field>
              ),
            )}
            <Button block>Register</Button>
          </div>
        </Dialog>
      </>
    ),
  ],
  play: async () => {
    const toast = await screen.findByRole('listitem', {}, { timeout: 5000 })
    const sheet = within(screen.getByRole('dialog'))
    const presses = [...sheet.getAllByRole('button'), ...sheet.getAllByRole('textbox')]
    if (innerWidth > 400) return
    await waitFor(() => {
      const box = toast.getBoundingClientRect()
      for (const one of presses) {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        const isCovered =
          left < box.right && box.left < right && top < box.bottom && box.top < bottom
        expect(isCovered, one.textContent ?? '').toBe(false)
      }
    })
  },
}

/** Where there is room beside a dialog it stands there, as narrow as that is: nothing in the dialog is covered. */
export const BesideADialog: Story = {
  globals: { viewport: { value: 'desktop' } },
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <Dialog size="lg" title="New address" defaultOpen>
          <div className="grid gap-4">
            {['Name', 'Country', 'Email', 'Phone', 'City', 'Street', 'House', 'Note'].map(
              (label) => (
                <Field key={label} label={label}>
                  <TextInput />
                </Field>
              ),
            )}
            <Button block>Save</Button>
          </div>
        </Dialog>
      </>
    ),
  ],
  play: async () => {
    const toast = await screen.findByRole('listitem', {}, { timeout: 5000 })
    const dialog = screen.getByRole('dialog')
    if (innerWidth < 1280) return
    await waitFor(() => {
      const [box, panel] = [toast, dialog].map((one) => one.getBoundingClientRect())
      expect(box && panel && box.left < panel.right && panel.left < box.right).toBe(false)
    })
  },
}

/** Nor does it cover the title and cross of a drawer that stands in its corner. */
export const BelowADrawersHead: Story = {
  args: { toasts: [atTheTop] },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Drawer title="My Cart" side={useDirection() === 'rtl' ? 'start' : 'end'} defaultOpen>
          Three items
        </Drawer>
      </>
    ),
  ],
  play: async () => {
    const toast = await screen.findByRole('listitem', {}, { timeout: 5000 })
    const close = within(screen.getByRole('dialog')).getByRole('button')
    await waitFor(() =>
      expect(toast.getBoundingClientRect().top).toBeGreaterThan(
        close.getBoundingClientRect().bottom,
      ),
    )
  },
}
