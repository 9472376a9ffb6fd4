import { and, eq, sql } from 'drizzle-orm'
import type { Rules } from '../auth/rules.ts'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { wrongField } from '../http/index.ts'
import { paymentGateways } from '../settings/tables.ts'
import { sandboxGateway } from './sandbox.ts'

type Env = Pick<Config, 'environment'>

/** The sandbox takes no money and says that it did: a real shop has nothing of it. */
export const hasSandbox = ({ environment }: Env): boolean => environment === 'local'

/** Whether a gateway of the settings may be shown. */
export const isOffered = (config: Env, name: string): boolean =>
  name.toLowerCase() !== sandboxGateway.name || hasSandbox(config)

/** Whether this server can take money with it; others are a stock server's. */
const isServed = (config: Env, name: string) => name === sandboxGateway.name && hasSandbox(config)

/** A gateway's name as it is kept, while it is on; null for any other. */
export async function gatewayNamed(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  rules: Rules,
  requested: string,
) {
  const name = requested.toLowerCase()
  if (!rules.online_payment || !isServed(config, name)) return null
  const [gateway] = await db
    .select({ name: paymentGateways.name })
    .from(paymentGateways)
    .where(and(eq(sql`lower(${paymentGateways.name})`, name), eq(paymentGateways.isActive, true)))
  return gateway?.name ?? null
}

/** How an order is to be paid. Stock servers take an unknown method for cash; this one refuses. */
export async function paymentMethod(
  deps: Pick<Deps, 'db' | 'config'>,
  rules: Rules,
  requested: string,
): Promise<string> {
  if (requested.toLowerCase() === 'cash' && rules.cash_on_delivery) return 'cash'
  const gateway = await gatewayNamed(deps, rules, requested)
  if (!gateway) throw wrongField('payment_method', 'The selected payment method is not available.')
  return gateway
}
