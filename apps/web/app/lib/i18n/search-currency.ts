import type { Currency, Settings } from '@shop/contract'

/**
 * In which currency a search's prices are meant; said only where there may be some, it is not the default, and
 * the server knows what to do with it.
 */
export const searchCurrency = (
  search: string | null | undefined,
  { name, is_default }: Currency,
  { capabilities }: Pick<Settings, 'capabilities'>,
): { currency?: string } =>
  !is_default && /\p{Nd}/u.test(search ?? '') && capabilities.includes('search_currency')
    ? { currency: name }
    : {}
