import type { Settings } from '@shop/contract'

/** Whether somebody can open a shop here: there are several, and the server takes applications. */
export const takesSellers = ({ multi_vendor, capabilities }: Settings) =>
  multi_vendor && capabilities.includes('shop_register')
