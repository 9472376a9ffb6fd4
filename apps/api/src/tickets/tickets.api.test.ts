import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as calls from '@shop/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMediaStore } from '../media/index.ts'
import { orders } from '../orders/tables.ts'
import { emptyDatabase, makeShop, makeShopper } from '../orders/testing.ts'
import { orderCode } from '../orders/words.ts'
import { openTestApi, type TestApi, testNow } from '../testing/index.ts'
import { replyToTicket } from './operator.ts'
import { ticketIssueTypes, ticketMessages, tickets } from './tables.ts'

let now = testNow
let api: TestApi
let dir: string
const told: string[] = []
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tickets-'))
  api = await openTestApi({
    now: () => now,
    media: createMediaStore({ dir }),
    realtime: {
      publish: async (channel, event, data) =>
        void told.push(`${channel} ${event} ${JSON.stringify(data)}`),
      settings: () => v.parse(calls.Settings, {}),
      awaits: () => false,
      upgrade: () => undefined,
      close: () => undefined,
    },
  })
})
afterAll(async () => {
  await api.close()
  await rm(dir, { recursive: true })
})

let shopper: Awaited<ReturnType<typeof makeShopper>>
beforeEach(async () => {
  now = testNow
  told.length = 0
  await emptyDatabase(api.db)
  await api.db.delete(ticketIssueTypes)
  await api.db.insert(ticketIssueTypes).values([
    { id: 1, name: 'Payment', names: { ar: 'الدفع' }, position: 2 },
    { id: 2, name: 'Delivery', position: 1 },
    { id: 3, name: 'Old', isActive: false },
  ])
  shopper = await makeShopper(api.db)
})

type Who = { readonly token: string }
const fields = { issue_type: 'Payment', message: 'Charged twice', email: 'a@shop.test' }
const open = (more: object = {}, who: Who = shopper, key?: string) =>
  api.post('/support-ticket', { ...fields, ...more }, { ...who, ...keyed(key) })
const keyed = (key?: string) => (key ? { headers: { 'Idempotency-Key': key } } : {})
const ticketIn = ({ data }: { data?: unknown }) =>
  v.parse(calls.storeTicket.data, data).support_ticket
const opened = async (more: object = {}, who: Who = shopper) =>
  ticketIn((await open(more, who)).body).ticket_no
const send = (ticket_number: unknown, message: unknown, who: Who = shopper, key?: string) =>
  api.post('/support-ticket-message', { ticket_number, message }, { ...who, ...keyed(key) })
const read = async <const C extends calls.Call>(call: C, query = '', who: Who = shopper) => {
  const { status, body } = await api.get(`${call.path}${query}`, { token: who.token })
  expect(status, JSON.stringify(body)).toBe(200)
  const data = v.parse(call.data, body.data) as calls.DataOf<C>
  // Nothing had to be dropped or filled in: the answer is what the contract says.
  expect(body.data).toEqual(data)
  return data
}
const show = (ticketNo: string, who: Who = shopper) =>
  read(calls.getTicket, `?ticket_number=${ticketNo}`, who)
const reply = (ticket_number: string, more: object) =>
  replyToTicket(api.deps, { ticket_number, is_highlighted: false, ...more })

/** Opens a ticket as a browser's form does. */
const sendForm = async (files: readonly File[], more: object = {}, key?: string) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...more })) form.append(name, value)
  for (const [at, file] of files.entries()) form.append(`attachments[${at}]`, file)
  const headers = { Authorization: `Bearer ${shopper.token}`, ...keyed(key).headers }
  const answer = await api.app.request(
    'http://shop.test/api/support-ticket',
    { method: 'POST', headers, body: form },
    { clientAddress: '192.0.2.7' },
  )
  return { status: answer.status, body: await answer.json() }
}
const pixels = sharp({ create: { width: 30, height: 20, channels: 3, background: '#c33' } })
const image = async (name: string) =>
  new File([Uint8Array.from(await pixels.png().toBuffer())], name, { type: 'image/png' })
const pdf = (name: string) => new File(['%PDF-1.7\n1 0 obj\n%%EOF\n'], name)
const storedFiles = async () =>
  (await readdir(dir, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())

describe('opening', () => {
  test('makes a ticket with its first message; the number says nothing of how many there are', async () => {
    const { body } = await open({ subject: 'Statement', phone: '5550100123' })
    expect(body.message).toBe('Ticket created successfully')
    expect(ticketIn(body)).toMatchObject({
      ticket_no: expect.stringMatching(/^T\d{8}$/),
      status: 'pending',
      issue_type: 'Payment',
      created_at: '15 January, 2030',
    })
    const { support_ticket } = await show(ticketIn(body).ticket_no)
    expect(support_ticket).toMatchObject({ user_chat: true, phone: '5550100123', attachments: [] })
    expect(support_ticket.messages).toMatchObject([
      {
        message: 'Charged twice',
        sender_id: shopper.id,
        sent_at: '2030-01-15T12:00:00.000Z',
        is_highlighted: false,
      },
    ])
  })

  test('takes types that are on offer, in whatever language they were read', async () => {
    const { issue_types } = await read(calls.getIssueTypes)
    expect(issue_types.map(({ name }) => name)).toEqual(['Delivery', 'Payment'])
    expect((await open({ issue_type: 'Old' })).body.errors).toHaveProperty('issue_type')
    const arabic = await api.post(
      '/support-ticket',
      { ...fields, issue_type: 'الدفع' },
      { ...shopper, locale: 'ar' },
    )
    expect(ticketIn(arabic.body).issue_type).toBe('الدفع')
    expect((await show(ticketIn(arabic.body).ticket_no)).support_ticket.issue_type).toBe('Payment')
  })

  test('is about an own order or none', async () => {
    const shop = await makeShop(api.db)
    const [mine] = await api.db
      .insert(orders)
      .values({
        userId: shopper.id,
        shopId: shop.id,
        quantity: 1,
        totalAmount: '1',
        payableAmount: '1',
      })
      .returning()
    const order_number = orderCode(mine?.id ?? 0)
    expect(ticketIn((await open({ order_number })).body).order_number).toBe(order_number)
    const stranger = await makeShopper(api.db)
    for (const [code, who] of [
      [order_number, stranger],
      ['#RC999999', shopper],
      ['x', shopper],
    ] as const)
      expect((await open({ order_number: code }, who)).body.errors).toHaveProperty('order_number')
  })

  test.each([
    ['message', null],
    ['message', ' '],
    ['message', 'x'.repeat(5001)],
    ['email', 'nobody'],
    ['email', 'Ada <a@shop.test>'],
    ['email', undefined],
    ['issue_type', ['Payment']],
    ['phone', '123'],
    ['phone', '+1 555 0100'],
    ['subject', 'x'.repeat(256)],
    ['attachments', 'x'],
  ])('%s: %.20j is wrong', async (field, value) => {
    const { status, body } = await open({ [field]: value })
    expect(status).toBe(422)
    expect(body.errors).toHaveProperty(field)
    expect(await api.db.$count(tickets)).toBe(0)
  })

  test('sends of one form are one ticket; a limit stands before many', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => open({}, shopper, 'form-1')))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await api.db.$count(tickets)).toBe(1)
    expect(await api.db.$count(ticketMessages)).toBe(1)
    const more = await Promise.all(Array.from({ length: 9 }, () => open()))
    expect(more.filter(({ status }) => status === 429)).toHaveLength(2)
  })
})

describe('attachments', () => {
  const ask = (src: string, who?: Who) =>
    api.app.request(src, who ? { headers: { Authorization: `Bearer ${who.token}` } } : {})

  test('are served under addresses that nobody else can make, for a while', async () => {
    const { body } = await sendForm([await image('a/../b\u202e.png'), pdf('Rechnung’s.html')])
    const { ticket_no } = ticketIn(body)
    const { attachments } = (await show(ticket_no)).support_ticket
    expect(attachments.map(({ type, name }) => [type, name])).toEqual([
      ['webp', 'a..b.png'],
      ['pdf', 'Rechnung’s.html'],
    ])
    const [picture = '', paper = ''] = attachments.map(({ src }) => src)
    expect((await ask(picture)).headers.get('Content-Type')).toBe('image/webp')
    const sent = await ask(paper)
    expect(sent.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename\*=UTF-8''Rech.*\.pdf$/,
    )
    expect(sent.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(sent.headers.get('Cache-Control')).toMatch(/^private, max-age=\d+$/)
    expect(await sent.text()).toContain('%PDF')
    const other = new URL(paper)
    other.pathname = new URL(picture).pathname
    const later = new URL(paper)
    later.searchParams.set('until', '9999999999999')
    const bare = paper.split('?')[0] ?? ''
    const id = 'http://shop.test/api/ticket-attachments'
    for (const wrong of [
      bare,
      `${other}`,
      `${later}`,
      `${paper}x`,
      `${id}/0`,
      `${id}/x`,
      `${id}/999`,
    ])
      expect((await ask(wrong, shopper)).status, wrong).toBe(404)
    expect((await show(ticket_no)).support_ticket.attachments[0]?.src).toBe(picture)
    now = new Date(now.getTime() + 31 * 60_000)
    expect((await ask(picture)).status).toBe(404)
    const [fresh] = (await show(ticket_no)).support_ticket.attachments
    expect((await ask(fresh?.src ?? '')).status).toBe(200)
  })

  test.each([
    ['a page', [new File(['<script>1</script>'], 'x.png', { type: 'image/png' })]],
    ['an empty-headed paper', [new File(['%PDF-1.7'], 'x.pdf')]],
    ['too large a file', [new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'x.pdf')]],
    ['too many', Array.from({ length: 6 }, () => pdf('x.pdf'))],
    ['one of several', [pdf('x.pdf'), new File(['MZ'], 'x.pdf')]],
  ])('%s is refused, and nothing is kept', async (_, files) => {
    const before = (await storedFiles()).length
    const { status, body } = await sendForm(files)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['attachments']])
    expect(await api.db.$count(tickets)).toBe(0)
    expect(await storedFiles()).toHaveLength(before)
  })

  test('are fifty a day', async () => {
    const five = Array.from({ length: 5 }, (_, n) => pdf(`${n}.pdf`))
    for (let form = 0; form < 10; form += 1) expect((await sendForm(five)).status).toBe(200)
    now = new Date(now.getTime() + 3_700_000)
    expect((await sendForm([pdf('one more.pdf')])).status).toBe(429)
    expect((await sendForm([])).status).toBe(200)
  })

  test('of a repeat, and of a form with a wrong field, are not kept', async () => {
    const before = (await storedFiles()).length
    expect((await sendForm([pdf('x.pdf')], { issue_type: 'Old' })).status).toBe(422)
    expect(await storedFiles()).toHaveLength(before)
    const [one, two] = [
      await sendForm([pdf('x.pdf')], {}, 'form-2'),
      await sendForm([pdf('x.pdf')], {}, 'form-2'),
    ]
    expect(two.body).toEqual(one.body)
    expect(await storedFiles()).toHaveLength(before + 1)
  })
})

describe('the conversation', () => {
  test('is text, whatever it looks like, oldest first', async () => {
    const ticket = await opened()
    const written = '<img src=x onerror=alert(1)>\n\u202eevil 👩‍👩‍👧‍👦'
    const { body } = await send(ticket, written)
    expect(v.parse(calls.sendTicketMessage.data, body.data).messages).toHaveLength(2)
    const { messages } = await read(calls.getTicketMessages, `?ticket_number=${ticket}`)
    expect(messages.map(({ message }) => message)).toEqual(['Charged twice', written])
  })

  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['blanks', '  '],
    ['a list', ['x']],
    ['too long a text', 'x'.repeat(5001)],
  ])('%s is no message', async (_, message) => {
    expect((await send(await opened(), message)).body.errors).toHaveProperty('message')
  })

  test('twenty sends of one draft are one message', async () => {
    const ticket = await opened()
    const sends = Array.from({ length: 20 }, () => send(ticket, 'Hello', shopper, 'draft-1'))
    const statuses = (await Promise.all(sends)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await show(ticket)).support_ticket.messages).toHaveLength(2)
    expect((await send(ticket, 'Other', shopper, 'draft-1')).status).toBe(422)
  })

  test('ends when the ticket is closed or support switches it off', async () => {
    const ticket = await opened()
    await reply(ticket, { status: 'confirm' })
    expect((await send(ticket, 'Thanks')).status).toBe(200)
    await reply(ticket, { user_chat: false })
    expect((await send(ticket, 'Hm')).body.message).toBe(
      'Messages are switched off for this ticket.',
    )
    for (const status of ['completed', 'cancel'] as const) {
      await reply(ticket, { user_chat: true, status })
      expect(await send(ticket, 'Hm')).toMatchObject({
        status: 422,
        body: { message: 'This ticket is closed.' },
      })
    }
    expect((await show(ticket)).support_ticket.messages).toHaveLength(2)
  })

  test('has room for 200 messages of the shopper, and for any of support', async () => {
    const ticket = await opened()
    const [row] = await api.db.select().from(tickets).where(eq(tickets.ticketNo, ticket))
    const written = { ticketId: row?.id ?? 0, sender: 'user', body: 'And' } as const
    await api.db.insert(ticketMessages).values(Array(198).fill(written))
    await reply(ticket, { message: 'We are on it', agent: 'Mira' })
    expect((await send(ticket, 'The last')).status).toBe(200)
    expect(await send(ticket, 'One more')).toMatchObject({
      status: 422,
      body: { message: 'This ticket holds no more messages. Please open a new one.' },
    })
    await reply(ticket, { message: 'Done', agent: 'Mira' })
    expect((await show(ticket)).support_ticket.messages).toHaveLength(202)
  })

  test('support answers, pins, and is heard of without a word of what it wrote', async () => {
    const ticket = await opened()
    await reply(ticket, { message: 'On it', agent: 'Mira' })
    await reply(ticket, { message: 'Done', is_highlighted: true, status: 'completed' })
    expect(told).toEqual(
      Array(2).fill(
        `support-ticket-message-channel support-ticket-message-event {"ticket_number":"${ticket}"}`,
      ),
    )
    const { support_ticket, highlighted_messages } = await show(ticket)
    expect(support_ticket.status).toBe('completed')
    expect(support_ticket.messages.slice(1)).toMatchObject([
      { message: 'On it', sender_id: 0, sender_name: 'Mira' },
      { message: 'Done', sender_name: 'Support' },
    ])
    expect(highlighted_messages.map(({ message }) => message)).toEqual(['Done'])
    await expect(reply('T1', { message: 'x' })).rejects.toMatchObject({ status: 404 })
  })
})

describe('the list', () => {
  test('newest first, by filter and page, with the counts of all', async () => {
    const made: string[] = []
    for (let n = 0; n < 5; n++) made.push(await opened({ subject: `${n}` }))
    await reply(made[0] ?? '', { status: 'completed' })
    await reply(made[1] ?? '', { status: 'cancel' })
    await reply(made[2] ?? '', { status: 'confirm' })
    const list = async (query: string) => {
      const { support_tickets, ...counts } = await read(calls.getTickets, query)
      return { ...counts, subjects: support_tickets.map(({ subject }) => subject) }
    }
    const counts = { running: 3, completed: 1, cancel: 1 }
    expect(await list('')).toEqual({ total: 5, ...counts, subjects: ['4', '3', '2', '1', '0'] })
    expect(await list('?status=running&page=2&per_page=2')).toEqual({
      total: 3,
      ...counts,
      subjects: ['2'],
    })
    expect((await list('?status=completed&per_page=10')).subjects).toEqual(['0'])
    expect((await list('?status=cancel')).subjects).toEqual(['1'])
    expect((await api.get('/support-tickets?status=x', shopper)).body.errors).toHaveProperty(
      'status',
    )
  })

  test('and everything in it is the own one: another’s ticket is as if not there', async () => {
    const other = await makeShopper(api.db)
    const ticket = await opened()
    const missing = await api.get('/support-ticket/show?ticket_number=T00000000', shopper)
    expect(missing).toMatchObject({ status: 422, body: { message: 'Ticket not found' } })
    for (const path of ['/support-ticket/show', '/support-ticket-messages'])
      expect(await api.get(`${path}?ticket_number=${ticket}`, other)).toMatchObject({
        status: 422,
        text: missing.text,
      })
    expect(await send(ticket, 'Let me in', other)).toMatchObject({
      status: 422,
      text: missing.text,
    })
    expect((await read(calls.getTickets, '', other)).total).toBe(0)
    expect((await show(ticket)).support_ticket.messages).toHaveLength(1)
  })
})
