import type { Config } from '../config.ts'
import { isSameEmail } from '../mail/address.ts'
import { demoAccount } from '../seed/content/demo.ts'

/**
 * The demo account's password stands in the documentation. A database that was filled to try the shop
 * may have it, but in production nobody is let in by it.
 */
export const isClosedDemo = (
  { environment }: Pick<Config, 'environment'>,
  email: string | null,
): boolean => environment === 'production' && isSameEmail(email, demoAccount.email)
