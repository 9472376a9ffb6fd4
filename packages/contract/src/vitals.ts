/** How fast the storefront is for those who use it (decision 051). */
import * as v from 'valibot'
import { call } from './call.ts'
import { atMost, flagParam } from './request.ts'

/** Core Web Vitals: milliseconds, but for the layout shift, which has no unit. */
export const vitalNames = ['LCP', 'INP', 'CLS'] as const
export type VitalName = (typeof vitalNames)[number]

/** One of them, of one view of a screen. */
export const Vital = v.object({
  /** The screen's name among the routes. */
  screen: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  name: v.picklist(vitalNames),
  value: v.pipe(v.number(), v.finite(), v.minValue(0)),
})
export type Vital = v.InferOutput<typeof Vital>

export const noteVitals = call({
  method: 'POST',
  path: '/vitals',
  auth: 'none',
  capability: 'answer: web_vitals_percent',
  summary: 'Count how fast screens were; nothing tells for whom',
  body: v.object({ is_phone: flagParam, vitals: atMost(60, v.array(Vital)) }),
  data: v.object({}),
})
