import { and, eq, sql } from 'drizzle-orm'
import { type Rules, readRules } from '../auth/rules.ts'
import type { Database } from '../db/index.ts'
import { wrongField } from '../http/index.ts'
import { paymentGateways } from '../settings/tables.ts'

/** What this server can take money with; others are a stock server's. */
const served = ['sandbox']

/** A gateway's name as it is kept, while it is on; null for any other. */
export async function gatewayNamed(db: Database, rules: Rules, asked: string) {
  const wanted = asked.toLowerCase()
  if (!rules.online_payment || !served.includes(wanted)) return null
  const [gateway] = await db
    .select({ name: paymentGateways.name })
    .from(paymentGateways)
    .where(and(eq(sql`lower(${paymentGateways.name})`, wanted), eq(paymentGateways.isActive, true)))
  return gateway?.name ?? null
}

/** How an order is to be paid. Stock servers take an unknown method for cash; this one refuses. */
export async function paymentMethod(db: Database, asked: string, rules?: Rules): Promise<string> {
  const known = rules ?? (await readRules(db))
  if (asked.toLowerCase() === 'cash' && known.cash_on_delivery) return 'cash'
  const gateway = await gatewayNamed(db, known, asked)
  if (!gateway) throw wrongField('payment_method', 'The selected payment method is not available.')
  return gateway
}
