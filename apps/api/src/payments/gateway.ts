import type { Cents } from '../cart/money.ts'
import type { Deps } from '../deps.ts'
import { hasSandbox } from './method.ts'

/** What is to go back, and from where. */
export interface GivenBack {
  /** The payment that took it. */
  readonly payment: string
  readonly amount: Cents
  /** Asked again with the same key, a gateway gives nothing more and answers the same. */
  readonly key: string
}

/** A gateway, as far as money goes back through it. */
export interface Gateway {
  /** Gives money of a payment back; rejects with what the operator is to read when it does not. */
  refund(wish: GivenBack): Promise<void>
}

/** No money ever moved (decision 018), so none has to come back. */
const sandbox: Gateway = { refund: async () => undefined }

/** The gateway that a payment was made at; null where this server does not reach it. */
export const gatewayOf = ({ gateways, config }: Deps, name: string): Gateway | null => {
  const known = gateways ?? (hasSandbox(config) ? { sandbox } : {})
  return known[name.toLowerCase()] ?? null
}
