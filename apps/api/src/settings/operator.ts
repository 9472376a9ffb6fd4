/** Setting the shop's settings while it runs, for the shop's operator. */
import { call } from '@shop/contract'
import { textParam } from '@shop/contract/request'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../deps.ts'
import { answer, mount } from '../http/index.ts'
import { clearMemos } from '../memo.ts'
import { changeSettings } from './change.ts'

/** Not a call of the storefront's, so not one of the contract's. */
export const settingsChange = call({
  method: 'POST',
  path: '/operator/settings',
  auth: 'none',
  summary: 'Change settings, and list them all',
  body: v.object({
    changes: v.pipe(
      v.array(v.object({ path: textParam(200), value: v.pipe(v.string(), v.maxLength(20_000)) })),
      v.maxLength(500),
    ),
  }),
  data: v.object({ lines: v.array(v.string()) }),
})

/** Serves it; whoever mounts it lets operators in only. */
export const mountSettingsChange = (routes: Hono<AppEnv>): void =>
  mount(routes, settingsChange, async (c) => {
    const { deps } = c.var
    const { changes } = c.req.valid('json')
    const lines = await changeSettings(deps, changes)
    if (changes.length) {
      clearMemos(deps)
      deps.changed?.()
    }
    return answer(c, { lines })
  })
