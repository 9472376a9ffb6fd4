/** Other words for what the shop has, for the shop's operator. */
import { call } from '@shop/contract'
import { flagParam, textParam } from '@shop/contract/request'
import { and, asc, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { transact } from '../db/transact.ts'
import type { AppEnv, Deps } from '../deps.ts'
import { answer, mount, Refusal } from '../http/index.ts'
import { clearMemos } from '../memo.ts'
import { wordsOf } from './fold.ts'
import { longestSynonym } from './query.ts'
import { searchSynonyms } from './tables.ts'
import { gatherWords } from './words.ts'

/** Not a call of the storefront's, so not one of the contract's. */
export const synonymsCall = call({
  method: 'POST',
  path: '/operator/synonyms',
  auth: 'none',
  summary: 'Say or take back what else people call a thing, or list it all',
  body: v.object({
    change: v.optional(
      v.object({
        said: textParam(60),
        meant: textParam(60),
        /** Whether it is another thing, and only the nearest that the shop has. */
        is_near: flagParam,
        is_removed: flagParam,
      }),
    ),
  }),
  data: v.object({ lines: v.array(v.string()) }),
})

type SynonymsRequest = v.InferOutput<(typeof synonymsCall)['body']>

/** Serves it; whoever mounts it lets operators in only. */
export const mountSynonyms = (routes: Hono<AppEnv>): void =>
  mount(routes, synonymsCall, async (c) =>
    answer(c, await changeSynonyms(c.var.deps, c.req.valid('json'))),
  )

/** As it is kept: what differs in spaces or capitals is one. */
const tidied = (text: string) => {
  const words = text.trim().toLowerCase().split(/\s+/)
  if (wordsOf(text).length === 0 || words.length > longestSynonym)
    throw new Refusal(`A synonym is one to ${longestSynonym} words, not “${text}”.`)
  return words.join(' ')
}

const list = async ({ db }: Deps) => {
  const rows = await db
    .select()
    .from(searchSynonyms)
    .orderBy(asc(searchSynonyms.said), asc(searchSynonyms.meant))
  return rows.map(({ said, meant, isNear }) => `${said}  ${meant}${isNear ? '  --near' : ''}`)
}

/** Takes effect with the next search. */
export const changeSynonyms = async (
  deps: Deps,
  { change }: SynonymsRequest,
): Promise<{ lines: string[] }> => {
  if (!change) return { lines: await list(deps) }
  const row = { said: tidied(change.said), meant: tidied(change.meant) }
  if (row.said === row.meant) throw new Refusal(`“${row.said}” means itself anyway.`)
  await transact(deps.db, async (tx) => {
    if (!change.is_removed) {
      const isNear = change.is_near
      await tx
        .insert(searchSynonyms)
        .values({ ...row, isNear })
        .onConflictDoUpdate({
          target: [searchSynonyms.said, searchSynonyms.meant],
          set: { isNear },
        })
      return
    }
    const removed = await tx
      .delete(searchSynonyms)
      .where(and(eq(searchSynonyms.said, row.said), eq(searchSynonyms.meant, row.meant)))
      .returning()
    if (removed.length === 0)
      throw new Refusal(`“${row.said}” was not said to mean “${row.meant}”.`)
  })
  await gatherWords(deps.db)
  clearMemos(deps)
  deps.changed?.()
  const effect = change.is_removed ? 'no longer finds' : 'now finds'
  const nearest =
    change.is_near && !change.is_removed ? ', and the answer says that it is only near' : ''
  return { lines: [`“${row.said}” ${effect} “${row.meant}”${nearest}.`] }
}
