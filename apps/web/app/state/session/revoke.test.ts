import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { revoke } from './revoke.ts'

let calls: string[]

const answerWith = (answer: (method: string) => Response) =>
  vi.stubGlobal('fetch', async (request: Request) => {
    calls.push(`${request.method} ${request.headers.get('Authorization')}`)
    return answer(request.method)
  })

beforeEach(() => {
  calls = []
  vi.stubGlobal('location', { origin: 'https://shop.example' })
  vi.stubGlobal('document', { documentElement: { dataset: { locale: 'en' } } })
})
afterEach(() => vi.unstubAllGlobals())

test('the token that is gone from storage is the one that is revoked', async () => {
  answerWith(() => Response.json({ message: 'ok' }))
  await revoke('mine')
  expect(calls).toEqual(['GET Bearer mine'])
})

test.each([
  ['a web page', () => new Response('<!doctype html>')],
  ['404', () => Response.json({ message: 'no' }, { status: 404 })],
  ['405', () => Response.json({ message: 'no' }, { status: 405 })],
])('where GET is answered by %s, POST follows', async (_, odd) => {
  answerWith((method) => (method === 'GET' ? odd() : Response.json({ message: 'ok' })))
  await revoke('mine')
  expect(calls).toEqual(['GET Bearer mine', 'POST Bearer mine'])
})

test('a server in trouble is not asked twice', async () => {
  answerWith(() => Response.json({ message: 'down' }, { status: 500 }))
  await expect(revoke('mine')).rejects.toThrow('down')
  expect(calls).toHaveLength(1)
})
