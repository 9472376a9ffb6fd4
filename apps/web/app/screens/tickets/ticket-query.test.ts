import { expect, test } from 'vitest'
import { readTicketQuery, ticketsHref } from './ticket-query.ts'

const read = (search: string) => readTicketQuery(new URLSearchParams(search))

test.each([
  ['', { status: 'running', page: 1 }],
  ['status=completed&page=3', { status: 'completed', page: 3 }],
  ['status=pending&page=-1', { status: 'running', page: 1 }],
  ['status=cancel&page=x', { status: 'cancel', page: 1 }],
])('%j is read as %j', (search, query) => {
  expect(read(search)).toEqual(query)
})

test('the first page of what runs has the bare address; each address reads back', () => {
  expect(ticketsHref({ status: 'running', page: 1 })).toBe('/support-tickets')
  expect(ticketsHref({ status: 'cancel', page: 2 })).toBe('/support-tickets?status=cancel&page=2')
  expect(read(ticketsHref({ status: 'running', page: 4 }).split('?')[1] ?? '')).toEqual({
    status: 'running',
    page: 4,
  })
})
