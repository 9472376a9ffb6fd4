import type { Cents } from '../money.ts'

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
