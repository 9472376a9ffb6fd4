import type { Settings } from '@shop/contract'

/** The account that every demo installation has. */
const demoAccount = { phone: 'demo@shop.example', password: 'secret-demo' }

/**
 * What the login form starts with: a local environment fills in the demo account (specification.md
 * section 9).
 */
export const prefillOf = (settings: Settings) =>
  settings.app_environment === 'local' ? demoAccount : null
