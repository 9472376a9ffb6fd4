import type { Context } from 'hono'
import type { AppEnv, Deps } from '../deps.ts'
import { memo } from '../memo.ts'
import { type RequestView, viewOf } from './request-view.ts'

type Read<Asked> = (deps: Deps, view: RequestView, asked: Asked) => Promise<object>

const written = (data: object) => JSON.stringify({ data })

/** Longer lists are read anew: they are rare, and would fill the memory. */
const maxRows = 50
/** Whoever asks for every page of every list in turn must not fill the memory either. */
const maxTexts = 60

/**
 * The written answer to a guest is the same for all guests, so it is kept for a second or two and
 * shared by those who ask at once. Who is signed in gets an own one. Stock may be that old on
 * screen; what is ordered is judged by the database.
 *
 * @param rows how many rows an answer may have
 */
export const shared = <Asked extends object>(
  read: Read<Asked>,
  rows: (asked: Asked) => number = () => 0,
) => {
  const texts = memo(
    async (deps, key) => {
      const { view, asked } = JSON.parse(key) as { view: RequestView; asked: Asked }
      return written(await read(deps, view, asked))
    },
    0.3,
    maxTexts,
  )
  return async (c: Context<AppEnv>, asked: Asked): Promise<Response> => {
    const { deps } = c.var
    const view = viewOf(c)
    const isShared = view.userId === null && rows(asked) <= maxRows
    const text = isShared
      ? await texts(deps, JSON.stringify({ view, asked }))
      : written(await read(deps, view, asked))
    return c.body(text, 200, { 'Content-Type': 'application/json' })
  }
}
