import type { Ticket } from '@shop/contract'
import { ticketList, tickets, user } from '@shop/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTheAccount } from '#app/stories/in-the-shop.tsx'
import { longName, withLongWords } from '#app/stories/long-words.tsx'
import { expectToFit, longWord, narrow } from '#app/stories/narrow.tsx'
import { say } from '#app/stories/say.ts'
import { neverAnswers, refuse, type StoryAnswer } from '#app/stories/story-api.ts'
import { type ShopStory, withShop } from '#app/stories/with-shop.tsx'
import { TicketsScreen } from './tickets-screen.tsx'

const at = (path: string, answer: StoryAnswer) => ({
  shop: { user, path, api: { 'GET /support-tickets': answer } } satisfies ShopStory,
})
const page = (shown: Ticket[], total = shown.length) => ({
  ...ticketList,
  total,
  support_tickets: shown,
})

const meta = {
  title: 'Screens/Support tickets',
  component: TicketsScreen,
  decorators: [withShop],
  parameters: at('/support-tickets', ticketList),
} satisfies Meta<typeof TicketsScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Tabs are links with counts; a row leads to its ticket. */
export const Running: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: /Parcel left with nobody/ })
    await expect(row).toHaveAttribute('href', '/support-ticket/T48120653')
    const tabs = within(canvas.getByRole('navigation', { name: say('Ticket status') }))
    await expect(tabs.getByRole('link', { name: new RegExp(say('Running')) })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(tabs.getByRole('link', { name: new RegExp(say('Completed')) })).toHaveAttribute(
      'href',
      '/support-tickets?status=completed',
    )
  },
}

export const InTheShop: Story = { decorators: [inTheAccount], parameters: { layout: 'fullscreen' } }

/** A ticket without a subject goes by what it is about. */
export const Completed: Story = {
  parameters: at('/support-tickets?status=completed', page(tickets.slice(2, 3))),
}

/** One long word pushes nothing out of a narrow screen. */
export const LongStatus: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['!autodocs'],
  decorators: [narrow],
  parameters: at(
    '/support-tickets',
    page(tickets.slice(0, 2).map((ticket) => ({ ...ticket, status: longWord }))),
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByText(longWord)
    await expectToFit(canvas.getByTestId('narrow'))
  },
}

const many: Ticket[] = Array.from({ length: 10 }, (_, index) => ({
  ...(tickets[index % 2] as Ticket),
  id: 900 - index,
  ticket_no: `T4812${1000 + index}`,
}))

/** The middle of a thousand. */
export const ThousandTickets: Story = {
  parameters: at('/support-tickets?page=50', { ...page(many, 1000), running: 1000 }),
}

export const LongTexts: Story = {
  decorators: [withLongWords],
  parameters: at(
    '/support-tickets',
    page(
      tickets.map((ticket) => ({
        ...ticket,
        subject: longName.repeat(2),
        issue_type: longName,
        status: 'Handed to the Department of Parcels',
      })),
    ),
  ),
}

export const Empty: Story = {
  parameters: at('/support-tickets', {
    total: 0,
    running: 0,
    completed: 0,
    cancel: 0,
    support_tickets: [],
  }),
}
export const EmptyTab: Story = { parameters: at('/support-tickets?status=cancel', page([])) }
export const Loading: Story = { parameters: at('/support-tickets', neverAnswers) }
export const Failed: Story = {
  parameters: at('/support-tickets', refuse(500, 'The server has a headache.')),
}
