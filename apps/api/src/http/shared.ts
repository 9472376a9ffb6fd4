import type { Context } from 'hono'
import type { AppEnv, Deps } from '../deps.ts'
import { memo } from '../memo.ts'
import { type Viewer, viewerOf } from './viewer.ts'

type Read<Query> = (deps: Deps, viewer: Viewer, query: Query) => Promise<object>

const written = (data: object) => JSON.stringify({ data })

/** Longer lists are read anew: they are rare, and would fill the memory. */
const maxRows = 50
/** Whoever asks for every page of every list in turn must not fill the memory either. */
const maxTexts = 60

/**
 * The serialised answer to a guest is the same for all guests, so it is memoised for a second or
 * two and shared by those who ask at once. Who is signed in gets an own one. Stock may be that old
 * on screen; what is ordered is judged by the database.
 *
 * @param rows how many rows an answer may have
 */
export const shared = <Query extends object>(
  read: Read<Query>,
  rows: (query: Query) => number = () => 0,
) => {
  const texts = memo(
    async (deps, key) => {
      const { viewer, query } = JSON.parse(key) as { viewer: Viewer; query: Query }
      return written(await read(deps, viewer, query))
    },
    0.3,
    maxTexts,
  )
  return async (c: Context<AppEnv>, query: Query): Promise<Response> => {
    const { deps } = c.var
    const viewer = viewerOf(c)
    const isShared = viewer.userId === null && rows(query) <= maxRows
    const text = isShared
      ? await texts(deps, JSON.stringify({ viewer, query }))
      : written(await read(deps, viewer, query))
    return c.body(text, 200, { 'Content-Type': 'application/json' })
  }
}
