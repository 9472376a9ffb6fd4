import { expect, test } from 'vitest'
import { filmNames, filmRoutes } from './films.ts'

const get = (file: string, headers: Record<string, string> = {}) =>
  filmRoutes().request(`/media/films/${file}`, { headers })

test.each(filmNames)('%s is a film, whole', async (name) => {
  const answer = await get(`${name}.webm`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('video/webm')
  const film = new Uint8Array(await answer.arrayBuffer())
  expect([...film.subarray(0, 4)], 'as all Matroska files begin').toEqual([0x1a, 0x45, 0xdf, 0xa3])
  expect(Number(answer.headers.get('content-length'))).toBe(film.length)
})

test('in parts, as players ask for it', async () => {
  const [name] = filmNames
  const whole = Buffer.from(await (await get(`${name}.webm`)).arrayBuffer())
  for (const [range, from, to] of [
    ['bytes=0-3', 0, 3],
    ['bytes=10-', 10, whole.length - 1],
    ['bytes=-5', whole.length - 5, whole.length - 1],
    [`bytes=4-${whole.length + 99}`, 4, whole.length - 1],
  ] as const) {
    const answer = await get(`${name}.webm`, { Range: range })
    expect(answer.status, range).toBe(206)
    expect(answer.headers.get('content-range')).toBe(`bytes ${from}-${to}/${whole.length}`)
    expect(Buffer.from(await answer.arrayBuffer()).equals(whole.subarray(from, to + 1))).toBe(true)
  }
  expect((await get(`${name}.webm`, { Range: `bytes=${whole.length}-` })).status).toBe(416)
  expect((await get(`${name}.webm`, { Range: 'lines=1-2' })).status).toBe(200)
})

test.each(['none.webm', 'headphones.mp4', '..%2Ffilms.ts', 'toString'])(
  '%s is none',
  async (file) => {
    expect((await get(file)).status).toBe(404)
  },
)
