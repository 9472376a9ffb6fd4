import { Settings } from '@shop/contract'
import { inArray } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../db/index.ts'
import { settings } from '../settings/tables.ts'

/** The settings that decide what accounts and orders may do. */
const Rules = v.pick(Settings, [
  'phone_min_length',
  'phone_max_length',
  'phone_required',
  'register_otp_type',
  'forgot_otp_type',
  'order_place_account_verify',
  'cash_on_delivery',
  'online_payment',
])
export type Rules = Readonly<v.InferOutput<typeof Rules>>

/** Reads them; where nobody set one, or set nonsense, it is as /master says it. */
export async function readRules(db: Database): Promise<Rules> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, Object.keys(Rules.entries)))
  return v.parse(Rules, Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}
