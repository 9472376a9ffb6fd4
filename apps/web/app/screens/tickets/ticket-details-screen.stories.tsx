import type { TicketDetails } from '@shop/contract'
import { ticketAnswer, ticketDetails, ticketMessages, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test'
import { changeUnsent, forgetTicketDrafts, writeText } from '#app/state/tickets/ticket-drafts.ts'
import { inTheAccount } from '#app/stories/in-the-shop.tsx'
import { comeBack, goElsewhere, Leavable } from '#app/stories/leavable.tsx'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { press } from '#app/stories/press.ts'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse, type StoryApi } from '#app/stories/story-api.ts'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { TicketDetailsScreen } from './ticket-details-screen.tsx'

const at = (api: StoryApi) => ({
  shop: { user, path: '/support-ticket/T30917742', api } satisfies ShopStory,
})
const showing = (changes: Partial<TicketDetails>, more: StoryApi = {}) =>
  at({
    'GET /support-ticket/show': {
      ...ticketAnswer,
      support_ticket: { ...ticketDetails, ...changes },
    },
    ...more,
  })

const meta = {
  title: 'Screens/Support ticket details',
  component: TicketDetailsScreen,
  decorators: [withShop],
  args: { number: 'T30917742' },
  parameters: showing({}),
  beforeEach: forgetTicketDrafts,
} satisfies Meta<typeof TicketDetailsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Pinned messages above, the own ones on the end side, files beside. */
export const InProgress: Story = {}
export const InTheShop: Story = { decorators: [inTheAccount], parameters: { layout: 'fullscreen' } }

const bare = {
  status: 'pending',
  ticket_schedule_start: null,
  ticket_schedule_end: null,
  attachments: [],
  order_number: null,
  phone: null,
  subject: null,
  messages: ticketMessages.slice(0, 1),
}
export const Pending: Story = {
  parameters: at({
    'GET /support-ticket/show': {
      support_ticket: { ...ticketDetails, ...bare },
      highlighted_messages: [],
    },
  }),
}
export const Completed: Story = { parameters: showing({ status: 'completed' }) }
export const Cancelled: Story = { parameters: showing({ status: 'cancel' }) }

/** Of a status that is not known here nobody says that the ticket is closed, or that nothing can be written. */
export const UnknownStatus: Story = {
  parameters: {
    ...showing({ status: 'on hold' }),
    visual: { reason: 'Looks like Default but for the word of its status.' },
  },
  tags: ['!autodocs', 'no-vrt'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('on hold')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: say('Write a message') })).toBeVisible()
    await expect(canvas.queryByText(say('Messages are switched off for this ticket.'))).toBeNull()
    await expect(canvas.queryByText(say('This ticket is closed.'))).toBeNull()
  },
}

/** Open, but support has switched writing off. */
export const ChatOff: Story = { parameters: showing({ user_chat: false }) }

const unreached = () =>
  new RegExp(say('The shop cannot be reached. Check your connection and try again.'))

const write = async (canvas: ReturnType<typeof within>, text: string) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: say('Write a message') }), text)
  await userEvent.keyboard('{Enter}')
}

/** Shown before the server answers. */
export const Sending: Story = {
  parameters: showing({}, { 'POST /support-ticket-message': neverAnswers }),
  play: async ({ canvas }) => {
    await write(canvas, 'It has arrived, thank you!')
    await expect(canvas.getByText('It has arrived, thank you!')).toBeVisible()
    await expect(canvas.getByText(say('Sending…'))).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('')
  },
}

/** What did not get through stays, and goes again under the same key: it is never said twice. */
export const FailedThenSent: Story = {
  parameters: showing(
    {},
    {
      'POST /support-ticket-message': (() => {
        let first: string | null = null
        return (request: Request) => {
          const key = request.headers.get('Idempotency-Key')
          const isRepeat = first !== null && key === first
          first = key
          if (!isRepeat) return Promise.reject(new TypeError('Failed to fetch'))
          const message = { ...ticketMessages[0], id: 900, message: 'It has arrived' }
          return Response.json({ data: { messages: [...ticketMessages, message] } })
        }
      })(),
    },
  ),
  play: async ({ canvas }) => {
    await write(canvas, 'It has arrived')
    await expect(await canvas.findByText(unreached())).toBeVisible()
    await press(canvas.getByRole('button', { name: say('Retry') }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: say('Retry') })).toBeNull())
    await waitFor(() => expect(canvas.getAllByText('It has arrived')).toHaveLength(1))
  },
}

let answerReply = (_answer: Response | null) => {}
const replyLeft: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...showing(
      {},
      {
        'POST /support-ticket-message': () =>
          new Promise<Response>((resolve, reject) => {
            answerReply = (answer) =>
              answer ? resolve(answer) : reject(new TypeError('Failed to fetch'))
          }),
      },
    ),
    visual: { reason: 'The page has gone.' },
  },
  render: (args) => (
    <Leavable>
      <TicketDetailsScreen {...args} />
    </Leavable>
  ),
}
const replyAndLeave = async (canvas: ReturnType<typeof within>) => {
  await write(canvas, 'Is it repaired by now?')
  await expect(await canvas.findByText(say('Sending…'))).toBeVisible()
  await goElsewhere()
}

/** Who has left before the answer hears that their reply was refused; it waits for them. */
export const LeftAndRefused: Story = {
  ...replyLeft,
  play: async ({ canvas }) => {
    await replyAndLeave(canvas)
    answerReply(refuse(422, 'This ticket is closed.')())
    await screen.findByText(say('Your reply was not sent'))
    await expect(await screen.findByText(say('This ticket is closed.'))).toBeInTheDocument()
    await comeBack()
    await canvas.findByText('Is it repaired by now?')
    await canvas.findByRole('button', { name: say('Retry') })
  },
}

/** One whose answer was lost, and that is not on the ticket, is there to be sent again. */
export const LeftAndLost: Story = {
  ...replyLeft,
  play: async ({ canvas }) => {
    await replyAndLeave(canvas)
    answerReply(null)
    await screen.findByText(say('Your reply was not sent'))
  },
}

/** No message is answered; the ticket is read as it is after so many. */
const answersLost = (read: (sent: number) => Response) => {
  let sent = 0
  return showing(
    {},
    {
      'POST /support-ticket-message': () => {
        sent += 1
        return Promise.reject(new TypeError('Failed to fetch'))
      },
      'GET /support-ticket/show': () => read(sent),
    },
  )
}
const withMessages = (messages: readonly object[]) =>
  Response.json({
    data: { support_ticket: { ...ticketDetails, messages }, highlighted_messages: [] },
  })

/** The server has it and only the answer was lost: it is found, also where no keys are known. */
export const AnswerLost: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...answersLost((sent) => {
      const mine = ticketMessages.find(({ sender_id }) => sender_id === user.id)
      const arrived = { ...mine, id: 900, message: 'It has arrived' }
      return withMessages(sent > 0 ? [...ticketMessages, arrived] : ticketMessages)
    }),
    visual: { reason: 'Looks like In progress, with a message more.' },
  },
  play: async ({ canvas }) => {
    await write(canvas, 'It has arrived')
    await waitFor(() => expect(canvas.queryByText(say('Sending…'))).toBeNull())
    await expect(canvas.getAllByText('It has arrived')).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: say('Retry') })).toBeNull()
  },
}

/** Neither the answer came nor can the ticket be read: nothing is said of it that may be untrue. */
export const NobodyKnows: Story = {
  tags: ['!autodocs', 'no-vrt'],
  parameters: {
    ...answersLost((sent) =>
      sent > 0
        ? Response.json({ message: 'Server Error' }, { status: 500 })
        : withMessages(ticketMessages),
    ),
    visual: { reason: 'Looks like a message that failed, with other words.' },
  },
  play: async ({ canvas }) => {
    await write(canvas, 'Has it arrived?')
    await canvas.findByText(
      new RegExp(
        say(
          'The shop has not answered: it is not known whether this was done. Look before you try again.',
        ),
      ),
    )
    await expect(canvas.getByRole('button', { name: say('Retry') })).toBeVisible()
  },
}

/** The screen was left with a message under way and words in the box: both are there again. */
export const LeftAndBack: Story = {
  beforeEach: () => {
    const under = { key: 'a', text: 'Is it on its way?', after: 0, failure: null }
    changeUnsent(user.id, 'T30917742', () => [under])
    writeText(user.id, 'T30917742', 'And one more thing')
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Is it on its way?')).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('Retry') })).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('And one more thing')
  },
}

/** The ticket was closed before a message got through: nothing more can be written, and it can be given up. */
export const ClosedMeanwhile: Story = {
  parameters: showing({ status: 'completed' }),
  beforeEach: () => {
    const failed = { key: 'a', text: 'Is it on its way?', after: 0, failure: 'Server Error' }
    changeUnsent(user.id, 'T30917742', () => [failed])
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Is it on its way?')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: say('Retry') })).toBeNull()
    await expect(canvas.getByRole('button', { name: say('Discard') })).toBeVisible()
  },
}

/** A message that was refused: it can be sent again, or given up. */
export const Refused: Story = {
  parameters: showing(
    {},
    { 'POST /support-ticket-message': refuse(429, 'Too many attempts. Please try again later.') },
  ),
  play: async ({ canvas }) => {
    await write(canvas, 'Hello?')
    await expect(
      await canvas.findByText(new RegExp(say('Too many attempts. Please try again later.'))),
    ).toBeVisible()
  },
}

/** Foreign words are text, in their own direction, however long or odd. */
export const LongTexts: Story = {
  decorators: [withLongWords],
  parameters: showing({
    subject: longName.repeat(3),
    issue_type: longName,
    email: `${'donaudampfschifffahrt'.repeat(3)}@example.com`,
    attachments: ticketDetails.attachments.map((one) => ({ ...one, name: longName })),
    messages: [
      { ...ticketMessages[0], message: 'Donaudampfschifffahrtsgesellschaft'.repeat(8) },
      {
        ...ticketMessages[1],
        sender_name: '<b>مريم</b> \u202Eolleh',
        message: '<script>alert(1)</script> مرحبًا',
      },
    ] as TicketDetails['messages'],
  }),
}

const long = Array.from({ length: 120 }, (_, index) => ({
  ...(ticketMessages[index % 3] as (typeof ticketMessages)[number]),
  id: index + 1,
}))
export const Many: Story = { parameters: showing({ messages: long }) }

export const Loading: Story = { parameters: at({ 'GET /support-ticket/show': neverAnswers }) }
export const Failed: Story = {
  parameters: at({ 'GET /support-ticket/show': refuse(500, 'The server has a headache.') }),
}

/** Somebody else's ticket looks like none. */
export const NotFound: Story = {
  parameters: at({ 'GET /support-ticket/show': refuse(422, 'Ticket not found') }),
}
