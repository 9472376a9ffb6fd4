import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'

const folder = join(import.meta.dirname, 'films')

/** The demo shop's films, by their names under /media/films. */
export const filmNames = ['headphones'] as const

const known = (file: string) => filmNames.find((name) => file === `${name}.webm`)

/** "bytes=0-99", "bytes=100-" or "bytes=-100" of so many bytes; null for what is none of them. */
function rangeOf(header: string | undefined, size: number): { from: number; to: number } | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return { from, to }
}

/** GET /media/films/{name}.webm, whole or in the parts that players ask for. */
export const filmRoutes = () =>
  new Hono().get('/media/films/:file', async (c) => {
    c.header('X-Content-Type-Options', 'nosniff')
    const name = known(c.req.param('file'))
    if (name === undefined) return c.json({ message: 'Film not found' }, 404)
    const film = await readFile(join(folder, `${name}.webm`))
    c.header('Accept-Ranges', 'bytes')
    const range = rangeOf(c.req.header('Range'), film.length)
    if (range && range.from > range.to) {
      c.header('Content-Range', `bytes */${film.length}`)
      return c.body(null, 416)
    }
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    c.header('Content-Type', 'video/webm')
    if (!range) {
      c.header('Content-Length', String(film.length))
      return c.body(film)
    }
    const { from, to } = range
    c.header('Content-Range', `bytes ${from}-${to}/${film.length}`)
    c.header('Content-Length', String(to - from + 1))
    return c.body(film.subarray(from, to + 1), 206)
  })
