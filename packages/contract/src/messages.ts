/** Translations of the storefront (wire.md 3). */
import * as v from 'valibot'
import { call } from './call.ts'

/** English phrase to translated phrase. */
export const Messages = v.fallback(v.record(v.string(), v.fallback(v.string(), '')), {})

export const getMessages = call({
  method: 'GET',
  path: '/lang/{locale}',
  auth: 'none',
  summary: 'Translations of the storefront',
  data: Messages,
  bare: true,
})
