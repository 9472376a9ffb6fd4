/** How fast the storefront is for those who use it (decision 051). */
import * as v from 'valibot'
import { call } from './call.ts'
import { atMost, flagParam } from './request.ts'

/** Core Web Vitals: milliseconds, but for the layout shift, which has no unit. */
export const vitalNames = ['LCP', 'INP', 'CLS'] as const
export type VitalName = (typeof vitalNames)[number]

/** The storefront's screens, by the ids of their routes (`routes.test.ts` compares): strangers make up no others. */
export const screens = [
  'home',
  'shop',
  'shop-detail',
  'shop-register',
  'products',
  'productDetails',
  'categories',
  'category-product',
  'most-popular',
  'best-deal',
  'flash-sale',
  'compare',
  'checkout',
  'buynow',
  'support',
  'terms-and-conditions',
  'privacy-policy',
  'about-us',
  'contact-us',
  'policy-page',
  'dashboard',
  'order-history',
  'order-details',
  'wishlist',
  'massages',
  'profile',
  'manage-address',
  'add-new-address',
  'edit-address',
  'change-password',
  'support-ticket',
  'support-ticket-details',
  'blogs',
  'blog-details',
  'order-invoice',
  'not-found',
] as const
export type Screen = (typeof screens)[number]

/** One of them, of one view of a screen. */
export const Vital = v.object({
  screen: v.picklist(screens),
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
