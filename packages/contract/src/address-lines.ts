import type { Address } from './account.ts'

/** Who lives there, what kind it is and whether it is the default: said beside the lines. */
type Beside = 'id' | 'name' | 'phone' | 'address_type' | 'is_default'

/** The lines of an address, as they go on a parcel; the app's and the server's documents say the same. */
export const addressLines = (address: Omit<Address, Beside>): string[] =>
  [
    [address.flat_no, address.address_line].filter(Boolean).join(', '),
    address.address_line2,
    [address.area, address.post_code].filter(Boolean).join(' '),
  ].filter((line): line is string => Boolean(line))
