/** A request whose body takes its time, while its session ends or its account moves. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, makeShopper } from '../orders/testing.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'

let api: TestApi
let shopper: Awaited<ReturnType<typeof makeShopper>>
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await emptyDatabase(api.db)
  shopper = await makeShopper(api.db)
})

/** Sends the head and half of the body, until the server waits for the rest; `finish` sends that. */
const begin = async (path: string, body: object) => {
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  const waits = Promise.withResolvers<void>()
  const rest = Promise.withResolvers<void>()
  const parts = [
    () => bytes.slice(0, 5),
    async () => {
      waits.resolve()
      await rest.promise
      return bytes.slice(5)
    },
  ]
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const part = await parts.shift()?.()
        if (part) controller.enqueue(part)
        else controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const answer = Promise.resolve(
    api.app.request(
      new Request(`http://shop.test/api${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': String(bytes.length),
          Authorization: `Bearer ${shopper.token}`,
        },
        body: stream,
        duplex: 'half',
      } as RequestInit),
    ),
  )
  await waits.promise
  return async () => {
    rest.resolve()
    return (await answer).status
  }
}

test.each([
  ['/address/store', { name: 'Ada', phone: '010', address_line: 'Nile 1', address_type: 'home' }],
  ['/update-profile', { name: 'Eve', phone: '01000000000', email: 'eve@shop.test' }],
])('%s writes nothing for a session that has ended meanwhile', async (path, body) => {
  const finish = await begin(path, body)
  expect((await api.post('/logout', {}, { token: shopper.token })).status).toBe(200)
  expect(await finish()).toBe(401)
})
