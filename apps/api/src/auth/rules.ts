import { inArray } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { settings } from '../settings/tables.ts'

/** The settings that decide what accounts and orders may do, as they are when nobody set them. */
const defaults = {
  phone_min_length: 9,
  phone_max_length: 16,
  phone_required: true,
  register_otp_type: 'email',
  forgot_otp_type: 'email',
  order_place_account_verify: false,
  cash_on_delivery: false,
  online_payment: false,
}
export type Rules = Readonly<typeof defaults>

/** Reads them; a value of another kind than the default's is not believed. */
export async function readRules(db: Database): Promise<Rules> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, Object.keys(defaults)))
  const known = rows.filter(
    ({ key, value }) => typeof value === typeof defaults[key as keyof typeof defaults],
  )
  return { ...defaults, ...Object.fromEntries(known.map(({ key, value }) => [key, value])) }
}
