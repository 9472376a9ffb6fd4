import {
  issueTypes,
  orders,
  ticketAnswer,
  ticketDetails,
  tickets,
  user,
} from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { forgetDrafts } from '#app/state/drafts/drafts.ts'
import { photoFile, pickFiles } from '#app/stories/files.ts'
import { withLongWords } from '#app/stories/long-words.tsx'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse, type StoryApi, unreachable } from '#app/stories/story-api.ts'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import NewTicketDialog from './new-ticket-dialog.tsx'
import { newTicket, newTicketDrafts } from './new-ticket-drafts.ts'

const at = (api: StoryApi) => ({
  shop: {
    user,
    path: '/support-tickets',
    api: {
      'GET /ticket-issue-types': { issue_types: issueTypes },
      'GET /orders': { total: orders.length, orders },
      ...api,
    },
  } satisfies ShopStory,
})

const meta = {
  title: 'Patterns/Tickets/New ticket dialog',
  tags: ['dialog'],
  component: NewTicketDialog,
  decorators: [withShop],
  args: { open: true, onOpenChange: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '900px' } },
    ...at({}),
  },
  beforeEach: () => {
    forgetDrafts()
    return forgetDrafts
  },
} satisfies Meta<typeof NewTicketDialog>
export default meta
type Story = StoryObj<typeof meta>

/** What it is opened by, and the page that is there once it has closed. */
function Opener({ onOpenChange, ...props }: ComponentProps<typeof NewTicketDialog>) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <p>
        <bdi>{useLocation().pathname}</bdi>
      </p>
      <NewTicketDialog
        {...props}
        open={open}
        onOpenChange={(next) => {
          onOpenChange(next)
          setOpen(next)
        }}
      />
    </>
  )
}
/** Closed, told in a toast, and on its page. */
const isSent = async (canvas: Pick<typeof screen, 'getByText'>) => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByText(say('Your ticket has been sent'))).toBeVisible())
  await waitFor(() =>
    expect(canvas.getByText(`/support-ticket/${tickets[0]?.ticket_no}`)).toBeVisible(),
  )
  // Its time stops while the focus is in it.
  await userEvent.keyboard('{F8}')
}

const photo = photoFile('parcel.png')
const paper = new File(['%PDF-1.7'], 'statement.pdf', { type: 'application/pdf' })

const fill = async () => {
  const topic = () => screen.getByRole('combobox', { name: new RegExp(say('Issue type')) })
  await waitFor(() => expect(topic()).toHaveTextContent('Payment and refund'))
  await userEvent.selectOptions(topic(), 'Payment and refund')
  await userEvent.type(
    screen.getByRole('textbox', { name: new RegExp(say('Your message')) }),
    'Charged twice',
  )
  await pickFiles(screen.getByLabelText(new RegExp(say('Attachments'))), [photo, paper])
}
const send = async () => press(screen.getByRole('button', { name: say('Send ticket') }))

/** Starts with what the account knows. */
export const New: Story = {}

let answerTicket = () => {}
const message = () => screen.getByRole('textbox', { name: new RegExp(say('Your message')) })
const sendAndOpenAgain = async (canvas: Pick<typeof screen, 'getByRole'>) => {
  await screen.findByRole('dialog')
  await fill()
  await send()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press(canvas.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(message()).toHaveValue('Charged twice'))
}

/** Opened again while it is sent: once it is taken, it stands there no more, so that nobody sends it twice. */
export const OpenedAgainWhileSending: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...at({
      'POST /support-ticket': () =>
        new Promise((resolve) => {
          answerTicket = () => resolve(Response.json({ data: { support_ticket: tickets[0] } }))
        }),
    }),
    visual: { reason: 'It looks like New.' },
  },
  render: (args) => <Opener {...args} />,
  play: async ({ canvas }) => {
    await sendAndOpenAgain(canvas)
    answerTicket()
    await screen.findByText(say('Your ticket has been sent'))
    await waitFor(() => expect(message()).toHaveValue(''))
  },
}

/** What was typed and chosen since is of another ticket: it stays, and nothing of the one that was sent. */
export const TypedAgainWhileSending: Story = {
  ...OpenedAgainWhileSending,
  play: async ({ canvas }) => {
    const subject = () => screen.getByRole('textbox', { name: new RegExp(say('Subject')) })
    await sendAndOpenAgain(canvas)
    await userEvent.type(subject(), 'One more')
    answerTicket()
    await screen.findByText(say('Your ticket has been sent'))
    await waitFor(() => expect(message()).toHaveValue(''))
    await expect(subject()).toHaveValue('One more')
    await expect(subject()).toHaveFocus()
    await expect(screen.queryByText('parcel.png')).toBeNull()
  },
}

/** Chosen files are shown, and can be taken back; what goes is a form with all of it. */
export const Sent: Story = {
  parameters: at({
    'POST /support-ticket': async (request) => {
      const form = await request.formData()
      const sent = [...form.keys()].join()
      const isWhole = sent.endsWith('order_number,attachments[0]') && form.get('message')
      return isWhole
        ? Response.json({ data: { support_ticket: tickets[0] } })
        : Response.json({ message: sent }, { status: 422 })
    },
  }),
  render: (args) => <Opener {...args} />,
  play: async ({ args, canvas }) => {
    await fill()
    await press(
      screen.getByRole('button', {
        name: new RegExp(`^${say('Remove {{name}}', { name: '' })}.*statement\\.pdf`),
      }),
    )
    await expect(screen.queryByText('statement.pdf')).toBeNull()
    await send()
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
    await isSent(canvas)
  },
}

/** Closed with a slip of the finger, it opens as it was. */
export const OpenedAgain: Story = {
  beforeEach: () =>
    newTicketDrafts.keep(user.id, newTicket, {
      issue_type: 'Payment and refund',
      message: 'Charged twice',
      phone: '12',
    }),
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: new RegExp(say('Issue type')) })).toHaveValue(
        'Payment and refund',
      ),
    )
    const message = screen.getByRole('textbox', { name: new RegExp(say('Your message')) })
    await expect(message).toHaveValue('Charged twice')
    await userEvent.type(message, '!')
    await expect(newTicketDrafts.read(user.id, newTicket)).toMatchObject({
      message: 'Charged twice!',
      phone: '12',
    })
  },
}

/** The server's first message under each field; values and chosen files stay. */
export const FieldErrors: Story = {
  parameters: at({
    'POST /support-ticket': refuse(422, 'The given data was invalid.', {
      email: ['The email must be a valid address.'],
      attachments: ['The attachments must be a JPG, PNG or PDF file.'],
    }),
  }),
  play: async () => {
    await fill()
    await send()
    const email = screen.getByRole('textbox', { name: new RegExp(say('Email')) })
    await waitFor(() => expect(email).toHaveAccessibleDescription(/must be a valid address/))
    await waitFor(() => expect(email).toHaveFocus())
    await expect(
      screen.getByRole('textbox', { name: new RegExp(say('Your message')) }),
    ).toHaveValue('Charged twice')
    await expect(screen.getByText('parcel.png')).toBeVisible()
    await expect(screen.getByText('statement.pdf')).toBeVisible()
    await expect(screen.getByText(/must be a JPG, PNG or PDF file/)).toBeVisible()
  },
}

const isInView = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** A wrong file is one of the attachments; what the form has no field for is said above it. */
export const ErrorsOfNoField: Story = {
  parameters: at({
    'POST /support-ticket': refuse(422, 'The given data was invalid.', {
      'attachments.1': ['The second file is empty.'],
      shop_id: ['The shop takes no tickets.'],
    }),
  }),
  play: async () => {
    await fill()
    await send()
    const note = await screen.findByText('The shop takes no tickets.')
    await waitFor(() => expect(note).toBeVisible())
    await expect(note.closest('[role=alert]')).not.toHaveTextContent('empty')
    const fileError = screen.getByText('The second file is empty.')
    await expect(fileError).toBeVisible()
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleDescription(/The second file is empty/),
    )
    note.scrollIntoView({ block: 'center' })
    await waitFor(() => expect(isInView(note)).toBe(true))
  },
}

/** A refusal that names no field. */
export const Refused: Story = {
  parameters: at({ 'POST /support-ticket': refuse(429, 'Too many attempts.') }),
  play: async () => {
    await fill()
    await send()
    await waitFor(() => expect(screen.getByText(say('The ticket was not sent'))).toBeVisible())
    await expect(screen.getByText('parcel.png')).toBeVisible()
  },
}

/** A server without keys whose answer is lost, and on which a ticket that begins so is there by then. */
const lostBeside = (message: string) => ({
  ...at({
    'POST /support-ticket': unreachable,
    'GET /support-tickets': {
      total: 1,
      running: 1,
      completed: 0,
      cancel: 0,
      support_tickets: tickets.slice(0, 1).map((ticket) => ({ ...ticket, subject: null })),
    },
    'GET /support-ticket/show': {
      ...ticketAnswer,
      support_ticket: {
        ...ticketDetails,
        messages: ticketDetails.messages.slice(0, 1).map((first) => ({ ...first, message })),
      },
    },
  }),
})

/** The server has it and only the answer was lost: it is found among the tickets, also where no keys are known. */
export const SentWithoutAnswer: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...lostBeside('Charged twice\n'),
    visual: { reason: 'Looks like Sent.' },
  },
  render: (args) => <Opener {...args} />,
  play: async ({ args, canvas }) => {
    await fill()
    await send()
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
    await isSent(canvas)
  },
}

/** A new ticket of the same subject says something else, as from another device: it is not taken for this one. */
export const UnclearBesideAnotherTicket: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...lostBeside('My parcel is late'),
    visual: { reason: 'Looks like Unclear.' },
  },
  play: async ({ args }) => {
    await fill()
    await send()
    await screen.findByText(say('It may have been sent all the same. Look at your tickets first.'))
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(
      screen.getByRole('textbox', { name: new RegExp(say('Your message')) }),
    ).toHaveValue('Charged twice')
  },
}

/** Nobody knows whether it was sent, and the server would take it twice. */
export const Unclear: Story = {
  parameters: at({ 'POST /support-ticket': unreachable }),
  play: async () => {
    await fill()
    await send()
    await waitFor(() =>
      expect(
        screen.getByText(say('It may have been sent all the same. Look at your tickets first.')),
      ).toBeVisible(),
    )
  },
}

export const Busy: Story = {
  parameters: at({ 'POST /support-ticket': neverAnswers }),
  play: async () => {
    await fill()
    await send()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: say('Send ticket') })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
  },
}

/** What it can be about did not come: the rest can be filled in meanwhile. */
export const TopicsFailed: Story = {
  parameters: at({ 'GET /ticket-issue-types': refuse(500, 'The server has a headache.') }),
}

export const LongTexts: Story = { decorators: [withLongWords] }
