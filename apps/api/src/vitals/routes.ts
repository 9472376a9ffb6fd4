import { noteVitals } from '@shop/contract'
import { Hono } from 'hono'
import type { AppEnv } from '../deps.ts'
import { mount } from '../http/index.ts'
import { countMeasurements } from '../limits/throttle.ts'
import { countVitals } from './service.ts'

/** What browsers say of how fast the storefront was (decision 051). */
export const vitalRoutes = new Hono<AppEnv>()

mount(vitalRoutes, noteVitals, async (c) => {
  const { db, now } = c.var.deps
  const { is_phone, vitals } = c.req.valid('json')
  countMeasurements(c, vitals.length)
  await countVitals(db, { isPhone: is_phone, found: vitals }, now())
  return c.body(null, 204)
})
